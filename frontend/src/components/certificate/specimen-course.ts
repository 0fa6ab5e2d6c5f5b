import type { Course } from '@learning/shared/contract/catalog';
import { instructionHours } from '@learning/shared/domain/learning/study-minutes';
import type { SpecimenCourse } from './specimen.ts';

/** Returns what the specimen shows of a course. */
export function specimenCourseOf({
  title,
  minutes,
  moduleCount,
  features,
}: Course): SpecimenCourse {
  return { title, instructionHours: instructionHours(minutes), moduleCount, features };
}
