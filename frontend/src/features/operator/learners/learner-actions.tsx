import { chakra } from '#ui/chakra/factory.ts';
import type { LearnerOverview, SentMail } from '@learning/shared/contract/operators/learners';
import { useState } from 'react';
import { printDateAndTime } from '#lib/print-date.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { ExtraTimeDialog } from './extra-time-dialog.tsx';
import { mailName } from './mail-columns.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { RefundDialog, type Refundable } from './refund-dialog.tsx';

/** What an operator does about a learner. */
export type LearnerAction =
  | {
      kind:
        | 'reconcile'
        | 'unlock'
        | 'code'
        | 'export'
        | 'extra-time'
        | 'photo'
        | 'erase'
        | 'confirm-erasure'
        | 'withdraw-erasure';
    }
  | { kind: 'refund'; payment: Refundable }
  | { kind: 'resend'; mail: SentMail };

interface Props {
  learner: LearnerOverview;
  action: LearnerAction;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks for the reason of an action and does it. */
export function LearnerActionDialog({ learner, action, onClose, onDone }: Props) {
  const { learnerId } = learner.account;
  const reconcile = useOperatorMutation('reconcileLearner');
  const unlock = useOperatorMutation('unlockAccount');
  const code = useOperatorMutation('resendConfirmationCode');
  const resend = useOperatorMutation('resendMail');
  const exporting = useOperatorMutation('exportLearnerData');
  const request = useOperatorMutation('requestErasure');
  const confirm = useOperatorMutation('confirmErasure');
  const withdraw = useOperatorMutation('withdrawErasure');
  const [keepsCertificates, setKeepsCertificates] = useState(false);
  const params = { learnerId };
  const { erasure } = learner;
  const dialog = { open: true, onClose };

  switch (action.kind) {
    case 'refund':
      return <RefundDialog learnerId={learnerId} payment={action.payment} onClose={onClose} />;
    case 'reconcile':
      return (
        <ReasonDialog
          {...dialog}
          title="Reconcile with Stripe"
          submitText="Reconcile Now"
          pendingText="Asking Stripe..."
          onSubmit={async (reason) => {
            const { corrected, checked } = await reconcile.mutateAsync({
              params,
              body: { reason },
            });
            onDone(reconciledText(corrected, checked));
          }}
        >
          <p>
            Compares every order and plan with Stripe and corrects what differs. It charges nothing.
          </p>
        </ReasonDialog>
      );
    case 'extra-time':
      return <ExtraTimeDialog learner={learner} onClose={onClose} onDone={onDone} />;
    case 'photo':
      return <PhotoDialog learnerId={learnerId} onClose={onClose} onDone={onDone} />;
    case 'unlock':
      return (
        <ReasonDialog
          {...dialog}
          title="Unlock this account"
          submitText="Unlock"
          pendingText="Unlocking..."
          onSubmit={async (reason) => {
            await unlock.mutateAsync({ params, body: { reason } });
            onDone('The authenticator app is off, and codes are mailed again today.');
          }}
        >
          <p>
            Turns the authenticator app off and lets codes be mailed again today. First make sure
            who asks: a mail from the account’s address is not enough.
          </p>
        </ReasonDialog>
      );
    case 'code':
      return (
        <ReasonDialog
          {...dialog}
          title="Send the code again"
          submitText="Send Code"
          pendingText="Sending..."
          onSubmit={async (reason) => {
            await code.mutateAsync({ params, body: { reason } });
            onDone('The code was mailed again.');
          }}
        />
      );
    case 'resend':
      return (
        <ReasonDialog
          {...dialog}
          title="Send this mail again"
          submitText="Send Again"
          pendingText="Sending..."
          onSubmit={async (reason) => {
            const { eventName } = action.mail;
            await resend.mutateAsync({ params, body: { eventName, reason } });
            onDone(`The mail was sent again to ${learner.account.email}.`);
          }}
        >
          <p>
            {`“${mailName(action.mail)}” goes to ${learner.account.email}. A mailbox gets three of these a day.`}
          </p>
        </ReasonDialog>
      );
    case 'export':
      return (
        <ReasonDialog
          {...dialog}
          title="Prepare the download of all data"
          submitText="Prepare Download"
          pendingText="Starting..."
          onSubmit={async (reason) => {
            await exporting.mutateAsync({ params, body: { reason } });
            onDone('The download is being prepared. The learner gets a mail when it’s ready.');
          }}
        >
          <p>Only the learner can open the file, on their account page.</p>
        </ReasonDialog>
      );
    case 'erase':
      return (
        <ReasonDialog
          {...dialog}
          title="Ask for the erasure of this account"
          submitText="Ask for Erasure"
          pendingText="Asking..."
          onSubmit={async (reason) => {
            await request.mutateAsync({ params, body: { keepsCertificates, reason } });
            onDone('Another operator has seven days to confirm the erasure.');
          }}
        >
          <chakra.p>
            Nothing happens until another operator confirms it. Then the account is closed, plans
            end, and everything is erased within half an hour. It can’t be undone.
          </chakra.p>
          <Checkbox
            checked={keepsCertificates}
            onChange={({ currentTarget }) => setKeepsCertificates(currentTarget.checked)}
          >
            Keep certificates
          </Checkbox>
        </ReasonDialog>
      );
    case 'confirm-erasure':
      return (
        <ReasonDialog
          {...dialog}
          title="Erase this account?"
          submitText="Erase Account"
          pendingText="Erasing..."
          onSubmit={async (reason) => {
            const requestedAt = erasure?.requestedAt ?? '';
            await confirm.mutateAsync({ params, body: { requestedAt, reason } });
            onDone('The account is closed and will be erased within half an hour.');
          }}
        >
          {erasure && (
            <p>
              {`${erasure.requestedBy} asked for it on ${printDateAndTime(erasure.requestedAt)}: ${erasure.reason}`}
            </p>
          )}
          <p>The account is closed at once. It can’t be undone.</p>
        </ReasonDialog>
      );
    case 'withdraw-erasure':
      return (
        <ReasonDialog
          {...dialog}
          title="Withdraw the erasure"
          submitText="Withdraw"
          pendingText="Withdrawing..."
          onSubmit={async (reason) => {
            await withdraw.mutateAsync({ params, body: { reason } });
            onDone('The account stays.');
          }}
        />
      );
  }
}

/** Says what reconciling found. */
function reconciledText(
  corrected: readonly { from: string; to: string }[],
  checked: number,
): string {
  if (checked === 0) return 'There is no order or plan to compare.';
  if (corrected.length === 0) {
    return `Stripe says the same as our records: ${checked} compared, nothing changed.`;
  }
  return corrected.map(({ from, to }) => `Corrected from ${from} to ${to}.`).join(' ');
}
