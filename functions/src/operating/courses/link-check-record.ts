import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** The last check of the links of the content. Source: rules/content.md C48 */
const LinkCheckRecord = z.object({
  entity: z.literal('linkCheck'),
  checkedAt: z.string(),
  linkCount: z.int(),
  redirectCount: z.int(),
  dead: z.array(
    z.object({ address: z.string(), problem: z.string(), courseIds: z.array(z.int()) }),
  ),
});
export type LinkCheckRecord = z.infer<typeof LinkCheckRecord>;

export const linkCheckItem = storedItem(LinkCheckRecord);
