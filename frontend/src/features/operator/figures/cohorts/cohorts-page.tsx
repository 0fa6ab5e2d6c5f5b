import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CohortRow, CourseCohorts } from '@learning/shared/contract/operators/figures';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { operatorApi } from '#lib/operator-client.ts';
import { courseCohortsQuery } from '#queries/operator/figures.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { monthName } from '#lib/months.ts';
import type { Column } from '../../data-table/column.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import type { TableSearch } from '../../data-table/table-search.ts';
import { OperatorPage } from '../../shell/operator-page.tsx';
import { FigureChart } from '../charts/figure-chart.tsx';
import { CourseControl, useCourse } from '../course-control.tsx';
import { ExportButton } from '../export-button.tsx';
import { PageControls } from '../page-controls.tsx';
import { FigureState } from '../figure-state.tsx';
import { printMonthShort, printNumber, printShare } from '../print-figures.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/figures/cohorts`: how far the learners came who enrolled in each month. */
export function CohortsPage({ search, onSearch }: Props) {
  const { courses, courseId } = useCourse(search);
  return (
    <OperatorPage
      title="Cohorts"
      lead="Learners by the month they enrolled in, and how many completed each module and the course until today."
    >
      {() =>
        courseId === undefined ? (
          <Skeleton height="80" />
        ) : (
          <Cohorts courses={courses} courseId={courseId} search={search} onSearch={onSearch} />
        )
      }
    </OperatorPage>
  );
}

interface CohortsProps extends Props {
  courses: readonly { id: number; title: string }[];
  courseId: number;
}

function Cohorts({ courses, courseId, search, onSearch }: CohortsProps) {
  const query = useQuery(courseCohortsQuery(courseId));
  return (
    <>
      <PageControls>
        <CourseControl
          courses={courses}
          courseId={courseId}
          onChange={(course) => onSearch({ course })}
        />
      </PageControls>
      <FigureState query={query}>
        {(data) => (
          <>
            <FigureChart
              kind="bars"
              title="Enrolled and completed"
              note="Each month’s learners, with those of them who completed the course so far. Recent months still grow."
              rows={data.cohorts.map(({ month, enrolled, completed }) => ({
                name: printMonthShort(month),
                enrolled,
                completed,
              }))}
              series={[
                { key: 'enrolled', name: 'Enrolled' },
                { key: 'completed', name: 'Completed' },
              ]}
              format={printNumber}
            />
            <chakra.p textStyle="fine" color="fg.muted" mb="4" maxW="3xl">
              {data.modules.map(({ title }, index) => `M${index + 1} ${title}`).join(' · ')}
            </chakra.p>
            <DataTable
              label="Cohorts"
              columns={columnsOf(data)}
              rows={data.cohorts}
              rowId={({ month }) => month}
              search={search}
              onSearch={onSearch}
              defaultSort="-month"
              empty={
                <EmptyState title="No one has enrolled yet">
                  The first cohort shows up here with its first learner.
                </EmptyState>
              }
            />
            <Box mt="6">
              <ExportButton
                name="Export CSV"
                load={() => operatorApi.exportCourseCohorts({ params: { id: courseId } })}
              />
            </Box>
          </>
        )}
      </FigureState>
    </>
  );
}

/** Each module shows the share of the cohort that completed it. */
function columnsOf({ modules }: CourseCohorts): Column<CohortRow>[] {
  const share = (part: number, { enrolled }: CohortRow) =>
    enrolled === 0 ? null : part / enrolled;
  return [
    {
      id: 'month',
      title: 'Enrolled in',
      value: ({ month }) => month,
      cell: ({ month }) => monthName(month),
    },
    { id: 'enrolled', title: 'Enrolled', value: ({ enrolled }) => enrolled, isNumeric: true },
    ...modules.map(({ id }, index): Column<CohortRow> => ({
      id,
      title: `M${index + 1}`,
      value: (row) => share(row.reached[index]!, row),
      cell: (row) => `${printShare(share(row.reached[index]!, row))} (${row.reached[index]})`,
      isNumeric: true,
    })),
    {
      id: 'completed',
      title: 'Course',
      value: (row) => share(row.completed, row),
      cell: (row) => `${printShare(share(row.completed, row))} (${row.completed})`,
      isNumeric: true,
    },
  ];
}
