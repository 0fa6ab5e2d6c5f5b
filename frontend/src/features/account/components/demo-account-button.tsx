import { chakra } from '#ui/chakra/factory.ts';
import { Box } from '#ui/chakra/box.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { ApiError, userMessageOf } from '#lib/api-error.ts';
import type { AccountFlow } from '../account-flow.ts';
import { useStartDemo } from '../use-start-demo.ts';
import { configQuery } from '#queries/config.ts';
import { FormError } from './account-form.tsx';

/** Shows 'Try Demo Account', which creates a demo learner for this visit, in environments that have a demo. Source: rules/access.md A8 */
export function DemoAccountButton({ flow }: { flow: AccountFlow }) {
  const { data: config } = useQuery(configQuery);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');
  const start = useStartDemo();
  if (!config?.hasDemo) return null;

  const startDemo = async () => {
    setIsPending(true);
    setError('');
    try {
      const { email, password } = await start.mutateAsync();
      await flow.signInAndContinue(email, password);
    } catch (caught) {
      setError(caught instanceof ApiError ? userMessageOf(caught) : accountErrorOf(caught).message);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Box>
      <FormError title="Login Failed" message={error} />
      <Button
        width="100%"
        variant="outline"
        pendingText={isPending && 'Preparing your demo...'}
        onClick={() => void startDemo()}
      >
        Try Demo Account
      </Button>
      <chakra.p textStyle="small" color="fg.muted" mt="2">
        You get your own demo learner, deleted after a day.
      </chakra.p>
    </Box>
  );
}
