import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Team, TeamAssignment } from '@learning/shared/contract/teams';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { memberLabel } from '../team-words.ts';
import { useAssignCourse } from '../api/assign-courses.ts';
import { useAssignToGroup } from '../api/change-groups.ts';

interface Props {
  learnerId: string;
  team: Team;
  /** The assignment to change; undefined for a new one. */
  assignment: TeamAssignment | undefined;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

type Audience = 'everyone' | 'group' | 'chosen';

function audienceOf(assignment: TeamAssignment | undefined, mayAssignToAnyone: boolean): Audience {
  if (!mayAssignToAnyone || (assignment && assignment.groupId !== null)) return 'group';
  return assignment?.seatIds ? 'chosen' : 'everyone';
}

/** Assigns a course to everyone, to a group or to chosen members, with a due date and a note. */
export function AssignDialog({ learnerId, team, assignment, open, onClose, finalFocus }: Props) {
  const assignToAnyone = useAssignCourse(learnerId);
  const assignToGroup = useAssignToGroup(learnerId, team);
  const mayAssignToAnyone = mayInTeam(team.role, 'assignToAnyone');
  const [chosenId, setCourseId] = useState<number>();
  const [dueOn, setDueOn] = useState(assignment?.dueOn ?? '');
  const [note, setNote] = useState(assignment?.note ?? '');
  const [audience, setAudience] = useState<Audience>(() =>
    audienceOf(assignment, mayAssignToAnyone),
  );
  const [groupId, setGroupId] = useState(assignment?.groupId ?? team.groups[0]?.groupId ?? '');
  // A group can have a course with a due date of its own, beside everyone.
  const unassigned = team.courses.filter(
    ({ courseId }) =>
      !team.assignments.some(
        (other) =>
          other.courseId === courseId && other.groupId === (audience === 'group' ? groupId : null),
      ),
  );
  const choices = unassigned.length > 0 ? unassigned : team.courses;
  const chosen = choices.find((course) => course.courseId === chosenId) ?? choices[0];
  const courseId = assignment?.courseId ?? chosen?.courseId;
  const assign = audience === 'group' ? assignToGroup : assignToAnyone;
  const [seatIds, setSeatIds] = useState<readonly string[]>(assignment?.seatIds ?? []);
  const [problem, setProblem] = useState('');
  const [today] = useState(() => localDate(new Date(), deviceTimeZone() ?? 'UTC'));
  const isOver = dueOn !== '' && dueOn < today && dueOn !== assignment?.dueOn;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (assign.isPending || courseId === undefined) return;
    if (isOver) return setProblem('Choose a due date from today on, or leave it empty.');
    if (audience === 'chosen' && seatIds.length === 0)
      return setProblem('Choose at least one member.');
    setProblem('');
    const draft = { courseId, dueOn: dueOn === '' ? null : dueOn, note: note.trim() };
    const assigned =
      audience === 'group'
        ? assignToGroup.mutateAsync({ ...draft, groupId })
        : assignToAnyone.mutateAsync({
            ...draft,
            seatIds: audience === 'everyone' ? null : [...seatIds],
          });
    return void assigned.then(onClose, () => undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={assignment ? 'Change this assignment' : 'Assign a course'}
      finalFocus={finalFocus}
    >
      <chakra.form noValidate onSubmit={submit}>
        <Stack gap="5">
          {assignment ? (
            <chakra.p textStyle="h4">{assignment.title}</chakra.p>
          ) : (
            <Field label="Course">
              <Select value={String(courseId)} onChange={(value) => setCourseId(Number(value))}>
                {choices.map((course) => (
                  <option key={course.courseId} value={course.courseId}>
                    {course.title}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field
            label="Due date (optional)"
            helperText="Members have until the end of that day, wherever they are."
            errorText={isOver && 'This day is over. Choose today or a later day.'}
          >
            <Input
              type="date"
              min={today}
              value={dueOn}
              onChange={(event) => setDueOn(event.target.value)}
            />
          </Field>
          <Field
            label="Note to your members (optional)"
            helperText="For example, why this course and why now."
          >
            <Input maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
          {assignment !== undefined && assignment.groupId !== null ? (
            <chakra.p>
              {`For ${team.groups.find((group) => group.groupId === groupId)?.name ?? 'a group'}, including people who come to it later.`}
            </chakra.p>
          ) : (
            <chakra.fieldset border="none" p="0" m="0">
              <chakra.legend fontWeight="semibold" mb="2">
                Who should take it?
              </chakra.legend>
              <Stack gap="2">
                {mayAssignToAnyone && (
                  <ChoiceCard
                    type="radio"
                    name="audience"
                    value="everyone"
                    checked={audience === 'everyone'}
                    onChange={() => setAudience('everyone')}
                  >
                    Everyone, including people who join later
                  </ChoiceCard>
                )}
                {team.groups.length > 0 && assignment === undefined && (
                  <ChoiceCard
                    type="radio"
                    name="audience"
                    value="group"
                    checked={audience === 'group'}
                    onChange={() => setAudience('group')}
                  >
                    A group, including people who come to it later
                  </ChoiceCard>
                )}
                {mayAssignToAnyone && team.members.length > 0 && (
                  <ChoiceCard
                    type="radio"
                    name="audience"
                    value="chosen"
                    checked={audience === 'chosen'}
                    onChange={() => setAudience('chosen')}
                  >
                    Only some members
                  </ChoiceCard>
                )}
              </Stack>
              {audience === 'group' && (
                <chakra.div mt="3">
                  <Field label="Group">
                    <Select value={groupId} onChange={setGroupId}>
                      {team.groups.map((group) => (
                        <option key={group.groupId} value={group.groupId}>
                          {group.name}
                        </option>
                      ))}
                    </Select>
                  </Field>
                </chakra.div>
              )}
              {audience === 'chosen' && (
                <Stack gap="1" mt="3" ps="2">
                  {team.members.map(({ seatId, ...member }) => (
                    <Checkbox
                      key={seatId}
                      checked={seatIds.includes(seatId)}
                      onChange={(event) =>
                        setSeatIds(
                          event.target.checked
                            ? [...seatIds, seatId]
                            : seatIds.filter((id) => id !== seatId),
                        )
                      }
                    >
                      <chakra.span overflowWrap="anywhere">{memberLabel(member)}</chakra.span>
                    </Checkbox>
                  ))}
                </Stack>
              )}
            </chakra.fieldset>
          )}
        </Stack>
        <div role="alert">
          {(problem !== '' || assign.error) && (
            <chakra.p color="fg.error" mt="4">
              {problem || userMessageOf(assign.error)}
            </chakra.p>
          )}
        </div>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={assign.isPending && 'Saving...'}>
            {assignment ? 'Save Changes' : 'Assign Course'}
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </chakra.form>
    </Dialog>
  );
}
