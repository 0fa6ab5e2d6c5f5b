import { Box, chakra } from '@chakra-ui/react';
import { site } from '@learning/content/site';
import type { HomeCopy } from '@learning/content/site/home';
import { Fragment } from 'react';

const Cell = chakra('td', {
  base: { py: '4', pe: '6', verticalAlign: 'top', borderTopWidth: '1px' },
});
const ColumnHead = chakra('th', {
  base: { textStyle: 'label', textAlign: 'start', verticalAlign: 'bottom', py: '3', pe: '6' },
});

const RowHead = chakra('th', {
  base: {
    fontWeight: 'semibold',
    textAlign: 'start',
    verticalAlign: 'top',
    py: '4',
    pe: '6',
    borderTopWidth: '1px',
  },
});

interface ComparisonProps {
  comparison: HomeCopy['comparison'];
}

/** Compares us with other kinds of training: a table, or a list on small screens. */
export function Comparison({ comparison }: ComparisonProps) {
  return (
    <>
      <ComparisonList comparison={comparison} />
      <ComparisonTable comparison={comparison} />
      <chakra.p textStyle="small" color="fg.muted" mt="4">
        {comparison.note}
      </chakra.p>
    </>
  );
}

function ComparisonTable({ comparison }: ComparisonProps) {
  return (
    <chakra.table hideBelow="md" width="100%" tableLayout="fixed">
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
            <RowHead scope="row">{aspect}</RowHead>
            {cells.map((cell, index) => (
              <Cell
                key={index}
                {...(index === 0
                  ? {
                      bg: 'accent.subtle',
                      ps: '4',
                      fontWeight: 'semibold',
                      borderColor: 'accent.muted',
                    }
                  : { color: 'fg.muted', ps: index === 1 ? '6' : '0' })}
              >
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function ComparisonList({ comparison }: ComparisonProps) {
  const names = [site.name, ...comparison.columns];
  return (
    <Box hideFrom="md" borderBottomWidth="1px">
      {comparison.rows.map(({ aspect, cells }) => (
        <Box key={aspect} borderTopWidth="1px" py="5">
          <chakra.h3 textStyle="h4">{aspect}</chakra.h3>
          <chakra.dl mt="2" display="grid" gridTemplateColumns="1fr 1fr" columnGap="4" rowGap="1">
            {cells.map((cell, index) => (
              <Fragment key={names[index]}>
                <chakra.dt color={index === 0 ? 'accent.fg' : 'fg.muted'}>{names[index]}</chakra.dt>
                <chakra.dd fontWeight={index === 0 ? 'semibold' : 'normal'}>{cell}</chakra.dd>
              </Fragment>
            ))}
          </chakra.dl>
        </Box>
      ))}
    </Box>
  );
}
