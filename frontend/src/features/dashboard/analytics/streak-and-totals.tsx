import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { count, printDuration } from '../print-time.ts';

/** Shows the streak in words, and totals. */
export function StreakAndTotals({ dashboard }: { dashboard: Dashboard }) {
  const { streak, learningMinutes, completedCourses, courses } = dashboard;
  const completedModules = courses.reduce((sum, entry) => sum + entry.completedModules, 0);
  const totals = [
    ['Learning time', printDuration(learningMinutes)],
    ['Modules completed', String(completedModules)],
    ['Courses completed', String(completedCourses)],
  ] as const;
  return (
    <Box layerStyle="card" p={{ base: '5', md: '8' }}>
      <chakra.h2 textStyle="h3">Streak</chakra.h2>
      <chakra.p textStyle="figure" fontSize={{ base: '2xl', md: '3xl' }} mt="3">
        {count(streak.currentDays, 'day')}
      </chakra.p>
      <chakra.p color="fg.muted" mt="1">
        {streakSentence(streak)}
      </chakra.p>
      <chakra.h2 textStyle="h3" mt="8" pt="6" borderTopWidth="1px">
        Totals
      </chakra.h2>
      <chakra.dl mt="3" display="grid" gap="2">
        {totals.map(([name, value]) => (
          <Box key={name} display="flex" justifyContent="space-between" gap="4">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}

function streakSentence({ currentDays, longestDays }: Dashboard['streak']): string {
  if (longestDays === 0) return 'Learn today to start a streak.';
  const longest = `Your best so far is ${count(longestDays, 'day')}.`;
  if (currentDays === 0) return `No streak right now. ${longest}`;
  return currentDays === longestDays ? 'This is your best so far.' : longest;
}
