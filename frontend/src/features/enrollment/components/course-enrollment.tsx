import type { Course } from '@learning/shared/contract/catalog';
import { EnrollmentBar } from './enrollment-bar.tsx';
import { EnrollmentCard } from './enrollment-card.tsx';
import { EnrollmentControl } from './enrollment-control.tsx';

interface Props {
  course: Course;
}

/** The price and the enroll, continue or completed button of a course, for its side card. */
export function CourseEnrollment({ course }: Props) {
  return <EnrollmentControl course={course} layout={EnrollmentCard} />;
}

/** The same for the bar at the bottom of small screens. */
export function CourseEnrollmentBar({ course }: Props) {
  return <EnrollmentControl course={course} layout={EnrollmentBar} />;
}
