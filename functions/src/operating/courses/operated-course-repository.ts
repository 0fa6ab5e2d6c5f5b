import type { CourseListing } from '@learning/shared/domain/course';
import { catalogItems, type CourseRecord } from '#catalog/catalog-records.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { catalogKeys, catalogPartition } from '#table/keys.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import { parseStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';

/** A change of how a course is offered, of the version that the operator saw. */
export interface ListingChange {
  listing: CourseListing;
  version: number;
  by: string;
  at: string;
}

/** Reads and changes courses without the cache that learners' calls have. */
export interface OperatedCourseRepository {
  list(): Promise<CourseRecord[]>;
  find(courseId: number): Promise<CourseRecord | undefined>;
  /** Changes the listing with what goes with it. @returns `conflict` when another call changed the item meanwhile: retry */
  changeListing(
    courseId: number,
    change: ListingChange,
    others: readonly TransactionPart[],
  ): Promise<'changed' | 'other_version' | typeof CONFLICT>;
}

export function operatedCourseRepository(table: Table): OperatedCourseRepository {
  return {
    async list() {
      const items = await queryPartition(table, catalogPartition, 'COURSE#');
      return items
        .filter(({ entity }) => entity === 'course')
        .map((item) => parseStored(catalogItems.course, item));
    },

    async find(courseId) {
      const item = await getItem(table, catalogKeys.course(courseId));
      return item?.['entity'] === 'course' ? parseStored(catalogItems.course, item) : undefined;
    },

    async changeListing(courseId, { listing, version, by, at }, others) {
      const update = {
        UpdateExpression:
          'SET listing = :listing, listingVersion = :after, listingChangedBy = :by, listingChangedAt = :at',
        ConditionExpression:
          version === 0 ? 'attribute_not_exists(listingVersion)' : 'listingVersion = :before',
        ExpressionAttributeValues: {
          ':listing': listing,
          ':after': version + 1,
          ':by': by,
          ':at': at,
          ...(version === 0 ? {} : { ':before': version }),
        },
      };
      try {
        const course = { update: catalogKeys.course(courseId), with: update };
        await writeTransaction(table, [course, ...others]);
        return 'changed';
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return 'other_version';
        if (isTransactionConflict(error)) return CONFLICT;
        throw error;
      }
    },
  };
}
