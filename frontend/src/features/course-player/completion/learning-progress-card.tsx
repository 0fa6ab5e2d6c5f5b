import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Enrollment, LearningPace, ModuleProgress } from '@learning/shared/contract/learning';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { printMinutes } from '#lib/study-minutes.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { useId } from 'react';

interface Props {
  outline: OutlineEntry[];
  enrollment: Enrollment;
  progress: ModuleProgress[];
  pace: LearningPace;
}

/** Shows the progress in this course, and the streak and the time of this week in all courses. */
export function LearningProgressCard({ outline, enrollment, progress, pace }: Props) {
  // The sidebar and the drawer can both be on the page.
  const titleId = useId();
  const completed = outline.filter(({ isCompleted }) => isCompleted).length;
  const minutes = progress.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" mt="6" pt="6" px="3">
      <chakra.h2 id={titleId} textStyle="label">
        Learning Progress
      </chakra.h2>
      <chakra.p textStyle="figure" mt="2" mb="3">
        {enrollment.progress}%
      </chakra.p>
      <ProgressBar percent={Number(enrollment.progress)} label="Progress in this course" />
      <chakra.p textStyle="small" color="fg.muted" mt="3" fontVariantNumeric="tabular-nums">
        {completed} of {outline.length} modules complete
        {minutes > 0 && `, ${printMinutes(minutes)} of learning`}
      </chakra.p>
      <chakra.dl display="flex" gap="8" mt="4">
        <Figure name="Learning streak" value={printDays(pace.streakDays)} />
        <Figure name="This week" value={printMinutes(pace.minutesThisWeek)} />
      </chakra.dl>
    </Box>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </div>
  );
}

const printDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`;
