import { chakra } from '#ui/chakra/factory.ts';
import type { ChartDay } from './week-chart.ts';

interface Props {
  days: readonly ChartDay[];
  caption: string;
  totalMinutes: number;
  /** If false, only screen readers get the table. */
  isVisible: boolean;
}

/** Shows the chart's numbers as a table. */
export function WeekTable({ days, caption, totalMinutes, isVisible }: Props) {
  return (
    <chakra.table
      {...(isVisible ? {} : { srOnly: true })}
      width="100%"
      css={{
        '& th, & td': { py: '2', borderTopWidth: '1px', textAlign: 'start' },
        '& td, & thead th:last-child': { textAlign: 'end' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <chakra.thead textStyle="label" color="fg.muted">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Minutes</th>
        </tr>
      </chakra.thead>
      <tbody>
        {days.map(({ date, longName, minutes, isToday }) => (
          <tr key={date}>
            <chakra.th scope="row" fontWeight={isToday ? 'semibold' : 'normal'}>
              {longName}
              {isToday && ' (today)'}
            </chakra.th>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
      <chakra.tfoot fontWeight="semibold">
        <tr>
          <th scope="row">Total</th>
          <td>{totalMinutes}</td>
        </tr>
      </chakra.tfoot>
    </chakra.table>
  );
}
