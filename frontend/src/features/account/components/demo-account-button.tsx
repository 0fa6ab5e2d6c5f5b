import { Box } from '#ui/chakra/box.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { accountErrorOf } from '#lib/session/account-error.ts';
import type { AccountFlow } from '../account-flow.ts';
import { configQuery } from '#queries/config.ts';
import { FormError } from './account-form.tsx';

/** Shows 'Try Demo Account' in environments that have a demo account. Source: rules/access.md A8 */
export function DemoAccountButton({ flow }: { flow: AccountFlow }) {
  const { data: config } = useQuery(configQuery);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');
  const demo = config?.demoAccount;
  if (!demo) return null;

  const signInToDemo = () => {
    setIsPending(true);
    setError('');
    flow
      .signInAndContinue(demo.email, demo.password)
      .catch((caught: unknown) => setError(accountErrorOf(caught).message))
      .finally(() => setIsPending(false));
  };

  return (
    <Box>
      <FormError title="Login Failed" message={error} />
      <Button
        width="100%"
        variant="outline"
        pendingText={isPending && 'Signing in...'}
        onClick={signInToDemo}
      >
        Try Demo Account
      </Button>
    </Box>
  );
}
