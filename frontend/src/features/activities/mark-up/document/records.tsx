import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { MarkUpDocument } from '@learning/shared/contract/activities';

/** Shows what the document is compared with. */
export function Records({ records }: Pick<MarkUpDocument, 'records'>) {
  return (
    <Box display="grid" gap="5">
      {records.map(({ title, lines }) => (
        <div key={title}>
          <chakra.p textStyle="label">{title}</chakra.p>
          <chakra.ul mt="2" ps="5" listStyleType="disc" display="grid" gap="1.5" textStyle="small">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
        </div>
      ))}
    </Box>
  );
}
