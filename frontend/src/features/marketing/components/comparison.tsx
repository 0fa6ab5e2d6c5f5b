import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
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
  /** Shows the list on wide screens, too. @default false */
  isNarrow?: boolean;
}

/** What only a named instructor can stand for shows once the operator has entered one. Source: rules/wording.md W3 */
const shownRows = ({ rows }: HomeCopy['comparison']) =>
  rows.filter(({ needsPerson = false }) => !needsPerson || site.instructor.person);

/** Compares us with other kinds of training: a table, or a list on small screens. */
export function Comparison({ comparison, isNarrow = false }: ComparisonProps) {
  return (
    <>
      <ComparisonList comparison={comparison} isNarrow={isNarrow} />
      {!isNarrow && <ComparisonTable comparison={comparison} />}
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
        {shownRows(comparison).map(({ aspect, cells }) => (
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

/** Shows our own answer, and the others' once they are unfolded. */
function ComparisonList({ comparison, isNarrow = false }: ComparisonProps) {
  return (
    <Box {...(isNarrow ? {} : { hideFrom: 'md' })} borderBottomWidth="1px">
      {shownRows(comparison).map(({ aspect, cells: [own, ...others] }) => (
        <chakra.details key={aspect} borderTopWidth="1px">
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="4"
            py="2.5"
            cursor="button"
          >
            <span>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {aspect}
              </chakra.span>
              <chakra.span fontWeight="semibold">{own}</chakra.span>
            </span>
          </chakra.summary>
          <chakra.dl
            pb="4"
            display="grid"
            gridTemplateColumns="1fr 1fr"
            columnGap="4"
            rowGap="1"
            textStyle="small"
          >
            {others.map((cell, index) => (
              <Fragment key={comparison.columns[index]}>
                <chakra.dt color="fg.muted">{comparison.columns[index]}</chakra.dt>
                <dd>{cell}</dd>
              </Fragment>
            ))}
          </chakra.dl>
        </chakra.details>
      ))}
    </Box>
  );
}
