import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import { type FormEvent, useId, useRef, useState } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useCreateGroup } from '../api/change-groups.ts';
import { GroupDialog } from './group-dialog.tsx';

interface Props {
  learnerId: string;
  team: Team;
  /** The members that the page shows. */
  members: readonly TeamMember[];
}

/** Lists the groups of a team, and makes and changes them for those who may. */
export function GroupsSection({ learnerId, team, members }: Props) {
  const mayChange = mayInTeam(team.role, 'changeGroups');
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <PageSection
      title={mayChange ? 'Groups' : 'Your groups'}
      lead={
        mayChange
          ? 'Put people into groups, such as a site or a shift. Assign courses to a group, and give it a manager who sees that group alone.'
          : 'You see the members of these groups with their progress, and assign courses to them.'
      }
    >
      {team.groups.length === 0 ? (
        <chakra.p color="fg.muted">There are no groups yet.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {team.groups.map((group) => (
            <GroupRow
              key={group.groupId}
              learnerId={learnerId}
              team={team}
              members={members}
              group={group}
              onDeleted={() => nameField.current?.focus()}
            />
          ))}
        </chakra.ul>
      )}
      {mayChange && <NewGroup learnerId={learnerId} team={team} fieldRef={nameField} />}
    </PageSection>
  );
}

interface RowProps extends Props {
  group: Team['groups'][number];
  onDeleted: () => void;
}

function GroupRow({ group, onDeleted, ...props }: RowProps) {
  const { team } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const assigned = team.assignments.filter(({ groupId }) => groupId === group.groupId).length;
  return (
    <chakra.li borderBottomWidth="1px" py="3" _last={{ borderBottomWidth: '0' }}>
      <HStack justify="space-between" align="center" gap="4">
        <Box minW="0" flex="1 1 12rem">
          <chakra.h3 id={nameId} fontWeight="semibold" overflowWrap="anywhere">
            {group.name}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {group.memberCount === 1 ? '1 member' : `${group.memberCount} members`}
            {assigned > 0 && `, ${assigned === 1 ? '1 course' : `${assigned} courses`} assigned`}
          </chakra.p>
        </Box>
        {mayInTeam(team.role, 'changeGroups') && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            ref={button}
            aria-describedby={nameId}
            onClick={() => setIsOpen(true)}
          >
            Edit
          </Button>
        )}
      </HStack>
      {isOpen && (
        <GroupDialog
          {...props}
          group={group}
          open
          onClose={() => setIsOpen(false)}
          onDeleted={onDeleted}
          finalFocus={() => button.current}
        />
      )}
    </chakra.li>
  );
}

interface NewGroupProps {
  learnerId: string;
  team: Team;
  fieldRef: React.RefObject<HTMLInputElement | null>;
}

function NewGroup({ learnerId, team, fieldRef }: NewGroupProps) {
  const create = useCreateGroup(learnerId, team);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (create.isPending || trimmed === '') return;
    void create.mutateAsync(trimmed).then(
      () => setName(''),
      () => undefined,
    );
  };
  return (
    <chakra.form noValidate onSubmit={submit} mt="5">
      <HStack align="end" gap="3" flexWrap="wrap">
        <Box flex="1 1 12rem" maxW="80">
          <Field label="New group" errorText={create.error && userMessageOf(create.error)}>
            <Input
              ref={fieldRef}
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </Box>
        <Button
          type="submit"
          variant="outline"
          colorPalette="neutral"
          pendingText={create.isPending && 'Adding...'}
        >
          Add Group
        </Button>
      </HStack>
    </chakra.form>
  );
}
