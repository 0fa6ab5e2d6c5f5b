import type { Team, TeamMember } from '@learning/shared/contract/teams';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { type AssignmentMark, MARK_WORDS, markOf } from '../report/member-status.ts';

/** One square for each course assigned to a member, in the order of their due dates: who is late shows without reading. */
export function AssignmentMarks({
  member,
  courses,
}: {
  member: TeamMember;
  courses: Team['courses'];
}) {
  const titleOf = (id: number) =>
    courses.find(({ courseId }) => courseId === id)?.title ?? 'A former course';
  return (
    <HStack as="ul" gap="1" flexWrap="wrap" mt="1.5" aria-label="Assigned courses">
      {member.assignments.map((assignment) => {
        const mark = markOf(assignment);
        return (
          <chakra.li key={assignment.courseId} display="flex">
            <Mark mark={mark} />
            <chakra.span srOnly>
              {titleOf(assignment.courseId)}: {MARK_WORDS[mark]}
            </chakra.span>
          </chakra.li>
        );
      })}
    </HStack>
  );
}

/** Says what each mark means; a screen reader hears it with the mark. */
export function MarkLegend() {
  return (
    <HStack
      aria-hidden="true"
      columnGap="5"
      rowGap="1"
      flexWrap="wrap"
      textStyle="small"
      color="fg.muted"
      mb="3"
    >
      {(Object.keys(MARK_WORDS) as AssignmentMark[]).map((mark) => (
        <HStack key={mark} gap="2">
          <Mark mark={mark} />
          {MARK_WORDS[mark]}
        </HStack>
      ))}
    </HStack>
  );
}

function Mark({ mark }: { mark: AssignmentMark }) {
  return (
    <Square mark={mark} aria-hidden="true">
      {mark === 'completed' && <Check size={14} />}
      {mark === 'late' && <Clock size={14} />}
    </Square>
  );
}

const Square = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    flexShrink: '0',
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
  variants: {
    mark: {
      late: { bg: 'signal.solid', borderColor: 'signal.solid', color: 'signal.contrast' },
      inProgress: {
        borderColor: 'accent.solid',
        backgroundImage: 'linear-gradient(to top, var(--colors-accent-solid) 50%, transparent 50%)',
      },
      notStarted: {},
      completed: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
    },
  },
});
