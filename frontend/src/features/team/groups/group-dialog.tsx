import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { MAX_GROUP_CHANGES } from '@learning/shared/contract/team-group-limits';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { memberLabel } from '../team-words.ts';
import { useChangeGroupMembers, useDeleteGroup, useRenameGroup } from '../api/change-groups.ts';

interface Props {
  learnerId: string;
  team: Team;
  members: readonly TeamMember[];
  group: Team['groups'][number];
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Renames a group, says who belongs to it, or deletes it. */
export function GroupDialog({ learnerId, team, members, group, onDeleted, ...dialog }: Props) {
  const { groupId } = group;
  const rename = useRenameGroup(learnerId, team);
  const changeMembers = useChangeGroupMembers(learnerId, team);
  const deletion = useDeleteGroup(learnerId, team);
  const [name, setName] = useState(group.name);
  const [isDeleting, setIsDeleting] = useState(false);
  const inGroup = members.filter(({ groupIds }) => groupIds.includes(groupId));
  const before = inGroup.map(({ seatId }) => seatId);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const isPending = rename.isPending || changeMembers.isPending;
  const error = rename.error ?? changeMembers.error ?? deletion.error;

  const save = async () => {
    const newName = name.trim();
    if (newName !== group.name && newName !== '') {
      await rename.mutateAsync({ groupId, name: newName });
    }
    const changes = [
      ...chosen.filter((seatId) => !before.includes(seatId)).map((seatId) => ['add', seatId]),
      ...before.filter((seatId) => !chosen.includes(seatId)).map((seatId) => ['remove', seatId]),
    ] as ['add' | 'remove', string][];
    for (let at = 0; at < changes.length; at += MAX_GROUP_CHANGES) {
      const some = changes.slice(at, at + MAX_GROUP_CHANGES);
      const seatsOf = (kind: 'add' | 'remove') =>
        some.filter(([change]) => change === kind).map(([, seatId]) => seatId);
      await changeMembers.mutateAsync({ groupId, add: seatsOf('add'), remove: seatsOf('remove') });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save().then(dialog.onClose, () => undefined);
  };
  return (
    <Dialog {...dialog} title={isDeleting ? 'Delete this group?' : 'Edit this group'}>
      {isDeleting ? (
        <>
          <chakra.p overflowWrap="anywhere">
            {`“${group.name}” and what is assigned to it go away. Its members keep their seats, and everything they have started. Who managed this group alone becomes a member.`}
          </chakra.p>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <Button
              pendingText={deletion.isPending && 'Deleting...'}
              onClick={() => void deletion.mutateAsync(groupId).then(onDeleted, () => undefined)}
            >
              Delete Group
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={() => setIsDeleting(false)}>
              Keep Group
            </Button>
          </HStack>
        </>
      ) : (
        <chakra.form noValidate onSubmit={submit}>
          <Stack gap="5">
            <Field label="Name">
              <Input
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <chakra.fieldset border="none" p="0" m="0">
              <chakra.legend fontWeight="semibold" mb="2">
                Members
              </chakra.legend>
              {members.length === 0 && (
                <chakra.p color="fg.muted">No one has joined the team yet.</chakra.p>
              )}
              <Stack gap="1">
                {members.map(({ seatId, ...member }) => (
                  <Checkbox
                    key={seatId}
                    checked={chosen.includes(seatId)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked
                          ? [...chosen, seatId]
                          : chosen.filter((other) => other !== seatId),
                      )
                    }
                  >
                    <chakra.span overflowWrap="anywhere">{memberLabel(member)}</chakra.span>
                  </Checkbox>
                ))}
              </Stack>
              {members.length < team.memberCount && (
                <chakra.p mt="2" textStyle="small" color="fg.muted">
                  Only the people shown under Members are listed. Show more of them there first.
                </chakra.p>
              )}
            </chakra.fieldset>
          </Stack>
          <HStack mt="6" gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={isPending && 'Saving...'}>
              Save Changes
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={dialog.onClose}>
              Cancel
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={() => setIsDeleting(true)}>
              Delete Group
            </Button>
          </HStack>
        </chakra.form>
      )}
      <div role="alert">
        {error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(error)}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}
