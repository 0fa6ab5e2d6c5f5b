import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { printDate, printShortDateAndTime } from '#lib/print-date.ts';
import { signOutEverywhere } from '#lib/session/account-actions.ts';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { isSessionOfTab, signedInAt, type SignedInLearner } from '#lib/session/session-store.ts';
import { useLeave } from '#lib/session/use-sign-out.ts';
import { SIGN_IN_WORDS } from '#lib/sign-in-words.ts';
import { signInsQuery } from '#queries/sign-ins.ts';

/** Shows this device's sign-in and the last ones of the account, and ends all of them. Source: rules/access.md A34, A46 */
export function SessionsSection({ learner }: { learner: SignedInLearner }) {
  const at = signedInAt();
  return (
    <PageSection
      id="devices"
      title="Devices"
      lead="Where you’ve signed in. You can sign all devices out at once."
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
        <>
          <SignOutEverywhere />
          <LastSignIns learnerId={learner.id} />
        </>
      )}
    </PageSection>
  );
}

/** Lists the last sign-ins, so that a learner sees one that is not theirs. */
function LastSignIns({ learnerId }: { learnerId: string }) {
  const { data } = useQuery(signInsQuery(learnerId));
  if (!data || data.signIns.length === 0) return null;
  return (
    <chakra.details mt="4">
      <chakra.summary cursor="pointer" py="1">
        {`Last sign-ins (${data.signIns.length})`}
      </chakra.summary>
      <chakra.ul mt="2" textStyle="small" aria-label="Last sign-ins">
        {data.signIns.map(({ at, method, device }) => (
          <chakra.li
            key={at}
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            py="2"
            borderTopWidth="1px"
            borderColor="border"
          >
            <chakra.span fontWeight="medium" flex={{ base: '1 1 100%', sm: '1 1 12rem' }}>
              {device}
            </chakra.span>
            <chakra.span color="fg.muted">{SIGN_IN_WORDS[method]}</chakra.span>
            <chakra.time dateTime={at} color="fg.muted">
              {printShortDateAndTime(at)}
            </chakra.time>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p mt="2" textStyle="small" color="fg.muted">
        Kept for 180 days, without network addresses.
      </chakra.p>
    </chakra.details>
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
