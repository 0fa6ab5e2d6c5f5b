import type { OperatedCourse, OperatedCourses } from '@learning/shared/contract/operators/courses';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Column } from '../data-table/column.ts';
import { SectionTable } from '../learners/section-table.tsx';

type Row = OperatedCourse['deadLinks'][number] & { key: string };

interface Props {
  links: OperatedCourse['deadLinks'];
  check: OperatedCourses['linkCheck'];
}

/** Lists the web addresses of a course that no longer answer or have moved, as the last check found them. Source: rules/content.md C47 */
export function DeadLinks({ links, check }: Props) {
  return (
    <SectionTable
      title="Links that no longer answer"
      columns={columns}
      rows={links.map((link) => ({ ...link, key: `${link.address} ${link.place}` }))}
      rowId={({ key }) => key}
      none={
        check
          ? `none when they were checked, ${printShortDateAndTime(check.checkedAt)}`
          : 'not checked yet; npm run content:links checks them'
      }
    />
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'problem',
    title: 'Problem',
    value: ({ kind }) => kind,
    cell: ({ kind, detail }) =>
      kind === 'broken' ? (
        <Badge colorPalette="danger">{`${detail.charAt(0).toUpperCase()}${detail.slice(1)}`}</Badge>
      ) : (
        <chakra.span overflowWrap="anywhere">{`Moved to ${detail}`}</chakra.span>
      ),
  },
  {
    id: 'address',
    title: 'Address',
    value: ({ address }) => address,
    cell: ({ address }) => (
      <chakra.a
        href={address}
        target="_blank"
        rel="noreferrer"
        textDecoration="underline"
        overflowWrap="anywhere"
      >
        {address}
      </chakra.a>
    ),
  },
  {
    id: 'place',
    title: 'Where',
    value: ({ place, country }) => (country === null ? place : `${place}, law box ${country}`),
  },
];
