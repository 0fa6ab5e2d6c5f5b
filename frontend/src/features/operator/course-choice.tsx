import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '#queries/catalog.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

interface Props {
  courseIds: number[] | null;
  onChange: (courseIds: number[] | null) => void;
}

/** Every course, or those that are chosen. */
export function CourseChoice({ courseIds, onChange }: Props) {
  const { data: courses = [] } = useQuery(coursesQuery());
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="3">
        Courses
      </chakra.legend>
      <Stack gap="2">
        <Checkbox
          checked={courseIds === null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? null : [])}
        >
          Every course, also those published later
        </Checkbox>
        {courseIds !== null &&
          courses.map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={courseIds.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  checked ? [...courseIds, id] : courseIds.filter((courseId) => courseId !== id),
                )
              }
            >
              {title}
            </Checkbox>
          ))}
      </Stack>
    </chakra.fieldset>
  );
}
