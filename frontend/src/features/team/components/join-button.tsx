import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { forgetInvitation } from '#lib/session/opened-invitation.ts';
import { signOut } from '#lib/session/sign-out.ts';

/** Moves the focus to the confirmation, because the clicked button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus();

interface Props {
  token: string;
  /** Email of the signed-in account. */
  email: string;
  /** Address the invitation was sent to. */
  invitedEmail: string;
}

/** Accepts the invitation for the signed-in account, and names that account. */
export function JoinButton({ token, email, invitedEmail }: Props) {
  const accept = useApiMutation('acceptInvitation', {
    call: () => ({ body: { token } }),
    onSuccess: forgetInvitation,
  });
  const switchAccount = useSwitchAccount();
  if (accept.isSuccess) {
    return (
      <>
        <chakra.p
          ref={focusElement}
          tabIndex={-1}
          outline="none"
          mt="5"
          fontWeight="medium"
          color="fg.success"
        >
          You have joined. You now have access to the courses in {accept.data.tierName}.
        </chakra.p>
        <HStack mt="4" gap="3">
          <LinkButton to="/courses">Browse Courses</LinkButton>
        </HStack>
      </>
    );
  }
  const isOtherAccount = email.toLowerCase() !== invitedEmail.toLowerCase();
  return (
    <>
      {isOtherAccount ? (
        <Note colorPalette="signal" mt="5" overflowWrap="anywhere">
          This invitation was sent to {invitedEmail}. You are signed in as {email}: if you join, the
          seat and your progress belong to this account, and the plan’s owner sees its email
          address.
        </Note>
      ) : (
        <chakra.p mt="5" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          You are signed in as {email}.
        </chakra.p>
      )}
      <HStack mt={isOtherAccount ? '5' : '3'} gap="3" flexWrap="wrap">
        <Button
          size="lg"
          pendingText={accept.isPending && 'Joining...'}
          onClick={() => accept.mutate()}
        >
          Join Team
        </Button>
        {isOtherAccount && (
          <Button
            size="lg"
            variant="outline"
            colorPalette="neutral"
            pendingText={switchAccount.isPending && 'Signing out...'}
            onClick={() => switchAccount.mutate()}
          >
            Use Another Account
          </Button>
        )}
      </HStack>
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

/** Signs out, clears the learner's cached data, and returns to the invitation through the sign-in form. */
function useSwitchAccount() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await signOut({ keepsInvitation: true });
      await navigate({ to: '/login', search: { redirect: '/join' } });
      queryClient.clear();
    },
  });
}
