import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { inboxItemQuery } from '#queries/operator/desk.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Facts } from '../facts/facts.tsx';
import { CapstoneDialog } from './capstone-dialog.tsx';
import { CapstoneText } from './capstone-text.tsx';
import { HandlingDialog } from './handling-dialog.tsx';
import { STATE_COLORS, STATE_WORDS, TOPIC_WORDS } from './inbox-words.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

interface Props {
  itemId: string;
  onClose: () => void;
}

type CapstoneAction = 'rate' | 'keep' | 'remove';
type Opened =
  | 'handling'
  | 'reply'
  | 'confirm'
  | 'decline'
  | 'cancel'
  | `capstone-${CapstoneAction}`
  | null;

/** Shows one item of the inbox: who asks what, what was replied, and what can be done. */
export function InboxItemView({ itemId, onClose }: Props) {
  const { data: item, error, refetch } = useQuery(inboxItemQuery(itemId));
  const back = (
    <Button variant="plain" size="sm" onClick={onClose}>
      Back to Inbox
    </Button>
  );
  if (error && !item) {
    return (
      <Stack gap="4" alignItems="flex-start">
        {back}
        <ErrorState title="This message could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      </Stack>
    );
  }
  return (
    <Stack gap="4" alignItems="stretch" maxW="3xl">
      <Box>{back}</Box>
      {item ? <ItemPanel item={item} /> : <Skeleton height="64" />}
    </Stack>
  );
}

const ACTION_WORDS = {
  confirm: 'Confirm a Time',
  decline: 'Decline',
  cancel: 'Cancel Session',
} as const;

function ItemPanel({ item }: { item: InboxItem }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const openedAction = opened?.startsWith('capstone-')
    ? (opened.slice('capstone-'.length) as CapstoneAction)
    : null;
  const { topic, state, name, email, message, replies, session, capstone } = item;
  return (
    <Panel
      as="section"
      aria-label={capstone ? 'Capstone' : `Message from ${name ?? email ?? 'a deleted account'}`}
    >
      <HStack gap="3" flexWrap="wrap">
        <chakra.h2 textStyle="h4">
          {capstone ? `Capstone, ${capstone.courseTitle}` : (name ?? email ?? 'Deleted account')}
        </chakra.h2>
        <Badge colorPalette={STATE_COLORS[state]}>{STATE_WORDS[state]}</Badge>
      </HStack>
      <Facts facts={factsOf(item)} />
      <chakra.p mt="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {message}
      </chakra.p>
      {capstone && <CapstoneText capstone={capstone} />}
      {replies.map((reply) => (
        <Box key={reply.id} mt="4" ps="4" borderInlineStartWidth="2px" borderColor="accent.solid">
          <chakra.p textStyle="fine" color="fg.muted">
            {`We replied on ${printDateAndTime(reply.at)}${MAIL_WORDS[reply.mail]}`}
          </chakra.p>
          <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {reply.text}
          </chakra.p>
        </Box>
      ))}
      <HStack gap="3" mt="6" flexWrap="wrap">
        {item.kind === 'request' && (
          <Button size="sm" onClick={() => setOpened('reply')}>
            Reply
          </Button>
        )}
        {session?.actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'confirm' ? 'solid' : 'outline'}
            onClick={() => setOpened(action)}
          >
            {ACTION_WORDS[action]}
          </Button>
        ))}
        {capstone?.actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'rate' ? 'solid' : 'outline'}
            onClick={() => setOpened(`capstone-${action}`)}
          >
            {CAPSTONE_WORDS[action]}
          </Button>
        ))}
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={() => setOpened('handling')}
        >
          Change State or Owner
        </Button>
      </HStack>
      {/* Mounted when opened, so that a dialog names the version that it showed. */}
      {opened === 'handling' && <HandlingDialog item={item} onClose={close} />}
      {opened === 'reply' && <ReplyDialog item={item} onClose={close} />}
      {session && (opened === 'confirm' || opened === 'decline' || opened === 'cancel') && (
        <SessionDialog item={item} session={session} action={opened} onClose={close} />
      )}
      {capstone && openedAction !== null && (
        <CapstoneDialog item={item} capstone={capstone} action={openedAction} onClose={close} />
      )}
      <chakra.p mt="4" textStyle="fine" color="fg.muted">
        {`Topic: ${TOPIC_WORDS[topic]}`}
      </chakra.p>
    </Panel>
  );
}

const CAPSTONE_WORDS = { rate: 'Rate It', keep: 'Keep It', remove: 'Remove It' } as const;

const BECAUSE_WORDS = {
  no_raters: 'no one rated it for five days',
  paper_reported: 'the paper was reported',
  comment_reported: 'a comment was reported',
} as const;

const MAIL_WORDS = {
  sent: '',
  sending: ' – we don’t know whether the email left',
  refused: ' – the email was refused and not sent',
} as const;

function factsOf(item: InboxItem): (readonly [string, string])[] {
  const {
    email,
    organization,
    owner,
    createdAt,
    changedBy,
    changedAt,
    offer,
    session,
    capstone,
    isOperatorTold,
  } = item;
  const zone = session ? ` (${session.timeZone})` : '';
  const inZone = (time: string) =>
    new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: session?.timeZone ?? 'UTC',
    }).format(new Date(time)) + zone;
  return [
    ...(capstone
      ? [
          ['Because', BECAUSE_WORDS[capstone.because]] as const,
          ['Ratings', String(capstone.ratingCount)] as const,
        ]
      : [['Email', email ?? 'none'] as const]),
    ...(organization ? [['Organization', organization] as const] : []),
    ['Sent', printDateAndTime(createdAt)],
    ...(isOperatorTold === false ? [['Mail to us', 'not sent'] as const] : []),
    ['Owner', owner ?? 'no one'],
    ...(changedBy && changedAt
      ? [['Changed', `${changedBy}, ${printDateAndTime(changedAt)}`] as const]
      : []),
    ...(offer
      ? [
          ['Seats', String(offer.seats)] as const,
          ['Country', offer.country] as const,
          ['Purchase order', offer.needsPurchaseOrder ? 'needed' : 'not needed'] as const,
        ]
      : []),
    ...(session?.startsAt ? [['Confirmed for', inZone(session.startsAt)] as const] : []),
    ...(session?.offeredTimes ?? []).map((time) => ['Offered', inZone(time)] as const),
    ...(session?.isPlanEnded ? [['Plan', 'has ended'] as const] : []),
  ];
}
