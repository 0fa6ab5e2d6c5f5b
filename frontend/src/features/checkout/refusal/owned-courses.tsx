import { bundle } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { coursesQuery } from '#queries/catalog.ts';

interface Props {
  courseId: number;
  /** @default 'Open Course' */
  text?: string;
  isSecond?: boolean;
}

/** Links to the player of an owned course. */
export function OpenCourse({ courseId, text = 'Open Course', isSecond = false }: Props) {
  return (
    <LinkButton
      to="/course/$courseId/play"
      params={{ courseId: String(courseId) }}
      {...(isSecond ? { variant: 'outline' as const } : {})}
    >
      {text}
    </LinkButton>
  );
}

/** Links to each course of the bundle; until the titles load, only to the first. */
export function OwnedBundle() {
  const { data: courses } = useQuery(coursesQuery());
  const bundleCourses = courses?.filter(({ id }) => bundle.courseIds.includes(id)) ?? [];
  if (bundleCourses.length === 0) return <OpenCourse courseId={bundle.courseIds[0]!} />;
  return bundleCourses.map(({ id, title }, index) => (
    <OpenCourse key={id} courseId={id} text={`Open ${title}`} isSecond={index > 0} />
  ));
}
