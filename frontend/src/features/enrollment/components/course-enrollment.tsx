import type { Course } from '@learning/shared/contract/catalog';
import { EnrollmentBar } from './enrollment-bar.tsx';
import { EnrollmentCard } from './enrollment-card.tsx';
import { EnrollmentControl } from './enrollment-control.tsx';

interface Props {
  course: Course;
}

/** Shows the price and the enroll, continue or completed button of a course in its side card. */
export function CourseEnrollment({ course }: Props) {
  return <EnrollmentControl course={course} layout={EnrollmentCard} />;
}

/** Shows the same in the bar at the bottom of small screens. */
export function CourseEnrollmentBar({ course }: Props) {
  return <EnrollmentControl course={course} layout={EnrollmentBar} />;
}
