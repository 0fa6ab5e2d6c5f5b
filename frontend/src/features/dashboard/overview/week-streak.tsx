import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { localDate } from '@learning/shared/domain/time/learning-time';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { chartDays } from '../analytics/week-chart.ts';
import { count, printDuration } from '../print-time.ts';
import { TodayCard } from './today-card.tsx';

const Dot = chakra('span', {
  base: {
    boxSize: '8',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
    display: 'grid',
    placeItems: 'center',
    '&[data-learned]': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
    },
    '&[data-today]:not([data-learned])': { borderColor: 'accent.solid' },
    '& svg': { boxSize: '4' },
  },
});

/** Shows on which days of the week the learner has learned, the streak, and how far the weekly goal is. */
export function WeekStreak({ dashboard }: { dashboard: Dashboard }) {
  const { weeklyActivity, streak } = dashboard;
  const { weeklyGoalMinutes: goal, learningMinutesThisWeek: learned } = dashboard;
  const [today] = useState(() => localDate(new Date(), deviceTimeZone() ?? 'UTC'));
  const days = chartDays(weeklyActivity, today);
  return (
    <TodayCard
      id="week-streak"
      heading="This week"
      figure={
        streak.currentDays > 0
          ? `${count(streak.currentDays, 'day')} in a row`
          : 'Learn today to start a streak'
      }
      note={
        goal === null ? (
          <>
            {printDuration(learned)} since Monday.{' '}
            <TextLink to="/account" hash="learning">
              Set a weekly goal
            </TextLink>
          </>
        ) : (
          `${printDuration(learned)} of ${printDuration(goal)}${learned >= goal ? ': goal reached' : ''}`
        )
      }
      below={
        goal !== null && (
          <ProgressBar
            percent={Math.min(100, Math.floor((learned / goal) * 100))}
            label="Weekly goal"
            size="xs"
            mt="3"
            maxW={{ sm: '56' }}
          />
        )
      }
    >
      <chakra.ol
        display="flex"
        justifyContent="space-between"
        gap={{ base: '1', sm: '2' }}
        textStyle="label"
        color="fg.muted"
      >
        {days.map(({ date, minutes, shortName, longName, isToday }) => (
          <chakra.li
            key={date}
            display="flex"
            flexDirection="column"
            alignItems="center"
            gap="1"
            fontWeight={isToday ? 'semibold' : 'medium'}
            color={isToday ? 'fg' : 'fg.muted'}
          >
            <Dot
              aria-hidden="true"
              data-learned={minutes > 0 ? '' : undefined}
              data-today={isToday ? '' : undefined}
            >
              {minutes > 0 && <Check />}
            </Dot>
            <span aria-hidden="true">{shortName}</span>
            <chakra.span srOnly>
              {longName}
              {isToday && ' (today)'}: {printDuration(minutes)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </TodayCard>
  );
}
