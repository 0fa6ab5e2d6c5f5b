/** The three achievements of a learner (specification sections 2 and 9; DECISIONS section 4). */
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
  /** How far, never beyond the target. */
  current: number;
  target: number;
}

export interface LearningHistory {
  /** When each course was first completed. A module that is reopened later takes none of these away. */
  completedAt: readonly string[];
  /** When each enrollment was made. */
  enrolledAt: readonly string[];
  learningTime: readonly TimeEntry[];
  /**
   * When the streak was first seen: days depend on the time zone, and one that moves must not take it away. null when it was
   * not.
   */
  consistentSince: string | null;
}

/** What is earned has the instant at which it was. */
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
      description: 'Complete the first course',
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

/** Earned by the event that made it so many. */
function reached(instants: readonly string[], target: number) {
  return {
    earnedAt: instants.toSorted()[target - 1] ?? null,
    current: Math.min(instants.length, target),
    target,
  };
}

/** The days with learning, each with the start of the first quarter hour that was learned in. */
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
