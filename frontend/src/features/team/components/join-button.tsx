import { chakra, HStack } from '@chakra-ui/react';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useAcceptInvitation } from '../api/accept-invitation.ts';

/** The button that had focus is gone when this is shown. */
const focusIt = (element: HTMLElement | null) => element?.focus();

/** Takes the seat for the account that is signed in, and says which one that is. */
export function JoinButton({ token, email }: { token: string; email: string }) {
  const accept = useAcceptInvitation(token);
  if (accept.isSuccess) {
    return (
      <>
        <chakra.p
          ref={focusIt}
          tabIndex={-1}
          outline="none"
          mt="5"
          fontWeight="medium"
          color="fg.success"
        >
          You are in. The courses of {accept.data.tierName} are open to you.
        </chakra.p>
        <HStack mt="4" gap="3">
          <LinkButton to="/courses">Browse Courses</LinkButton>
        </HStack>
      </>
    );
  }
  return (
    <>
      <chakra.p mt="5" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        You are signed in as {email}.
      </chakra.p>
      <Button
        mt="3"
        size="lg"
        pendingText={accept.isPending && 'Joining...'}
        onClick={() => accept.mutate()}
      >
        Join Team
      </Button>
      <div role="alert">
        {accept.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(accept.error)}
          </chakra.p>
        )}
      </div>
    </>
  );
}
