import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { canUsePasskeys, type Passkey } from '#lib/session/passkey.ts';
import { canChangeSignIn, type SignedInLearner } from '#lib/session/session-store.ts';
import { useWasSeen } from '#lib/use-was-seen.ts';
import { configQuery } from '#queries/config.ts';
import { ConfirmIdentity } from '../settings/confirm-identity.tsx';
import { passkeysQuery, useCreatePasskey, useRemovePasskey } from '#queries/passkeys.ts';

/** Lists the learner's passkeys, creates and removes them. Nothing shows where the environment has none. Source: rules/access.md A21, A28 */
export function PasskeySettings({ learner }: { learner: SignedInLearner }) {
  const { data: config } = useQuery(configQuery);
  if (!config?.passkeyDomain) return null;
  return (
    <PageSection
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of a password."
    >
      {learner.isDemo ? (
        <chakra.p color="fg.muted">
          The demo account can’t have passkeys, because it’s only for trying the product.
        </chakra.p>
      ) : (
        <OwnPasskeys learner={learner} canCreate={canUsePasskeys(config)} />
      )}
    </PageSection>
  );
}

interface OwnProps {
  learner: SignedInLearner;
  canCreate: boolean;
}

function OwnPasskeys({ learner, canCreate }: OwnProps) {
  // Asking Cognito loads its client, which most visits of the page do not need.
  const [list, wasSeen] = useWasSeen();
  const {
    data: passkeys,
    error,
    refetch,
  } = useQuery({ ...passkeysQuery(learner.id), enabled: wasSeen && canChangeSignIn() });
  const create = useCreatePasskey(learner.id);
  const remove = useRemovePasskey(learner.id);
  const [createError, setCreateError] = useState('');
  /** What the learner wanted to do when the sign-in was no longer recent. */
  const [waiting, setWaiting] = useState<{ run: () => void }>();
  const withRecentSignIn = (run: () => void) => (canChangeSignIn() ? run() : setWaiting({ run }));

  /** Asks for the sign-in after all when the server's clock says that it is not recent. */
  const orAskFor = (run: () => void, tell: (message: string) => void) => (error: Error) => {
    const { reason, message } = accountErrorOf(error);
    if (reason === 'recent_sign_in_required') setWaiting({ run });
    else tell(message);
  };
  const createOne = () => {
    setCreateError('');
    create.mutate(undefined, { onError: orAskFor(createOne, setCreateError) });
  };
  const removeOne = (passkey: Passkey) =>
    remove.mutate(passkey.id, {
      onSuccess: () =>
        showToast({
          title: 'Passkey Removed',
          description: 'It can no longer be used to sign in. You can delete it on the device, too.',
          tone: 'success',
        }),
      onError: orAskFor(
        () => removeOne(passkey),
        (description) => showToast({ title: 'Passkey Not Removed', description, tone: 'error' }),
      ),
    });

  if (waiting) {
    return (
      <chakra.div maxW="md">
        <ConfirmIdentity
          email={learner.email}
          purpose="see and change your passkeys"
          onConfirmed={() => {
            setWaiting(undefined);
            waiting.run();
          }}
          onCancel={() => setWaiting(undefined)}
        />
      </chakra.div>
    );
  }
  if (!passkeys && !canChangeSignIn()) {
    return (
      <>
        <chakra.p color="fg.muted">
          To keep your account safe, we show your passkeys after you enter your password.
        </chakra.p>
        <Button
          size="sm"
          variant="outline"
          mt="3"
          onClick={() => withRecentSignIn(() => void refetch())}
        >
          Show Passkeys
        </Button>
      </>
    );
  }
  if (error) {
    return (
      <>
        <chakra.p>Your passkeys could not be loaded. {error.message}</chakra.p>
        <Button
          size="sm"
          variant="outline"
          mt="3"
          onClick={() => withRecentSignIn(() => void refetch())}
        >
          Try Again
        </Button>
      </>
    );
  }
  return (
    <>
      <chakra.ul ref={list} minH="6" aria-busy={!passkeys}>
        {passkeys?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isRemoving={remove.isPending && remove.variables === passkey.id}
            onRemove={() => withRecentSignIn(() => removeOne(passkey))}
          />
        ))}
        {passkeys?.length === 0 && <chakra.li color="fg.muted">You have no passkey yet.</chakra.li>}
      </chakra.ul>
      <div role="alert">{createError && <chakra.p color="danger.fg">{createError}</chakra.p>}</div>
      {canCreate && (
        <Button
          size="sm"
          variant="outline"
          mt="3"
          pendingText={create.isPending && 'Waiting...'}
          onClick={() => withRecentSignIn(createOne)}
        >
          Create a Passkey
        </Button>
      )}
    </>
  );
}

interface RowProps {
  passkey: Passkey;
  isRemoving: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey, isRemoving, onRemove }: RowProps) {
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      flexWrap="wrap"
      py="3"
      borderBottomWidth="1px"
    >
      <span>
        <chakra.span fontWeight="medium">{passkey.name}</chakra.span>
        {passkey.createdAt && (
          <chakra.span color="fg.muted" display="block">
            Created {printDate(passkey.createdAt)}
          </chakra.span>
        )}
      </span>
      <Button
        size="sm"
        variant="plain"
        colorPalette="neutral"
        pendingText={isRemoving && 'Removing...'}
        aria-label={isRemoving ? undefined : `Remove ${passkey.name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </chakra.li>
  );
}
