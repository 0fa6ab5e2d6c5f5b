import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useWasSeen } from '#lib/use-was-seen.ts';
import { authenticatorQuery, useTurnAuthenticatorOff } from '#queries/authenticator.ts';
import { ConfirmIdentity, isRecentlySignedIn } from './confirm-identity.tsx';
import { accountErrorOf } from '#lib/session/account-error.ts';

const AuthenticatorSetup = lazy(() => import('./authenticator-setup.tsx'));

/** Turns an authenticator app on and off. Source: rules/access.md A33 */
export function AuthenticatorSection({ learner }: { learner: SignedInLearner }) {
  return (
    <PageSection
      id="authenticator"
      title="Authenticator app"
      lead="A second check after your password: a code that changes every 30 seconds."
    >
      {learner.isDemo ? (
        <chakra.p color="fg.muted">
          The demo account can’t have one, because it’s only for trying the product.
        </chakra.p>
      ) : (
        <OwnAuthenticator learner={learner} />
      )}
    </PageSection>
  );
}

function OwnAuthenticator({ learner }: { learner: SignedInLearner }) {
  // Asking Cognito loads its client, which most visits of the page do not need.
  const [place, wasSeen] = useWasSeen();
  const {
    data: isOn,
    error,
    refetch,
  } = useQuery({ ...authenticatorQuery(learner.id), enabled: wasSeen });
  const [step, setStep] = useState<'closed' | 'setup-identity' | 'setup' | 'off-identity'>(
    'closed',
  );
  const turnOff = useTurnAuthenticatorOff(learner.id);
  const [offError, setOffError] = useState('');
  const close = () => setStep('closed');

  const confirmedOff = async () => {
    close();
    setOffError('');
    try {
      await turnOff.mutateAsync();
      showToast({
        title: 'Authenticator App Off',
        description: 'Your password is enough to sign in now.',
        tone: 'success',
      });
    } catch (caught) {
      setOffError(`The app is still on. ${accountErrorOf(caught).message}`);
    }
  };

  if (error) {
    return (
      <>
        <chakra.p>We can’t tell whether an app is connected. {error.message}</chakra.p>
        <Button size="sm" variant="outline" mt="3" onClick={() => void refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  if (isOn === undefined) return <Skeleton ref={place} height="28" aria-hidden="true" />;
  if (step === 'setup') {
    return (
      <Suspense fallback={<Skeleton height="28" aria-hidden="true" />}>
        <AuthenticatorSetup learner={learner} onClose={close} />
      </Suspense>
    );
  }
  if (step !== 'closed') {
    const isSetup = step === 'setup-identity';
    return (
      <chakra.div maxW="md">
        <ConfirmIdentity
          email={learner.email}
          purpose={isSetup ? 'connect an app' : 'turn off the app'}
          onConfirmed={() => (isSetup ? setStep('setup') : void confirmedOff())}
          onCancel={close}
        />
      </chakra.div>
    );
  }
  return (
    <>
      <chakra.p fontWeight="medium">{isOn ? 'On' : 'Off'}</chakra.p>
      <chakra.p color="fg.muted" mt="1">
        {isOn
          ? 'After your password, we ask for a code from your app. Codes by email don’t sign you in; passkeys do, without a code.'
          : 'Once it’s on, codes by email no longer sign you in. Passkeys still do, without a code.'}
      </chakra.p>
      <div role="alert">{offError && <chakra.p color="danger.fg">{offError}</chakra.p>}</div>
      {isOn ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          mt="3"
          pendingText={turnOff.isPending && 'Turning off...'}
          onClick={() => (isRecentlySignedIn() ? void confirmedOff() : setStep('off-identity'))}
        >
          Turn Off
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          mt="3"
          onClick={() => setStep(isRecentlySignedIn() ? 'setup' : 'setup-identity')}
        >
          Connect an App
        </Button>
      )}
    </>
  );
}
