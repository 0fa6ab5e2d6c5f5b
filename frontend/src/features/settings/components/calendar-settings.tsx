import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyableLink } from '#components/copyable-link.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { calendarLinkQuery } from '#queries/notifications.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SavedNote } from './saved-note.tsx';

/** Lets learners see due dates and reviews in their own calendar. Source: rules/notifications.md N30 */
export function CalendarSettings({ learnerId }: { learnerId: string }) {
  const { data, error, refetch } = useQuery(calendarLinkQuery(learnerId));
  return (
    <PageSection
      id="calendar"
      title="Calendar"
      lead="Due dates and reviews in Google Calendar, Outlook or Apple Calendar."
    >
      {data ? (
        <CalendarFeed learnerId={learnerId} path={data.path} />
      ) : error ? (
        <ErrorState title="Your calendar could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} It is safe.
        </ErrorState>
      ) : (
        <Skeleton height="24" aria-hidden="true" />
      )}
    </PageSection>
  );
}

function CalendarFeed({ learnerId, path }: { learnerId: string; path: string | null }) {
  const queryClient = useQueryClient();
  const { queryKey } = calendarLinkQuery(learnerId);
  const { mutate, isPending, isSuccess, error } = useApiMutation('changeCalendarLink', {
    call: (isOn: boolean) => ({ params: { userId: learnerId }, body: { isOn } }),
    onSuccess: (link) => updateCached(queryClient, queryKey, () => link),
  });
  return (
    <Stack gap="3" alignItems="stretch">
      <chakra.p>
        {path === null
          ? 'Your calendar then shows the due dates of assigned courses and how many cards to review each day. It updates a few times a day.'
          : 'Add it to your calendar once; it updates a few times a day.'}
      </chakra.p>
      {path !== null && <AddToCalendar link={new URL(path, location.origin)} />}
      <Box>
        <Button
          size="sm"
          variant={path === null ? 'solid' : 'outline'}
          pendingText={isPending && 'Saving...'}
          onClick={() => mutate(path === null)}
        >
          {path === null ? 'Create Calendar Link' : 'Turn Off'}
        </Button>
        {path !== null && (
          <chakra.p textStyle="small" color="fg.muted" mt="2">
            Turn it off if someone else has the link. A new link is a different one.
          </chakra.p>
        )}
      </Box>
      <SavedNote isPending={isPending} isSaved={isSuccess} error={error} />
    </Stack>
  );
}

function AddToCalendar({ link }: { link: URL }) {
  const webcal = link.href.replace(/^https?:/, 'webcal:');
  const google = new URL('https://calendar.google.com/calendar/r');
  google.searchParams.set('cid', webcal);
  const outlook = new URL('https://outlook.live.com/calendar/0/addfromweb');
  outlook.searchParams.set('url', link.href);
  outlook.searchParams.set('name', 'Due Course');
  const choices = [
    ['Google Calendar', google.href],
    ['Outlook', outlook.href],
    ['Apple or another app', webcal],
  ] as const;
  return (
    <>
      <HStack gap="2" flexWrap="wrap">
        {choices.map(([name, href]) => (
          <Button key={name} asChild size="sm" variant="outline">
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </Button>
        ))}
      </HStack>
      <CopyableLink
        label="Calendar link"
        helperText="Anyone who has it sees your due dates and reviews, nothing else."
        link={link.href}
        copiedText="Paste it where your calendar asks for an address."
      />
    </>
  );
}
