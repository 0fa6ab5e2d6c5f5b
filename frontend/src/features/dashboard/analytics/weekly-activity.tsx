import { Box, chakra, HStack } from '@chakra-ui/react';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { courseToContinue } from '../dashboard-figures.ts';
import { printDateRange, printDuration } from '../print-time.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { chartDays } from './week-chart.ts';
import { NoActivityYet } from './no-activity-yet.tsx';
import { WeekBars } from './week-bars.tsx';
import { WeekTable } from './week-table.tsx';

/** Shows minutes per day from Monday to Sunday as bars or a table, or a next step while there are none. */
export function WeeklyActivity({ dashboard }: { dashboard: Dashboard }) {
  const [isTable, setIsTable] = useState(false);
  const { weeklyActivity, learningMinutesThisWeek, courses } = dashboard;
  const [timeZone] = useState(deviceTimeZone);
  const [today] = useState(() => localDate(new Date(), timeZone ?? 'UTC'));
  const days = chartDays(weeklyActivity, today);
  const range = printDateRange(days[0]!.date, days.at(-1)!.date);
  const isEmpty = days.every(({ minutes }) => minutes === 0);
  return (
    <Box
      as="section"
      aria-labelledby="weekly-activity"
      layerStyle="card"
      p={{ base: '5', md: '8' }}
    >
      <HStack justifyContent="space-between" alignItems="flex-start" gap="4">
        <Box>
          <chakra.h2 id="weekly-activity" textStyle="h3">
            Weekly activity
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {range}. Days follow {timeZoneName(timeZone)} time.
          </chakra.p>
        </Box>
        {!isEmpty && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            flexShrink="0"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? 'Show as Chart' : 'Show as Table'}
          </Button>
        )}
      </HStack>
      {isEmpty ? (
        <NoActivityYet entry={courseToContinue(courses)} title="No activity yet this week" mt="6">
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
      )}
    </Box>
  );
}

/** Returns the place in a time zone's name: `America/New_York` → `New York`. */
function timeZoneName(timeZone = 'UTC'): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
