import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { OPERATOR_ROLES, type OperatorRole } from '@learning/shared/contract/operator-roles';
import type { OperatorAccount } from '@learning/shared/contract/operators/team';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { ROLE_NAMES, ROLE_PURPOSES } from './role-names.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** Makes an account an operator. */
export function InviteDialog({ open, onClose }: DialogProps) {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<OperatorRole[]>(['support']);
  const invite = useOperatorMutation('inviteOperator');
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Invite an operator"
      submitText="Invite"
      pendingText="Inviting..."
      validate={() => (email.includes('@') ? undefined : 'Enter the address of their account.')}
      onSubmit={async (reason) => {
        await invite.mutateAsync({ body: { email: email.trim(), roles, reason } });
        setEmail('');
      }}
    >
      <chakra.p color="fg.muted">
        They need an account with an authenticator app. Their next sign-in shows the new pages.
      </chakra.p>
      <Field label="Email">
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <RoleChoice roles={roles} onChange={setRoles} />
    </ReasonDialog>
  );
}

/** Replaces the roles of an operator. */
export function RolesDialog({
  operator,
  open,
  onClose,
}: DialogProps & { operator: OperatorAccount }) {
  const [roles, setRoles] = useState(operator.roles);
  // What the dialog showed when it opened, so that a change by someone else is noticed.
  const [seenRoles] = useState(operator.roles);
  const change = useOperatorMutation('changeOperatorRoles');
  const { operatorId, email } = operator;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Roles of ${email}`}
      submitText="Save Roles"
      pendingText="Saving..."
      onSubmit={(reason) =>
        change.mutateAsync({ params: { operatorId }, body: { roles, seenRoles, reason } })
      }
    >
      <RoleChoice roles={roles} onChange={setRoles} />
    </ReasonDialog>
  );
}

/** Takes all roles from an operator. */
export function RemoveDialog({
  operator,
  open,
  onClose,
}: DialogProps & { operator: OperatorAccount }) {
  const remove = useOperatorMutation('removeOperator');
  const { operatorId, email } = operator;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Remove ${email}?`}
      submitText="Remove Operator"
      pendingText="Removing..."
      onSubmit={(reason) => remove.mutateAsync({ params: { operatorId }, body: { reason } })}
    >
      <chakra.p color="fg.muted">
        They can’t make another change from this moment on, and their sign-ins end. Their account
        and what they learned stay.
      </chakra.p>
    </ReasonDialog>
  );
}

interface ChoiceProps {
  roles: readonly OperatorRole[];
  onChange: (roles: OperatorRole[]) => void;
}

function RoleChoice({ roles, onChange }: ChoiceProps) {
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="2">
        Roles
      </chakra.legend>
      <Stack gap="2">
        {OPERATOR_ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                OPERATOR_ROLES.filter((other) =>
                  other === role ? checked : roles.includes(other),
                ),
              )
            }
          >
            {`${ROLE_NAMES[role]}: ${ROLE_PURPOSES[role]}`}
          </Checkbox>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
