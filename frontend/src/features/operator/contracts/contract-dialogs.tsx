import { chakra } from '#ui/chakra/factory.ts';
import type { OperatorContract } from '@learning/shared/contract/operators/contracts';
import { useState } from 'react';
import { printDateAndTime } from '#lib/print-date.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { contractOf, draftOf, newDraft, problemOf, termsOf } from './contract-draft.ts';
import { ContractFields } from './contract-fields.tsx';
import { ContractFacts } from './contract-facts.tsx';

interface DialogProps {
  onClose: () => void;
}

/** Writes a new contract down. */
export function NewContractDialog({ onClose }: DialogProps) {
  const [draft, setDraft] = useState(() => newDraft(new Date().toISOString().slice(0, 10)));
  const create = useOperatorMutation('createContract');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="New contract"
      submitText="Create Contract"
      pendingText="Creating..."
      validate={() => problemOf(draft)}
      onSubmit={(reason) => create.mutateAsync({ body: { ...contractOf(draft), reason } })}
    >
      <chakra.p color="fg.muted">
        On its first day, and once the owner has an account, the plan opens within 15 minutes and
        Stripe sends the invoice.
      </chakra.p>
      <ContractFields draft={draft} onChange={setDraft} isRunning={false} />
    </ReasonDialog>
  );
}

interface ContractProps extends DialogProps {
  contract: OperatorContract;
}

/** Shows how a contract stands, and changes what can change. */
export function ContractDialog({ contract, onClose }: ContractProps) {
  // What the dialog showed when it opened, so that a change by someone else is noticed.
  const [seen] = useState(contract);
  const [draft, setDraft] = useState(() => draftOf(contract));
  const change = useOperatorMutation('changeContract');
  const { contractId, version } = seen;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={contract.companyName}
      submitText="Save Changes"
      pendingText="Saving..."
      validate={() => problemOf(draft)}
      onSubmit={(reason) =>
        change.mutateAsync({ params: { contractId }, body: { ...termsOf(draft), version, reason } })
      }
    >
      <ContractFacts contract={contract} />
      <chakra.p color="fg.muted">
        Seats and courses change within 15 minutes. With fewer seats everyone stays, and no one can
        join until there is a free seat.
      </chakra.p>
      <ContractFields draft={draft} onChange={setDraft} isRunning />
    </ReasonDialog>
  );
}

/** Withdraws a contract that has not started. */
export function WithdrawContractDialog({ contract, onClose }: ContractProps) {
  const [seen] = useState(contract);
  const withdraw = useOperatorMutation('withdrawContract');
  const { contractId, version } = seen;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Withdraw the contract with ${contract.companyName}?`}
      submitText="Withdraw Contract"
      pendingText="Withdrawing..."
      onSubmit={(reason) =>
        withdraw.mutateAsync({ params: { contractId }, body: { version, reason } })
      }
    >
      <chakra.p color="fg.muted">
        It has not started, so nothing was billed. It stays listed.
      </chakra.p>
    </ReasonDialog>
  );
}

/** Mails the owner of a contract how to create an account. */
export function InviteOwnerDialog({ contract, onClose }: ContractProps) {
  const [seen] = useState(contract);
  const invite = useOperatorMutation('inviteContractOwner');
  const { contractId, version } = seen;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Invite the owner at ${contract.companyName}`}
      submitText="Send Invitation"
      pendingText="Sending..."
      onSubmit={(reason) =>
        invite.mutateAsync({ params: { contractId }, body: { version, reason } })
      }
    >
      <chakra.p color="fg.muted">
        {`${contract.ownerEmail} gets an email with a link to create an account. ${contract.invitedAt === null ? 'None was sent yet.' : `The last one was sent ${printDateAndTime(contract.invitedAt)}.`}`}
      </chakra.p>
    </ReasonDialog>
  );
}
