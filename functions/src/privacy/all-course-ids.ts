import { catalogPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** Returns the ids of all courses, also of those that are no longer published: their ratings stay. One Query. */
export async function allCourseIds(table: Table): Promise<number[]> {
  const items = await queryPartition(table, catalogPartition, 'COURSE#');
  return items.map((item) => Number(item['id']));
}
