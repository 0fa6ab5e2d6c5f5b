import type { OperatedCourse, OperatedCourses } from '@learning/shared/contract/operators/courses';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printShortDateAndTime, printShortDay } from '#lib/print-date.ts';
import { operatedCoursesQuery } from '#queries/operator/courses.ts';
import { Badge } from '#ui/badge.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Day } from '../data-table/day.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { LISTING_WORDS } from './listing-words.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/courses`: how each course is offered, its edition and its readings of law. */
export function CoursesPage({ search, onSearch }: Props) {
  return (
    <OperatorPage
      title="Course catalog"
      lead="Hide or announce a course, see when its law was read, and preview its modules."
    >
      {() => <CoursesTable search={search} onSearch={onSearch} />}
    </OperatorPage>
  );
}

function CoursesTable({ search, onSearch }: Props) {
  const { data, error, refetch } = useQuery(operatedCoursesQuery);
  if (error && !data) {
    return (
      <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  return (
    <>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {data.version
          ? `Content version ${data.version.name}, published ${printShortDateAndTime(data.version.publishedAt)}`
          : 'No version of the content is recorded yet.'}
        {` · ${checkedLinks(data)}`}
      </chakra.p>
      <DataTable
        label="Courses"
        columns={data.linkCheck ? [...columns, linksColumn] : columns}
        rows={data.courses}
        rowId={({ id }) => String(id)}
        search={search}
        onSearch={onSearch}
        defaultSort="title"
        empty={<EmptyState title="No courses yet">Publish the content first.</EmptyState>}
      />
    </>
  );
}

/** Says when the links were checked, and how many do not answer. */
function checkedLinks({ courses, linkCheck }: OperatedCourses): string {
  if (linkCheck === null) return 'Links not checked yet';
  const broken = new Set(courses.flatMap(brokenLinks).map(({ address }) => address)).size;
  const day = printShortDateAndTime(linkCheck.checkedAt);
  const found =
    broken === 0 ? 'all answer' : `${broken} no longer ${broken === 1 ? 'answers' : 'answer'}`;
  return `Links checked ${day}: ${found}, of ${linkCheck.addresses}`;
}

const brokenLinks = ({ deadLinks }: OperatedCourse) =>
  deadLinks.filter(({ kind }) => kind === 'broken');

const oldestReading = ({ lawReadings }: OperatedCourse) => lawReadings[0];
const lawState = (course: OperatedCourse) => {
  const oldest = oldestReading(course);
  if (!oldest) return 'No law boxes';
  return oldest.isOld ? 'Older than 180 days' : 'Up to date';
};

const columns: readonly Column<OperatedCourse>[] = [
  {
    id: 'title',
    title: 'Course',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <TextLink to="/admin/courses/$courseId" params={{ courseId: String(id) }}>
        {title}
      </TextLink>
    ),
  },
  {
    id: 'state',
    title: 'State',
    value: ({ listing }) => LISTING_WORDS[listing].name,
    cell: ({ listing }) => (
      <Badge colorPalette={listing === 'published' ? 'neutral' : 'signal'}>
        {LISTING_WORDS[listing].name}
      </Badge>
    ),
    hasFilter: true,
  },
  { id: 'modules', title: 'Modules', value: ({ modules }) => modules.length, isNumeric: true },
  { id: 'edition', title: 'Edition', value: ({ edition }) => edition, isNumeric: true },
  {
    id: 'changed',
    title: 'Changed',
    value: ({ changedOn }) => changedOn,
    cell: ({ changedOn }) => <Day>{changedOn ? printShortDay(changedOn) : '–'}</Day>,
  },
  {
    id: 'read',
    title: 'Law last read',
    value: (course) => oldestReading(course)?.readOn ?? null,
    cell: (course) => {
      const readOn = oldestReading(course)?.readOn;
      return <Day>{readOn ? printShortDay(readOn) : '–'}</Day>;
    },
  },
  {
    id: 'law',
    title: 'Law',
    value: lawState,
    cell: (course) => (
      <Badge colorPalette={oldestReading(course)?.isOld ? 'danger' : 'neutral'}>
        {lawState(course)}
      </Badge>
    ),
    hasFilter: true,
  },
];

/** Shown once the links were checked. */
const linksColumn: Column<OperatedCourse> = {
  id: 'links',
  title: 'Dead links',
  value: (course) => brokenLinks(course).length,
  cell: (course) => {
    const { length } = brokenLinks(course);
    return length === 0 ? 0 : <Badge colorPalette="danger">{length}</Badge>;
  },
  isNumeric: true,
};
