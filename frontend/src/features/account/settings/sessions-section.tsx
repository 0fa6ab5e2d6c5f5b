import { chakra } from '#ui/chakra/factory.ts';
import { useState } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';
import { signOutEverywhere } from '#lib/session/account-actions.ts';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { isSessionOfTab, signedInAt, type SignedInLearner } from '#lib/session/session-store.ts';
import { useLeave } from '#lib/session/use-sign-out.ts';

/** Shows this device's sign-in and ends all of them. Cognito lists no others. Source: rules/access.md A34 */
export function SessionsSection({ learner }: { learner: SignedInLearner }) {
  const at = signedInAt();
  return (
    <PageSection
      id="devices"
      title="Devices"
      lead="Where you’re signed in. We can’t list other devices, but you can sign them all out."
    >
      <chakra.p fontWeight="medium">This device</chakra.p>
      <chakra.p color="fg.muted">
        {at && `Signed in ${printDate(at.toISOString())}. `}
        {isSessionOfTab()
          ? 'You’re signed out when you close this tab.'
          : 'You stay signed in here until you sign out, for up to 30 days.'}
      </chakra.p>
      {learner.isDemo ? (
        <chakra.p color="fg.muted" mt="3">
          The demo account can’t sign out everywhere, because it’s only for trying the product.
        </chakra.p>
      ) : (
        <SignOutEverywhere />
      )}
    </PageSection>
  );
}

function SignOutEverywhere() {
  const [state, setState] = useState<'idle' | 'asking' | 'pending'>('idle');
  const [error, setError] = useState('');
  const leave = useLeave();
  const click = async () => {
    setError('');
    setState('pending');
    try {
      await signOutEverywhere();
      leave('/login');
    } catch (caught) {
      setError(`No device was signed out. ${accountErrorOf(caught).message}`);
      setState('idle');
    }
  };
  return (
    <>
      <chakra.p color="fg.muted" mt="3" aria-live="polite">
        {state === 'idle'
          ? 'Use this if you lost a device or signed in on one that isn’t yours.'
          : 'This signs you out here, too. Pages that are open on other devices stop working within 15 minutes.'}
      </chakra.p>
      <div role="alert">{error && <chakra.p color="danger.fg">{error}</chakra.p>}</div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="3">
        {state === 'idle' ? (
          <Button size="sm" variant="outline" onClick={() => setState('asking')}>
            Sign Out Everywhere
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              pendingText={state === 'pending' && 'Signing out...'}
              onClick={() => void click()}
            >
              Yes, Sign Out Everywhere
            </Button>
            <Button
              size="sm"
              variant="plain"
              colorPalette="neutral"
              onClick={() => setState('idle')}
            >
              Cancel
            </Button>
          </>
        )}
      </chakra.div>
    </>
  );
}
