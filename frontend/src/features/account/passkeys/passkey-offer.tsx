import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { canUsePasskeys } from '#lib/session/passkey.ts';
import { isOfferOpen, settleOffer, watchOffers } from '#lib/session/passkey-offers.ts';
import { canChangeSignIn, signedInLearner } from '#lib/session/session-store.ts';
import { configQuery } from '#queries/config.ts';
import { useCreatePasskey } from '#queries/passkeys.ts';

// Few learners wait until the sign-in is no longer recent.
const ConfirmIdentity = lazy(async () => ({
  default: (await import('../settings/confirm-identity.tsx')).ConfirmIdentity,
}));

/**
 * Offers a passkey after the first sign-in on this device, once. "Not Now" ends it for good; the account page has it, too.
 * Source: rules/access.md A28
 */
export function PasskeyOffer({ learnerId }: { learnerId: string }) {
  const { data: config } = useQuery(configQuery);
  const isOpen = useSyncExternalStore(watchOffers, () => isOfferOpen(learnerId));
  const [error, setError] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const create = useCreatePasskey(learnerId);
  if (!isOpen || !config || !canUsePasskeys(config)) return null;

  const createOne = () => {
    setIsAsking(false);
    setError('');
    create.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: 'Passkey Created',
          description: 'Choose “Use a Passkey” the next time you sign in.',
          tone: 'success',
        }),
      onError: ({ message }) => setError(message),
    });
  };

  return (
    <chakra.section aria-labelledby="passkey-offer" mt="14">
      <Notice Icon={KeyRound} tone="neutral">
        <chakra.h2 id="passkey-offer" fontWeight="semibold">
          Sign in without a password next time
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          Create a passkey and use your fingerprint, face or screen lock instead. It takes a few
          seconds.
        </chakra.p>
        <div role="alert">
          {error && (
            <chakra.p mt="2" color="danger.fg">
              {error}
            </chakra.p>
          )}
        </div>
        {isAsking ? (
          <chakra.div mt="3" maxW="md">
            <Suspense>
              <ConfirmIdentity
                email={signedInLearner()?.email ?? ''}
                purpose="create a passkey"
                onConfirmed={createOne}
                onCancel={() => setIsAsking(false)}
              />
            </Suspense>
          </chakra.div>
        ) : (
          <HStack mt="3" gap="3" flexWrap="wrap">
            <Button
              size="sm"
              variant="outline"
              pendingText={create.isPending && 'Waiting...'}
              onClick={() => (canChangeSignIn() ? createOne() : setIsAsking(true))}
            >
              Create a Passkey
            </Button>
            <Button
              size="sm"
              variant="plain"
              colorPalette="neutral"
              onClick={() => settleOffer(learnerId)}
            >
              Not Now
            </Button>
          </HStack>
        )}
      </Notice>
    </chakra.section>
  );
}
