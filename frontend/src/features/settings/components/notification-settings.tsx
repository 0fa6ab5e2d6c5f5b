import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { NotificationSettings as Settings } from '@learning/shared/contract/notifications';
import {
  NOTIFICATION_TYPES,
  REQUIRED_MAIL_TYPES,
  type NotificationType,
} from '@learning/shared/contract/notification-types';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { notificationSettingsQuery } from '#queries/notifications.ts';
import { useUpdateNotificationSettings } from '../api/update-notification-settings.ts';
import { TYPE_NAMES } from '../notification-type-names.ts';
import { SavedNote } from './saved-note.tsx';

/** What the learner is told about, on the site and by mail. */
export function NotificationSettings({ learnerId }: { learnerId: string }) {
  const { data, error, refetch } = useQuery(notificationSettingsQuery(learnerId));
  return (
    <PageSection
      id="notifications"
      title="Notifications"
      lead="What we tell you about, here and by email."
    >
      {data ? (
        <SettingsTable learnerId={learnerId} settings={data} />
      ) : error ? (
        <ErrorState title="Your settings could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} They are safe.
        </ErrorState>
      ) : (
        <Skeleton height={{ base: '48rem', md: '40rem' }} aria-hidden="true" />
      )}
    </PageSection>
  );
}

function SettingsTable({ learnerId, settings }: { learnerId: string; settings: Settings }) {
  const { mutate, isPending, isSuccess, error } = useUpdateNotificationSettings(learnerId);
  const { types, blockedMail, digestPausedAt } = settings;
  return (
    <>
      {blockedMail && (
        <Note colorPalette="signal">
          {blockedMail === 'bounce'
            ? 'Email to your address bounces, so we stopped sending it. Check your address under Account, or ask us to try again.'
            : 'One of our emails was reported as spam from your address, so we stopped sending email. Contact us to start again.'}
        </Note>
      )}
      {digestPausedAt && (
        <Note colorPalette="accent">
          You didn’t open ten review emails in a row, so we paused them. Turn Review email off and
          on to get them again.
        </Note>
      )}
      <Stack as="ul" gap="0" mt={blockedMail || digestPausedAt ? '4' : '0'}>
        {NOTIFICATION_TYPES.map((type) => (
          <TypeRow
            key={type}
            type={type}
            channels={types[type]}
            onChange={(change) => mutate({ types: { [type]: change } })}
          />
        ))}
      </Stack>
      <SavedNote isPending={isPending} isSaved={isSuccess} error={error} />
    </>
  );
}

interface RowProps {
  type: NotificationType;
  channels: Settings['types'][NotificationType];
  onChange: (change: { inApp?: boolean; email?: boolean }) => void;
}

function TypeRow({ type, channels, onChange }: RowProps) {
  const { name, about } = TYPE_NAMES[type];
  const isRequired = REQUIRED_MAIL_TYPES.includes(type);
  return (
    <chakra.li py="4" borderBottomWidth="1px" _first={{ pt: '0' }}>
      <chakra.fieldset
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="1"
      >
        <chakra.legend float="inline-start" flex="1 1 16rem">
          <chakra.span display="block" fontWeight="semibold">
            {name}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {about}
          </chakra.span>
        </chakra.legend>
        {/* The columns stay under each other whatever the labels say. */}
        <Box display="grid" gridTemplateColumns="4rem 7.5rem" gap="4">
          <Checkbox
            checked={channels.inApp}
            onChange={({ target }) => onChange({ inApp: target.checked })}
          >
            Here
          </Checkbox>
          <Checkbox
            checked={channels.email}
            disabled={isRequired}
            onChange={({ target }) => onChange({ email: target.checked })}
          >
            {isRequired ? 'Email, always' : 'Email'}
          </Checkbox>
        </Box>
      </chakra.fieldset>
    </chakra.li>
  );
}
