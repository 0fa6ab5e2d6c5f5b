import { Box } from '#ui/chakra/box.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { operatorApi } from '#lib/operator-client.ts';
import { courseItemsQuery } from '#queries/operator/figures.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { TableSearch } from '../../data-table/table-search.ts';
import { OperatorPage } from '../../shell/operator-page.tsx';
import { ChoiceControl, choiceOf } from '../choice-control.tsx';
import { CourseControl, useCourse } from '../course-control.tsx';
import { ExportButton } from '../export-button.tsx';
import { FigureState } from '../figure-state.tsx';
import { PageControls } from '../page-controls.tsx';
import { ActivityView, CardView, DecisionView, ModuleView, QuestionView } from './item-views.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

const VIEWS = [
  { value: 'modules', name: 'Modules' },
  { value: 'questions', name: 'Questions' },
  { value: 'decisions', name: 'Decisions' },
  { value: 'activities', name: 'Activities' },
  { value: 'cards', name: 'Review cards' },
] as const;

const COMPONENTS: Record<
  (typeof VIEWS)[number]['value'],
  ComponentType<Parameters<typeof ModuleView>[0]>
> = {
  modules: ModuleView,
  questions: QuestionView,
  decisions: DecisionView,
  activities: ActivityView,
  cards: CardView,
};

/** Renders `/admin/figures/items`: the modules, questions, decisions, activities and review cards of a course. */
export function CourseItemsPage({ search, onSearch }: Props) {
  const { courses, courseId } = useCourse(search);
  return (
    <OperatorPage
      title="Inside a course"
      lead="All learners and all time. The file is what npm run content:report reads."
    >
      {() =>
        courseId === undefined ? (
          <Skeleton height="80" />
        ) : (
          <Items courses={courses} courseId={courseId} search={search} onSearch={onSearch} />
        )
      }
    </OperatorPage>
  );
}

interface ItemsProps extends Props {
  courses: readonly { id: number; title: string }[];
  courseId: number;
}

function Items({ courses, courseId, search, onSearch }: ItemsProps) {
  const view = choiceOf(VIEWS, search['view']);
  const View = COMPONENTS[view];
  const query = useQuery(courseItemsQuery(courseId));
  const course = String(courseId);
  return (
    <>
      <PageControls>
        <CourseControl
          courses={courses}
          courseId={courseId}
          onChange={(next) => onSearch({ course: next, view })}
        />
        <ChoiceControl
          label="Show"
          value={view}
          choices={VIEWS}
          onChange={(next) => onSearch({ course, view: next })}
        />
      </PageControls>
      <FigureState query={query}>
        {(items) => (
          <>
            <View items={items} search={search} onSearch={onSearch} />
            <Box mt="6">
              <ExportButton
                name="Export CSV"
                load={() => operatorApi.exportCourseItemFigures({ params: { id: courseId } })}
              />
            </Box>
          </>
        )}
      </FigureState>
    </>
  );
}
