/** A learner's three achievements. Source: rules/learning.md L15. */
import { localDates, startOfQuarter, type TimeEntry } from '../time/learning-time.ts';
import { firstDayOfStreak, learningStreak } from '../time/streak.ts';

export const COURSES_TO_COMPLETE = 1;
export const COURSES_TO_ENROLL_IN = 3;
export const DAYS_IN_A_ROW = 7;

export type AchievementId = 'course-completer' | 'knowledge-seeker' | 'consistent-learner';

export interface Achievement {
  id: AchievementId;
  name: string;
  description: string;
  /** ISO 8601; null while it is in progress. */
  earnedAt: string | null;
  /** Progress toward the target, never more than it. */
  current: number;
  target: number;
}

export interface LearningHistory {
  /** First completion of each course. Reopening a module later removes none of them. */
  completedAt: readonly string[];
  /** Time of each enrollment. */
  enrolledAt: readonly string[];
  learningTime: readonly TimeEntry[];
  /**
   * When the streak was first recorded; null if it was not. It is stored because days depend on the time zone, and a learner who moves
   * must not lose the achievement.
   */
  consistentSince: string | null;
}

/** Returns the achievements, each with the instant at which it was earned. */
export function achievementsOf(
  { completedAt, enrolledAt, learningTime, consistentSince }: LearningHistory,
  now: Date,
  timeZone: string,
): Achievement[] {
  const days = startsOfDays(learningTime, timeZone);
  const { currentDays } = learningStreak(days.keys(), localDates(timeZone)(now));
  const seventhDay = firstDayOfStreak(days.keys(), DAYS_IN_A_ROW);
  const consistentAt = consistentSince ?? (seventhDay && days.get(seventhDay)) ?? null;
  return [
    {
      id: 'course-completer',
      name: 'Course Completer',
      description: 'Complete your first course',
      ...reached(completedAt, COURSES_TO_COMPLETE),
    },
    {
      id: 'knowledge-seeker',
      name: 'Knowledge Seeker',
      description: `Enroll in ${COURSES_TO_ENROLL_IN} courses`,
      ...reached(enrolledAt, COURSES_TO_ENROLL_IN),
    },
    {
      id: 'consistent-learner',
      name: 'Consistent Learner',
      description: `Learn ${DAYS_IN_A_ROW} days straight`,
      earnedAt: consistentAt,
      current: consistentAt === null ? currentDays : DAYS_IN_A_ROW,
      target: DAYS_IN_A_ROW,
    },
  ];
}

/** Returns an achievement that is earned with the event that reaches the target. */
function reached(instants: readonly string[], target: number) {
  return {
    earnedAt: instants.toSorted()[target - 1] ?? null,
    current: Math.min(instants.length, target),
    target,
  };
}

/** Returns the days with learning, each with the start of its first quarter hour of learning. */
function startsOfDays(entries: readonly TimeEntry[], timeZone: string): Map<string, string> {
  const dateOf = localDates(timeZone);
  const starts = new Map<string, string>();
  const instants = entries.filter((entry) => entry.minutes >= 1).map(startOfQuarter);
  for (const start of instants.toSorted((a, b) => a.getTime() - b.getTime())) {
    const date = dateOf(start);
    if (!starts.has(date)) starts.set(date, start.toISOString());
  }
  return starts;
}
