import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import type { IntentSearch } from '#lib/session/intent.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { useLeave } from '#lib/session/use-sign-out.ts';

interface Props {
  /** What comes after the sign-up. */
  search: IntentSearch | { redirect: string };
}

/** Signs out of the demo account and creates the visitor's own, which goes on with what they wanted. Source: rules/access.md A21 */
export function CreateOwnAccount({ search }: Props) {
  const router = useRouter();
  const leave = useLeave();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await signOut();
      leave(
        router.buildLocation({ to: '/login', search: { mode: 'create-account', ...search } }).href,
      );
    },
  });
  return (
    <Button pendingText={isPending && 'Signing out...'} onClick={() => mutate()}>
      Create an Account
    </Button>
  );
}
