import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import type { SimulationPeriod } from '@learning/shared/contract/simulations';
import { type NamedFigure, printFigure } from '@learning/shared/domain/simulations/print-figure';
import type { Figures } from '@learning/shared/domain/simulations/simulation-model';

interface Props {
  config: PublicSimulationConfig;
  title: string;
  periods: readonly Pick<SimulationPeriod, 'entered' | 'figures'>[];
}

/** Shows what was entered and what followed: a row for each figure, a column for each period. */
export function PeriodTable({ config, title, periods }: Props) {
  return (
    <Box as="section" className="table-frame" tabIndex={0} aria-label={title} mt="3">
      <chakra.table
        width="100%"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { py: '2', ps: '2', textAlign: 'end', verticalAlign: 'top' },
          '& th:first-child': { ps: '0', textAlign: 'start', fontWeight: 'normal' },
          '& tbody th, & tbody td': { borderTopWidth: '1px' },
          '& tbody tr:first-child th': { fontWeight: 'semibold' },
        }}
      >
        <chakra.caption srOnly>{title}</chakra.caption>
        <chakra.thead color="fg.muted">
          <tr>
            <th scope="col">Figure</th>
            {periods.map((_period, at) => (
              <th key={config.periods[at]} scope="col">
                {config.periods[at]}
              </th>
            ))}
          </tr>
        </chakra.thead>
        <Rows
          title="You entered"
          names={config.inputs}
          columns={periods.map(({ entered }, at) => [config.periods[at]!, entered])}
        />
        <Rows
          title="What followed"
          names={config.figures}
          columns={periods.map(({ figures }, at) => [config.periods[at]!, figures])}
        />
      </chakra.table>
    </Box>
  );
}

interface RowsProps {
  title: string;
  names: readonly NamedFigure[];
  /** Name of the period, and its figures. */
  columns: readonly (readonly [string, Figures])[];
}

function Rows({ title, names, columns }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {title}
        </th>
      </tr>
      {names.map(({ id, name, unit }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {columns.map(([period, figures]) => (
            <td key={period}>{printFigure(figures[id] ?? 0, unit)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
