import { capstoneResultItem } from '#capstones/capstone-records.ts';
import { isQuarter, type TimeEntry } from '@learning/shared/domain/time/learning-time';
import { retestsItem } from '#retests/retest-records.ts';
import { learnerPartition } from '#table/keys.ts';
import { queryPartition, type Item, type Table } from '#table/table.ts';
import { parseStored } from '#table/stored-item.ts';
import {
  achievementItem,
  activityResultItem,
  calibrationItem,
  completionItem,
  courseMarkItem,
  enrollmentItem,
  entitlementItem,
  learningTimeItem,
  membershipItem,
  progressItem,
  type EnrollmentRecord,
  type LearningTimeRecord,
} from './learner-records.ts';
import type { AccessReader, LearnerReader, LearnerState } from './learner-state.ts';
import { parseProfile } from './profile/profile-record.ts';

/** Entitlements and enrollments, whose keys stand side by side. */
const ACCESS_PREFIX = 'EN';

/** Reads a learner's main partition. */
export function learnerRepository(table: Table): LearnerReader & AccessReader {
  return {
    async read(userId) {
      const items = await queryPartition(table, learnerPartition(userId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const newestMarks = (entity: 'bookmark' | 'wish') =>
        of(entity)
          .map((item) => parseStored(courseMarkItem, item))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const months = () => of('learningTime').map((item) => parseStored(learningTimeItem, item));
      return parsedWhenUsed<LearnerState>({
        entitlements: () => of('entitlement').map((item) => parseStored(entitlementItem, item)),
        memberships: () => of('teamMembership').map((item) => parseStored(membershipItem, item)),
        enrollments: () => of('enrollment').map(parseEnrollment),
        progress: () => of('moduleProgress').map((item) => parseStored(progressItem, item)),
        bookmarks: () => newestMarks('bookmark'),
        wishlistCourseIds: () => newestMarks('wish').map((mark) => mark.courseId),
        learningTime: () => months().flatMap(quartersOf),
        monthVersions: () =>
          Object.fromEntries(months().map(({ month, version }) => [month, version])),
        activityResults: () =>
          of('activityResult').map((item) => parseStored(activityResultItem, item)),
        achievements: () => of('achievement').map((item) => parseStored(achievementItem, item)),
        completions: () => of('courseCompletion').map((item) => parseStored(completionItem, item)),
        capstoneResults: () =>
          of('capstoneResult').map((item) => parseStored(capstoneResultItem, item)),
        retests: () => of('retests').map((item) => parseStored(retestsItem, item)),
        calibration: () =>
          of('calibration').map((item) => parseStored(calibrationItem, item))[0] ?? null,
        profile: () => parseProfile(of('profile')[0]),
      });
    },
    async readAccess(userId) {
      const items = await queryPartition(table, learnerPartition(userId), ACCESS_PREFIX);
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      return {
        entitlements: of('entitlement').map((item) => parseStored(entitlementItem, item)),
        enrollments: of('enrollment').map(parseEnrollment),
      };
    },
  };
}

/** Returns an object that parses each of its properties when it is first used, because most calls need a few kinds of items. */
function parsedWhenUsed<T extends object>(parts: { [Name in keyof T]: () => T[Name] }): T {
  const state = {} as T;
  for (const name of Object.keys(parts) as (keyof T & string)[]) {
    Object.defineProperty(state, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = parts[name]();
        Object.defineProperty(state, name, { enumerable: true, value });
        return value;
      },
    });
  }
  return state;
}

/** Converts the completed modules: DynamoDB returns a string set as a Set, and omits an empty one. */
export function parseEnrollment(item: Item): EnrollmentRecord {
  const completed = item['completedModuleIds'];
  const completedModuleIds = completed instanceof Set ? [...completed] : [];
  return parseStored(enrollmentItem, { ...item, completedModuleIds });
}

function quartersOf({ month, ...attributes }: LearningTimeRecord): TimeEntry[] {
  return Object.entries(attributes).flatMap(([quarter, minutes]) =>
    isQuarter(quarter) && typeof minutes === 'number' ? [{ month, quarter, minutes }] : [],
  );
}
