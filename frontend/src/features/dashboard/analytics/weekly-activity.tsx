import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { useState } from 'react';
import { ChartCard } from '#ui/chart-card.tsx';
import { courseToContinue } from '#queries/course-to-continue.ts';
import { printDateRange, printDuration } from '../print-time.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { placeOfZone } from '#lib/time-zone-names.ts';
import { chartDays } from './week-chart.ts';
import { NoActivityYet } from './no-activity-yet.tsx';
import { WeekBars } from './week-bars.tsx';
import { WeekTable } from './week-table.tsx';

/** Shows minutes per day from Monday to Sunday as bars or a table, or a next step while there are none. */
export function WeeklyActivity({ dashboard }: { dashboard: Dashboard }) {
  const { weeklyActivity, learningMinutesThisWeek } = dashboard;
  const [timeZone] = useState(deviceTimeZone);
  const [today] = useState(() => localDate(new Date(), timeZone ?? 'UTC'));
  const days = chartDays(weeklyActivity, today);
  const range = printDateRange(days[0]!.date, days.at(-1)!.date);
  const isEmpty = days.every(({ minutes }) => minutes === 0);
  return (
    <ChartCard
      id="weekly-activity"
      title="Weekly activity"
      description={`${range}. Days follow ${placeOfZone(timeZone ?? 'UTC')} time.`}
      isEmpty={isEmpty}
    >
      {(isTable) =>
        isEmpty ? (
          <NoActivityYet
            entry={courseToContinue(dashboard)}
            title="No activity yet this week"
            mt="6"
          >
            We count the time a module is open and in use.
          </NoActivityYet>
        ) : (
          <>
            <chakra.p mt="4">
              <chakra.span textStyle="figure">{printDuration(learningMinutesThisWeek)}</chakra.span>{' '}
              <chakra.span color="fg.muted" ms="1">
                this week
              </chakra.span>
            </chakra.p>
            <Box mt="6" position="relative" minH="248px">
              {!isTable && <WeekBars days={days} />}
              <WeekTable
                days={days}
                caption={`Learning minutes by day, ${range}`}
                totalMinutes={learningMinutesThisWeek}
                isVisible={isTable}
              />
            </Box>
            {!isTable && (
              <chakra.p textStyle="small" color="fg.muted" aria-hidden="true">
                Minutes per day
              </chakra.p>
            )}
          </>
        )
      }
    </ChartCard>
  );
}
