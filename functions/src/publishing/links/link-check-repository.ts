import * as z from 'zod';
import { contentVersionKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';

/** What the last check of the courses' links found; one item, which the next check replaces. */
const LinkCheckRecord = z.object({
  entity: z.literal('linkCheck'),
  checkedAt: z.iso.datetime(),
  addressCount: z.int(),
  /** Those that did not respond or have moved for good, with each of their places. */
  links: z.array(
    z.object({
      courseId: z.int(),
      address: z.string(),
      place: z.string(),
      country: z.string().nullable(),
      kind: z.enum(['broken', 'moved']),
      /** Why it is broken, or the new address. */
      detail: z.string(),
    }),
  ),
});
const linkCheckItem = storedItem(LinkCheckRecord);

export type LinkCheck = Omit<z.infer<typeof LinkCheckRecord>, 'entity'>;

export async function storeLinkCheck(table: Table, check: LinkCheck): Promise<void> {
  const record = { entity: 'linkCheck' as const, ...check };
  await putItem(table, toStored(linkCheckItem, contentVersionKeys.linkCheck, record));
}

/** Returns the last check; undefined before the first one. */
export async function readLinkCheck(table: Table): Promise<LinkCheck | undefined> {
  const item = await getItem(table, contentVersionKeys.linkCheck);
  return item && parseStored(linkCheckItem, item);
}
