import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Team } from '@learning/shared/contract/teams';
import { APPOINTED_ROLES } from '@learning/shared/domain/team-roles';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SeatDialogProps } from '../components/remove-dialog.tsx';
import { memberLabel } from '../team-words.ts';
import { useChangeGroupMembers, useSetRole } from '../api/change-groups.ts';
import { ROLE_NAMES, ROLE_RIGHTS } from './role-words.ts';

/** Gives a member a role, and says which groups they manage and belong to. */
export function RoleDialog({
  learnerId,
  team,
  member,
  ...dialog
}: SeatDialogProps & { team: Team }) {
  const { seatId } = member;
  const setRole = useSetRole(learnerId, team);
  const changeMembers = useChangeGroupMembers(learnerId, team);
  const [role, setChosenRole] = useState(member.role);
  const [managed, setManaged] = useState<readonly string[]>(member.managedGroupIds);
  const [belongsTo, setBelongsTo] = useState<readonly string[]>(member.groupIds);
  const [problem, setProblem] = useState('');
  const error = setRole.error ?? changeMembers.error;
  const isPending = setRole.isPending || changeMembers.isPending;

  const save = async () => {
    const groupIds = role === 'manager' ? [...managed] : [];
    const isSameRole =
      role === member.role &&
      groupIds.toSorted().join() === member.managedGroupIds.toSorted().join();
    if (!isSameRole) await setRole.mutateAsync({ seatId, role, groupIds });
    for (const { groupId } of team.groups) {
      const [was, is] = [member.groupIds.includes(groupId), belongsTo.includes(groupId)];
      if (was === is) continue;
      const change = is ? { add: [seatId], remove: [] } : { add: [], remove: [seatId] };
      await changeMembers.mutateAsync({ groupId, ...change });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (role === 'manager' && managed.length === 0)
      return setProblem('Choose at least one group for this manager.');
    setProblem('');
    return void save().then(dialog.onClose, () => undefined);
  };
  return (
    <Dialog {...dialog} title="Role and groups">
      <chakra.form noValidate onSubmit={submit}>
        <chakra.p mb="5" overflowWrap="anywhere">
          {memberLabel(member)}
        </chakra.p>
        <Stack gap="6">
          <chakra.fieldset border="none" p="0" m="0">
            <chakra.legend fontWeight="semibold" mb="2">
              Role
            </chakra.legend>
            <Stack gap="2">
              {APPOINTED_ROLES.filter(
                (choice) => choice !== 'manager' || team.groups.length > 0,
              ).map((choice) => (
                <ChoiceCard
                  key={choice}
                  type="radio"
                  name="role"
                  value={choice}
                  checked={role === choice}
                  onChange={() => setChosenRole(choice)}
                >
                  <span>
                    {ROLE_NAMES[choice]}
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {ROLE_RIGHTS[choice]}
                    </chakra.span>
                  </span>
                </ChoiceCard>
              ))}
            </Stack>
            {team.groups.length === 0 && (
              <chakra.p mt="2" textStyle="small" color="fg.muted">
                To make someone a manager, make a group first.
              </chakra.p>
            )}
          </chakra.fieldset>
          {role === 'manager' && (
            <GroupChoice title="Manages" team={team} chosen={managed} onChange={setManaged} />
          )}
          {team.groups.length > 0 && (
            <GroupChoice
              title="Belongs to"
              team={team}
              chosen={belongsTo}
              onChange={setBelongsTo}
            />
          )}
        </Stack>
        <div role="alert">
          {(problem !== '' || error) && (
            <chakra.p color="fg.error" mt="4">
              {problem || userMessageOf(error)}
            </chakra.p>
          )}
        </div>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={isPending && 'Saving...'}>
            Save
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={dialog.onClose}>
            Cancel
          </Button>
        </HStack>
      </chakra.form>
    </Dialog>
  );
}

interface GroupChoiceProps {
  title: string;
  team: Team;
  chosen: readonly string[];
  onChange: (groupIds: readonly string[]) => void;
}

function GroupChoice({ title, team, chosen, onChange }: GroupChoiceProps) {
  return (
    <chakra.fieldset border="none" p="0" m="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {title}
      </chakra.legend>
      <Stack gap="1">
        {team.groups.map(({ groupId, name }) => (
          <Checkbox
            key={groupId}
            checked={chosen.includes(groupId)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, groupId]
                  : chosen.filter((other) => other !== groupId),
              )
            }
          >
            <chakra.span overflowWrap="anywhere">{name}</chakra.span>
          </Checkbox>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
