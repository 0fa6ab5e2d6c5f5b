import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { LearningPace } from '@learning/shared/contract/learning';
import {
  daysOfLearning,
  localDate,
  weekOfLearning,
} from '@learning/shared/domain/time/learning-time';
import { learningStreak } from '@learning/shared/domain/time/streak';
import type { LearnerState } from '../learner-state.ts';

const DEFAULT_TIME_ZONE = 'UTC';

/** Returns the time zone of a learner's days and weeks. */
export function timeZoneOf({ profile }: Pick<LearnerState, 'profile'>): string {
  return profile.timeZone ?? DEFAULT_TIME_ZONE;
}

type Figures = Pick<
  Dashboard,
  'learningMinutes' | 'learningMinutesThisWeek' | 'weeklyActivity' | 'streak'
>;

/** Returns the measured time in all and in this week, and the streak. */
export function learningTimeFigures(
  { learningTime }: Pick<LearnerState, 'learningTime'>,
  timeZone: string,
  now: Date,
): Figures {
  const days = daysOfLearning(learningTime, timeZone);
  const today = localDate(now, timeZone);
  const weeklyActivity = weekOfLearning(days, today);
  const dates = days.map((day) => day.date);
  return {
    learningMinutes: totalMinutes(days),
    learningMinutesThisWeek: totalMinutes(weeklyActivity),
    weeklyActivity,
    streak: learningStreak(dates, today),
  };
}

/** Returns what the player shows of it. */
export function learningPace(
  learner: Pick<LearnerState, 'learningTime' | 'profile'>,
  now: Date,
): LearningPace {
  const timeZone = timeZoneOf(learner);
  const figures = learningTimeFigures(learner, timeZone, now);
  const today = localDate(now, timeZone);
  return {
    streakDays: figures.streak.currentDays,
    hasLearnedToday: figures.weeklyActivity.some(
      ({ date, minutes }) => date === today && minutes > 0,
    ),
    minutesThisWeek: figures.learningMinutesThisWeek,
  };
}

function totalMinutes(days: readonly { minutes: number }[]): number {
  return days.reduce((sum, day) => sum + day.minutes, 0);
}
