import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import type { CourseMarkRepository } from './course-mark-repository.ts';
import type { EnrollmentRepository } from './enrollment-repository.ts';
import type { EntitlementRepository } from './entitlement-repository.ts';
import type { LearnerRepository } from './learner-repository.ts';
import type { NoteRepository } from './note-repository.ts';

/** What the use cases of learning work with. */
export interface LearningDependencies {
  catalog: CatalogRepository;
  learners: LearnerRepository;
  enrollments: EnrollmentRepository;
  entitlements: EntitlementRepository;
  marks: CourseMarkRepository;
  notes: NoteRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
}
