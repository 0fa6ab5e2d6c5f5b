import { paperNameOf } from '#capstones/paper-name.ts';
import { capstonePaperKey, type Key } from '#table/keys.ts';
import type { Item } from '#table/table.ts';

/** Returns the keys of a learner's papers, which are outside of their partitions. @param items of the partition of submissions */
export function ownPaperKeys(userId: string, items: readonly Item[]): Key[] {
  return items
    .filter(({ entity }) => entity === 'capstone')
    .map(({ courseId }) =>
      capstonePaperKey(Number(courseId), paperNameOf(userId, Number(courseId))),
    );
}
