import type { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { dollars } from '#lib/dollars.ts';
import { coursesQuery, modulesQuery } from '#queries/catalog.ts';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { LevelBadge } from '#ui/level-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CompareSearch } from './compare-search.ts';

interface Props {
  search: CompareSearch;
  onSearch: (search: CompareSearch) => void;
}

/** Page `/compare`: two courses side by side. The address names them, so it can be shared. Source: rules/learning.md L53 */
export function ComparePage({ search, onSearch }: Props) {
  const { data: courses, error, refetch } = useQuery(coursesQuery());
  const pick = (id: number | undefined) => courses?.find((course) => course.id === id);
  const chosen = [pick(search.a), pick(search.b)];
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title="Compare courses" lead="Choose two courses to see them side by side." />
      {courses ? (
        <>
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
          >
            <Choice
              label="First course"
              courses={courses}
              value={search.a}
              onChange={(a) => onSearch({ ...search, a })}
            />
            <Choice
              label="Second course"
              courses={courses}
              value={search.b}
              onChange={(b) => onSearch({ ...search, b })}
            />
          </Box>
          {chosen[0] && chosen[1] && <Comparison courses={[chosen[0], chosen[1]]} />}
        </>
      ) : error ? (
        <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      ) : (
        <Skeleton height="96" />
      )}
    </PageContainer>
  );
}

interface ChoiceProps {
  label: string;
  courses: readonly Course[];
  value: number | undefined;
  onChange: (courseId: number) => void;
}

function Choice({ label, courses, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={String(value ?? '')} onChange={(id) => onChange(Number(id))}>
        {value === undefined && <option value="">Choose a course</option>}
        {courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Comparison({ courses }: { courses: readonly [Course, Course] }) {
  const modules = useQueries({ queries: courses.map(({ id }) => modulesQuery(id)) });
  return (
    <chakra.table display="block" aria-label="Comparison of the courses" mt="8">
      <chakra.tbody display="block">
        <Row name="Course" isHead>
          {courses.map(({ title }) => (
            <chakra.h2 key={title} textStyle="h4">
              {title}
            </chakra.h2>
          ))}
        </Row>
        <Row name="Level">
          {courses.map(({ id, level }) => (
            <LevelBadge key={id} level={level} />
          ))}
        </Row>
        <Row name="Price">{courses.map(({ price }) => dollars(price))}</Row>
        <Row name="Time">{courses.map(({ duration }) => duration)}</Row>
        <Row name="About">{courses.map(({ description }) => description)}</Row>
        <Row name="What you learn">
          {courses.map(({ id, features }) => (
            <List key={id} items={features} />
          ))}
        </Row>
        <Row name="What you do">
          {courses.map(
            ({ activityCount, resourceCount }) =>
              `${activityCount} graded or guided activities, ${resourceCount} templates and guides to keep`,
          )}
        </Row>
        <Row name="Modules">
          {modules.map(({ data }, index) => (
            <ModuleTitles key={courses[index]!.id} modules={data} />
          ))}
        </Row>
        <Row name="Next step">
          {courses.map(({ id, title }) => (
            <LinkButton
              key={id}
              to="/courses/$courseId"
              params={{ courseId: String(id) }}
              variant="outline"
              size="sm"
              aria-label={`Open ${title}`}
            >
              Open Course
            </LinkButton>
          ))}
        </Row>
      </chakra.tbody>
    </chakra.table>
  );
}

function ModuleTitles({ modules }: { modules: readonly ModuleSummary[] | undefined }) {
  if (!modules) return <Skeleton height="40" />;
  return <List items={modules.map(({ title }) => title)} />;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul ps="4" listStyleType="disc" display="grid" gap="1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </chakra.ul>
  );
}

/** One fact of both courses. On phones, its name stands above them. */
function Row({ name, isHead = false, children }: RowProps) {
  const Value = isHead ? Head : Cell;
  return (
    <chakra.tr
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: '8rem repeat(2, minmax(0, 1fr))',
      }}
      columnGap={{ base: '4', md: '8' }}
      rowGap="1"
      py="4"
      borderTopWidth="1px"
    >
      <chakra.th
        scope={isHead ? 'col' : 'row'}
        textAlign="start"
        textStyle="label"
        color="fg.muted"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {name}
      </chakra.th>
      {children.map((child, index) => (
        <Value key={index}>{child}</Value>
      ))}
    </chakra.tr>
  );
}

const Cell = chakra('td', {
  base: {
    minW: '0',
    overflowWrap: 'anywhere',
    fontSize: { base: 'sm', md: 'md' },
    fontVariantNumeric: 'tabular-nums',
  },
});

const Head = chakra('th', { base: { minW: '0', textAlign: 'start', overflowWrap: 'anywhere' } });

interface RowProps {
  name: string;
  isHead?: boolean;
  /** One for each course. */
  children: readonly ReactNode[];
}
