import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';
import { canUsePasskeys, type Passkey } from '#lib/session/passkey.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useWasSeen } from '#lib/use-was-seen.ts';
import { configQuery } from '#queries/config.ts';
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
        <OwnPasskeys learnerId={learner.id} canCreate={canUsePasskeys(config)} />
      )}
    </PageSection>
  );
}

function OwnPasskeys({ learnerId, canCreate }: { learnerId: string; canCreate: boolean }) {
  // Asking Cognito loads its client, which most visits of the page do not need.
  const [list, wasSeen] = useWasSeen();
  const {
    data: passkeys,
    error,
    refetch,
  } = useQuery({ ...passkeysQuery(learnerId), enabled: wasSeen });
  const create = useCreatePasskey(learnerId);
  const [createError, setCreateError] = useState('');

  if (error) {
    return (
      <>
        <chakra.p>Your passkeys could not be loaded. {error.message}</chakra.p>
        <Button size="sm" variant="outline" mt="3" onClick={() => void refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  return (
    <>
      <chakra.ul ref={list} minH="6" aria-busy={!passkeys}>
        {passkeys?.map((passkey) => (
          <PasskeyRow key={passkey.id} learnerId={learnerId} passkey={passkey} />
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
          onClick={() => {
            setCreateError('');
            create.mutate(undefined, { onError: ({ message }) => setCreateError(message) });
          }}
        >
          Create a Passkey
        </Button>
      )}
    </>
  );
}

function PasskeyRow({ learnerId, passkey }: { learnerId: string; passkey: Passkey }) {
  const remove = useRemovePasskey(learnerId);
  const click = () =>
    remove.mutate(passkey.id, {
      onSuccess: () =>
        showToast({
          title: 'Passkey Removed',
          description: 'It signs no one in anymore. You can delete it on the device, too.',
          tone: 'success',
        }),
      onError: ({ message }) =>
        showToast({ title: 'Passkey Not Removed', description: message, tone: 'error' }),
    });
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
        pendingText={remove.isPending && 'Removing...'}
        aria-label={remove.isPending ? undefined : `Remove ${passkey.name}`}
        onClick={click}
      >
        Remove
      </Button>
    </chakra.li>
  );
}
