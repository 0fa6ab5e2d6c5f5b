import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { DeletionPreview } from '@learning/shared/contract/privacy';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { Note } from '#ui/note.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { signOut } from '#lib/session/sign-out.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { useDeleteAccount } from './change-data.ts';
import { RefundablePurchases } from './refundable-purchases.tsx';

interface Props {
  learner: SignedInLearner;
  deletion: DeletionPreview;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

const RETURN_ADDRESS = `/login?redirect=${encodeURIComponent('/account#delete-account')}`;

/** Says what is deleted and what is kept and why, asks for a recent sign-in, and deletes the account. */
export default function DeleteDialog({ learner, deletion, open, onClose, finalFocus }: Props) {
  const remove = useDeleteAccount(learner.id);
  const leave = useSignOut();
  const needsSignIn =
    deletion.signInValidUntil === null || hasCode(remove.error, 'recent_sign_in_required');
  const close = () => (remove.isSuccess ? void leave() : onClose());
  return (
    <Dialog
      open={open}
      onClose={close}
      title={remove.isSuccess ? 'Your account is closed' : 'Delete your account?'}
      finalFocus={finalFocus}
    >
      {remove.isSuccess ? (
        <>
          <p>
            You’re signed out everywhere. We erase your data within the hour and confirm it by email
            to {learner.email}.
          </p>
          <Button mt="6" onClick={() => void leave()}>
            Go to the Home Page
          </Button>
        </>
      ) : (
        <>
          <WhatHappens learner={learner} deletion={deletion} />
          {needsSignIn ? (
            <SignInAgain onClose={onClose} />
          ) : (
            <Confirmation deletion={deletion} remove={remove} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

function WhatHappens({
  learner,
  deletion: { plan, ownTeam },
}: Pick<Props, 'learner' | 'deletion'>) {
  return (
    <Stack gap="4">
      <RefundablePurchases learnerId={learner.id} />
      {plan && (
        <Note colorPalette="signal">
          Your {plan.tierName} plan ends at once.
          {plan.memberCount > 0 && ` ${peopleOn(plan.memberCount)} it loses access to its courses.`}
          {plan.memberCount > 0 &&
            (plan.isHandedOver
              ? ' That includes the person who runs the team now, because you pay for the plan.'
              : ' Handing the team over first does not change that, because you pay for the plan.')}
        </Note>
      )}
      {ownTeam && (
        <Note colorPalette="signal">
          You run the team of the {ownTeam.tierName} plan. It goes back to the person who pays for
          it, and everyone else keeps their seat.
        </Note>
      )}
      <div>
        <chakra.h3 textStyle="label">Deleted</chakra.h3>
        <chakra.p color="fg.muted" mt="1">
          Your sign-in at once. Within the hour: courses, progress, notes, documents, answers,
          reviews, messages to us, notifications, photo and settings.
        </chakra.p>
      </div>
      <div>
        <chakra.h3 textStyle="label">Kept, and why</chakra.h3>
        <chakra.p color="fg.muted" mt="1">
          Records of payments, without your name, because tax law asks for them. A fingerprint of
          your email address, which can’t be read, so that a free trial is used once.
        </chakra.p>
      </div>
    </Stack>
  );
}

const peopleOn = (count: number) =>
  count === 1 ? 'The person on' : `Each of the ${count} people on`;

function SignInAgain({ onClose }: Pick<Props, 'onClose'>) {
  const [isLeaving, setIsLeaving] = useState(false);
  const go = async () => {
    setIsLeaving(true);
    await signOut();
    location.assign(RETURN_ADDRESS);
  };
  return (
    <>
      <chakra.p mt="6">
        So that no one else can do this, sign in again first. You’ll come back here.
      </chakra.p>
      <HStack mt="4" gap="3" flexWrap="wrap">
        <Button pendingText={isLeaving && 'Signing out...'} onClick={() => void go()}>
          Sign In Again
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Keep My Account
        </Button>
      </HStack>
    </>
  );
}

interface ConfirmationProps extends Pick<Props, 'deletion' | 'onClose'> {
  remove: ReturnType<typeof useDeleteAccount>;
}

function Confirmation({ deletion, remove, onClose }: ConfirmationProps) {
  const [keeps, setKeeps] = useState(false);
  const [isSure, setIsSure] = useState(false);
  return (
    <>
      {deletion.certificateCount > 0 && (
        <chakra.fieldset mt="6">
          <chakra.legend textStyle="label" mb="2">
            Your {deletion.certificateCount === 1 ? 'certificate' : 'certificates'}
          </chakra.legend>
          <Stack gap="2">
            <ChoiceCard
              type="radio"
              name="certificates"
              value="revoke"
              checked={!keeps}
              onChange={() => setKeeps(false)}
            >
              Revoke and erase. Their public pages say so, without your name.
            </ChoiceCard>
            <ChoiceCard
              type="radio"
              name="certificates"
              value="keep"
              checked={keeps}
              onChange={() => setKeeps(true)}
            >
              Keep them verifiable, with what their public pages show now.
            </ChoiceCard>
          </Stack>
        </chakra.fieldset>
      )}
      <chakra.div mt="6">
        <Checkbox checked={isSure} onChange={({ target }) => setIsSure(target.checked)}>
          I understand that this can’t be undone.
        </Checkbox>
      </chakra.div>
      <HStack mt="4" gap="3" flexWrap="wrap">
        <Button
          colorPalette="danger"
          disabled={!isSure}
          pendingText={remove.isPending && 'Closing your account...'}
          onClick={() => remove.mutate(keeps)}
        >
          Delete My Account
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Keep My Account
        </Button>
      </HStack>
      <div role="alert">
        {remove.error && (
          <chakra.p color="danger.fg" mt="4">
            {userMessageOf(remove.error)}
          </chakra.p>
        )}
      </div>
    </>
  );
}
