import { Box, chakra } from '@chakra-ui/react';
import { type HomeCopy, site } from '@learning/shared/content/site';

const Cell = chakra('td', { base: { py: '4', pe: '6', verticalAlign: 'top', borderTopWidth: '1px' } });
const ColumnHead = chakra('th', {
  base: { textStyle: 'label', textAlign: 'start', verticalAlign: 'bottom', py: '3', pe: '6' },
});

/** Ourselves against other kinds of training; scrolls sideways on small screens. */
export function ComparisonTable({ comparison }: { comparison: HomeCopy['comparison'] }) {
  return (
    <>
      <Box overflowX="auto" role="region" aria-label={comparison.title} tabIndex={0}>
        <chakra.table width="100%" minW="46rem" tableLayout="fixed">
          <thead>
            <tr>
              <chakra.td width="20%" />
              <ColumnHead scope="col" color="accent.fg" ps="4" bg="accent.subtle" borderTopRadius="l2">
                {site.name}
              </ColumnHead>
              {comparison.columns.map((column, index) => (
                <ColumnHead key={column} scope="col" color="fg.muted" ps={index === 0 ? '6' : '0'}>
                  {column}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map(({ aspect, cells }) => (
              <tr key={aspect}>
                <ColumnHead scope="row" borderTopWidth="1px" verticalAlign="top" py="4">
                  {aspect}
                </ColumnHead>
                {cells.map((cell, index) => (
                  <Cell
                    key={index}
                    {...(index === 0
                      ? { bg: 'accent.subtle', ps: '4', fontWeight: 'semibold', borderColor: 'accent.muted' }
                      : { color: 'fg.muted', ps: index === 1 ? '6' : '0' })}
                  >
                    {cell}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <chakra.p textStyle="small" color="fg.muted" mt="4">
        {comparison.note}
      </chakra.p>
    </>
  );
}
