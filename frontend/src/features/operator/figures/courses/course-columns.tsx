import type { CourseRow } from '@learning/shared/contract/operators/figures';
import { monthName } from '#lib/months.ts';
import type { Column } from '../../data-table/column.ts';
import { TextLink } from '#ui/text-link.tsx';
import { printNumber } from '../print-figures.ts';

const count = (
  id: string,
  title: string,
  value: (row: CourseRow) => number,
): Column<CourseRow> => ({
  id,
  title,
  value,
  cell: (row) => printNumber(value(row)),
  isNumeric: true,
});

export const courseColumns: readonly Column<CourseRow>[] = [
  {
    id: 'course',
    title: 'Course',
    value: ({ title }) => title,
    cell: ({ courseId, title }) => (
      <TextLink to="/admin/figures/items" search={{ course: String(courseId) }}>
        {title}
      </TextLink>
    ),
    hasFilter: true,
  },
  {
    id: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => monthName(month),
  },
  count('enrollments', 'Enrollments', (row) => row.enrollments),
  count('modules', 'Modules done', (row) => row.moduleCompletions),
  count('submissions', 'Submissions', (row) => row.submissions),
  count('completions', 'Completions', (row) => row.completions),
  count('certificates', 'Certificates', (row) => row.certificates),
];
