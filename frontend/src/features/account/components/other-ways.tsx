import { Grid } from '#ui/chakra/grid.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import type { AccountError } from '#lib/session/account-error.ts';
import { canUsePasskeys } from '#lib/session/passkey.ts';
import { configQuery } from '#queries/config.ts';
import type { AccountFlow } from '../account-flow.ts';
import { useEmailedCode, usePasskeySignIn } from '../use-way-to-sign-in.ts';

interface Props {
  flow: AccountFlow;
  onError: (error: AccountError) => void;
}

/** Offers the ways to sign in without a password that this environment and browser have. Their place is reserved. */
export function OtherWays({ flow, onError }: Props) {
  const { data: config } = useQuery(configQuery);
  const passkey = usePasskeySignIn(flow, onError);
  const code = useEmailedCode(flow, onError);
  return (
    <Grid minH="11" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))">
      {config && canUsePasskeys(config) && (
        <Button
          variant="outline"
          px="2"
          fontSize={{ base: 'sm', sm: 'md' }}
          pendingText={passkey.isPending && 'Waiting...'}
          onClick={passkey.click}
        >
          Use a Passkey
        </Button>
      )}
      {config?.hasEmailCodes && (
        <Button
          variant="outline"
          px="2"
          fontSize={{ base: 'sm', sm: 'md' }}
          pendingText={code.isPending && 'Sending...'}
          onClick={code.click}
        >
          Email Me a Code
        </Button>
      )}
    </Grid>
  );
}
