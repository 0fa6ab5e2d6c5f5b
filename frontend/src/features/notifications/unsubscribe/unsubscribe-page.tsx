import { chakra } from '#ui/chakra/factory.ts';
import { useLocation } from '@tanstack/react-router';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

const TITLE = 'Unsubscribe';

/** Renders `/unsubscribe#token`. Opening the link changes nothing, because mail scanners open links. Source: rules/notifications.md N9 */
export function UnsubscribePage() {
  const token = useLocation({ select: (location) => location.hash });
  const { status } = useSession();
  return (
    <PageContainer pb={{ base: '16', md: '24' }} minH="100dvh">
      <PageHeader title={TITLE} />
      {status === 'unknown' ? (
        // The server does not know the token.
        <Skeleton height="40" maxW="2xl" />
      ) : /^[\w.-]{20,200}$/.test(token) ? (
        <UnsubscribeForm token={token} />
      ) : (
        <ErrorState title="This link is incomplete">
          Open the link in the email again, or copy all of it into the address bar.
        </ErrorState>
      )}
    </PageContainer>
  );
}

function UnsubscribeForm({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useApiMutation('unsubscribe', {
    call: () => ({ params: { token } }),
  });
  if (isSuccess) {
    return (
      <Panel aria-live="polite" maxW="2xl">
        <chakra.h2 textStyle="h3">You won’t get these emails anymore</chakra.h2>
        <chakra.p mt="2" mb="5" color="fg.muted">
          Other emails, and what you see on the site, stay as they are. You can change all of it in
          your settings.
        </chakra.p>
        <LinkButton to="/account" hash="notifications" variant="outline">
          Notification Settings
        </LinkButton>
      </Panel>
    );
  }
  return (
    <Panel maxW="2xl">
      <chakra.p mb="5">
        Click the button to stop emails of this kind. You don’t need to sign in.
      </chakra.p>
      <Button pendingText={isPending && 'Stopping...'} onClick={() => mutate()}>
        Stop These Emails
      </Button>
      {error && (
        <chakra.p role="alert" mt="4" color="fg.error">
          {userMessageOf(error)}
        </chakra.p>
      )}
    </Panel>
  );
}
