import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '#queries/catalog.ts';
import type { TableSearch } from '../data-table/table-search.ts';
import { ChoiceControl } from './choice-control.tsx';

/** Returns the course of an address, or the first one of the catalog. */
export function useCourse(search: TableSearch) {
  const { data: courses = [] } = useQuery(coursesQuery());
  const named = Number(search['course']);
  const isNamed = Number.isSafeInteger(named) && named > 0;
  return { courses, courseId: isNamed ? named : courses[0]?.id };
}

interface Props {
  courses: readonly { id: number; title: string }[];
  courseId: number;
  onChange: (courseId: string) => void;
}

export function CourseControl({ courses, courseId, onChange }: Props) {
  return (
    <ChoiceControl
      label="Course"
      value={String(courseId)}
      choices={courses.map(({ id, title }) => ({ value: String(id), name: title }))}
      onChange={onChange}
    />
  );
}
