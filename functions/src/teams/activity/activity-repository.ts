import { teamActivityPartition } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { queryBackwards, queryPartition, type Table } from '#table/table.ts';
import { storedActivity, type ActivityRecord } from './activity-records.ts';

const PAGE_LENGTH = 50;

/** Reads what was done in a team. It is written with the changes themselves. */
export interface ActivityRepository {
  /** Lists a page, the newest first: of a month (`yyyy-mm`, UTC) or of all time. */
  page(
    orderId: string,
    options: { month?: string | undefined; cursor?: string | undefined },
  ): Promise<{ records: ActivityRecord[]; next: string | null }>;
  /** Lists what was done in a month, in order. */
  ofMonth(orderId: string, month: string): Promise<ActivityRecord[]>;
}

export function activityRepository(table: Table): ActivityRepository {
  return {
    async page(orderId, { month = '', cursor }) {
      // Greater than every time of the month.
      const end = month === '' ? undefined : `${month}~`;
      const page = { partition: teamActivityPartition(orderId), limit: PAGE_LENGTH };
      const items = await queryBackwards(table, { ...page, before: cursor ?? end });
      const ofMonth = items.filter((item) => String(item['SK']).startsWith(month));
      const isLast = ofMonth.length < PAGE_LENGTH;
      return {
        records: ofMonth.map((item) => parseStored(storedActivity, item)),
        next: isLast ? null : String(ofMonth.at(-1)!['SK']),
      };
    },
    async ofMonth(orderId, month) {
      const items = await queryPartition(table, teamActivityPartition(orderId), month);
      return items.map((item) => parseStored(storedActivity, item));
    },
  };
}
