import { Box } from '#ui/chakra/box.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { Calibration } from './calibration.tsx';
import { SkillBars } from './skill-bars.tsx';
import { StreakAndTotals } from './streak-and-totals.tsx';
import { WeeklyActivity } from './weekly-activity.tsx';

/** Shows weekly activity, streak, totals and skills. */
export function Analytics({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
      >
        <WeeklyActivity dashboard={dashboard} />
        <StreakAndTotals dashboard={dashboard} />
      </Box>
      <Calibration counts={dashboard.calibration} />
      <SkillBars skills={dashboard.skills} />
    </>
  );
}
