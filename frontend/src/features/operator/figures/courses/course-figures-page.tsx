import { Box } from '#ui/chakra/box.ts';
import type { CourseRow } from '@learning/shared/contract/operators/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { operatorApi } from '#lib/operator-client.ts';
import { courseFiguresQuery } from '#queries/operator/figures.ts';
import { monthName } from '#lib/months.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { changedSearch, type TableSearch } from '../../data-table/table-search.ts';
import { OperatorPage } from '../../shell/operator-page.tsx';
import { FigureChart } from '../charts/figure-chart.tsx';
import { ExportButton } from '../export-button.tsx';
import { monthsOf } from '../figure-months.ts';
import { FigureState } from '../figure-state.tsx';
import { PageControls } from '../page-controls.tsx';
import { MonthControls } from '../month-controls.tsx';
import { printNumber } from '../print-figures.ts';
import { courseColumns } from './course-columns.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/figures/courses`: what learners did in each course, by month. */
export function CourseFiguresPage({ search, onSearch }: Props) {
  return (
    <OperatorPage
      title="Courses"
      lead="What learners did, by month in UTC. Each counts on its day; a course may be completed months after the enrollment."
    >
      {() => <CourseFigures search={search} onSearch={onSearch} />}
    </OperatorPage>
  );
}

function CourseFigures({ search, onSearch }: Props) {
  const [now] = useState(() => new Date());
  const range = monthsOf(search, now);
  const query = useQuery({ ...courseFiguresQuery(range), placeholderData: keepPreviousData });
  return (
    <>
      <PageControls>
        <MonthControls {...range} onChange={(next) => onSearch(changedSearch(search, next))} />
      </PageControls>
      <FigureState query={query}>
        {({ courses }) => (
          <>
            <FigureChart
              kind="bars"
              title="Enrollments, completions and certificates by course"
              note="All months that are shown together. An enrollment counts once for each learner and course, a completion when the course was complete for the first time."
              rows={byCourse(courses)}
              series={[
                { key: 'enrollments', name: 'Enrollments' },
                { key: 'completions', name: 'Completions' },
                { key: 'certificates', name: 'Certificates' },
              ]}
              format={printNumber}
            />
            <DataTable
              label="Courses"
              columns={courseColumns}
              rows={courses}
              rowId={({ month, courseId }) => `${month} ${courseId}`}
              search={search}
              onSearch={onSearch}
              defaultSort="-month"
              empty={
                <EmptyState
                  title={`Nothing from ${monthName(range.from)} to ${monthName(range.to)}`}
                >
                  Enrollments and completions show up here within seconds.
                </EmptyState>
              }
            />
            <Box mt="6">
              <ExportButton
                name="Export CSV"
                load={() => operatorApi.exportCourseFigures({ query: range })}
              />
            </Box>
          </>
        )}
      </FigureState>
    </>
  );
}

function byCourse(rows: readonly CourseRow[]) {
  return [...Map.groupBy(rows, ({ courseId }) => courseId).values()].map((ofCourse) => {
    const sum = (name: 'enrollments' | 'completions' | 'certificates') =>
      ofCourse.reduce((total, row) => total + row[name], 0);
    return {
      name: ofCourse[0]!.title,
      enrollments: sum('enrollments'),
      completions: sum('completions'),
      certificates: sum('certificates'),
    };
  });
}
