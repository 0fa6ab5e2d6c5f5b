import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { printDay } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import type { Column } from '../data-table/column.ts';
import { SectionTable } from '../learners/section-table.tsx';

type Row = OperatedCourse['lawReadings'][number] & { place: number };

/** Lists the boxes with local law of a course, the oldest first. Source: rules/content.md C47 */
export function LawReadings({ readings }: { readings: OperatedCourse['lawReadings'] }) {
  return (
    <SectionTable
      title="Law boxes"
      columns={columns}
      rows={readings.map((reading, place) => ({ ...reading, place }))}
      rowId={({ place }) => String(place)}
      none="none"
    />
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'country', title: 'Country', value: ({ country }) => country },
  { id: 'title', title: 'Where', value: ({ title }) => title },
  {
    id: 'read',
    title: 'Read on',
    value: ({ readOn }) => readOn,
    cell: ({ readOn }) => <time dateTime={readOn}>{printDay(readOn)}</time>,
  },
  {
    id: 'days',
    title: 'Days ago',
    value: ({ days }) => days,
    cell: ({ days, isOld }) =>
      isOld ? <Badge colorPalette="danger">{`${days}, read again`}</Badge> : days,
    isNumeric: true,
  },
];
