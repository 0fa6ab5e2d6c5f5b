import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { announcementQuery } from '#queries/operator/desk.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Facts } from '../facts/facts.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { audienceWords, STATE_WORDS } from './announcement-words.ts';
import { DraftDialog } from './draft-dialog.tsx';

type Opened = 'change' | 'test' | 'start' | 'stop' | null;

/** Shows an announcement with its mail, how far it was sent, and what can be done. */
export function AnnouncementView({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(announcementQuery(id));
  const back = (
    <Box>
      <Button variant="plain" size="sm" onClick={onClose}>
        Back to Announcements
      </Button>
    </Box>
  );
  if (data) {
    return (
      <Stack gap="4" maxW="3xl">
        {back}
        <AnnouncementPanel {...data} onRefresh={() => void refetch()} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      {back}
      {error ? (
        <ErrorState title="This announcement could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      ) : (
        <Skeleton height="64" />
      )}
    </Stack>
  );
}

interface PanelProps {
  announcement: Announcement;
  mail: { subject: string; text: string };
  onRefresh: () => void;
}

function AnnouncementPanel({ announcement, mail, onRefresh }: PanelProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { title, state, audience, told, lookedAt, mailed, startedBy, startedAt } = announcement;
  return (
    <Panel as="section" aria-label={title}>
      <HStack gap="3" flexWrap="wrap">
        <chakra.h2 textStyle="h4">{title}</chakra.h2>
        <Badge colorPalette={state === 'sending' ? 'signal' : 'neutral'}>
          {STATE_WORDS[state]}
        </Badge>
      </HStack>
      <Facts
        facts={[
          ['For', audienceWords(audience)],
          ...(startedBy && startedAt
            ? [['Started', `${startedBy}, ${printDateAndTime(startedAt)}`] as const]
            : []),
          ...(state === 'draft'
            ? []
            : [
                ['Told', `${told} of ${lookedAt} accounts so far`] as const,
                ['Emails sent', String(mailed)] as const,
              ]),
        ]}
      />
      <chakra.h3 mt="5" textStyle="label">
        Email
      </chakra.h3>
      <Box mt="2" p="4" borderWidth="1px" borderRadius="l2">
        <chakra.p fontWeight="semibold">{mail.subject}</chakra.p>
        <chakra.p mt="2" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {mail.text}
        </chakra.p>
      </Box>
      <HStack gap="3" mt="6" flexWrap="wrap">
        {state === 'draft' && (
          <>
            <Button size="sm" onClick={() => setOpened('start')}>
              Send to Everyone in the Audience
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpened('test')}>
              Send a Test to Me
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              onClick={() => setOpened('change')}
            >
              Change
            </Button>
          </>
        )}
        {state === 'sending' && (
          <Button size="sm" colorPalette="danger" onClick={() => setOpened('stop')}>
            Stop Sending
          </Button>
        )}
        {state !== 'draft' && (
          <Button size="sm" variant="outline" colorPalette="neutral" onClick={onRefresh}>
            Refresh Counts
          </Button>
        )}
      </HStack>
      {opened === 'change' && <DraftDialog announcement={announcement} onClose={close} />}
      {opened !== null && opened !== 'change' && (
        <StepDialog step={opened} announcement={announcement} onClose={close} />
      )}
    </Panel>
  );
}

const STEPS = {
  test: {
    call: 'testAnnouncement',
    title: 'Send a test to yourself?',
    text: 'You get the notification and the email as learners would, unless you turned news off.',
    submitText: 'Send Test',
    pendingText: 'Sending...',
  },
  start: {
    call: 'startAnnouncement',
    title: 'Send this announcement?',
    text: 'It starts within a quarter of an hour and reaches each learner once. The text can’t be changed afterwards.',
    submitText: 'Send Announcement',
    pendingText: 'Starting...',
  },
  stop: {
    call: 'stopAnnouncement',
    title: 'Stop sending?',
    text: 'Learners who were told keep it. It can’t be started again.',
    submitText: 'Stop Sending',
    pendingText: 'Stopping...',
  },
} as const;

interface StepProps {
  step: keyof typeof STEPS;
  announcement: Announcement;
  onClose: () => void;
}

function StepDialog({ step, announcement, onClose }: StepProps) {
  const { id } = announcement;
  // What the dialog showed when it opened, so that a change by someone else is noticed.
  const [version] = useState(announcement.version);
  const { call, text, ...words } = STEPS[step];
  const change = useOperatorMutation(call);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      {...words}
      onSubmit={(reason) =>
        change.mutateAsync({ params: { announcementId: id }, body: { version, reason } })
      }
    >
      <chakra.p color="fg.muted">{text}</chakra.p>
    </ReasonDialog>
  );
}
