import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CaseDocument } from '@learning/shared/contract/case-files';

interface Props {
  document: Extract<CaseDocument, { kind: 'table' }>;
}

/** Shows a table; on phones, a row is a card of labels and values. */
export function TableDocument({ document: { title, columns, rows, note } }: Props) {
  return (
    <>
      <Box as="section" className="table-frame" tabIndex={0} aria-label={title}>
        <chakra.table
          width="100%"
          textStyle="small"
          css={{
            '& th, & td': { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top' },
            '& td': { borderTopWidth: '1px' },
            '@media (max-width: 40rem)': {
              display: 'block',
              '& thead': { display: 'none' },
              '& tbody': { display: 'grid', gap: '2' },
              '& tr': { display: 'block', borderTopWidth: '1px', py: '2' },
              '& td': {
                display: 'grid',
                gridTemplateColumns: '8rem minmax(0, 1fr)',
                columnGap: '4',
                borderTopWidth: '0',
                p: '0',
              },
              '& td:first-child': { fontWeight: 'semibold' },
              '& td::before': { content: 'attr(data-label)', color: 'fg.muted' },
            },
          }}
        >
          <chakra.thead color="fg.muted">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell, column) => (
                  <td key={columns[column]} data-label={columns[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {note && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </>
  );
}
