import type { CatalogReader } from '#catalog/catalog.ts';
import type { AchievementRepository } from './dashboard/achievement-repository.ts';
import type { CourseMarkRepository } from './marks/course-mark-repository.ts';
import type { EnrollmentRepository } from './enrollment/enrollment-repository.ts';
import type { EntitlementRepository } from './access/entitlement-repository.ts';
import type { LearnerProfileRepository } from './profile/learner-profile-repository.ts';
import type { LearnerReader } from './learner-state.ts';
import type { LearningTimeRepository } from './time/learning-time-repository.ts';
import type { NoteRepository } from './notes/note-repository.ts';

/** What the use cases of learning work with. */
export interface LearningDependencies {
  achievements: AchievementRepository;
  catalog: CatalogReader;
  learners: LearnerReader;
  enrollments: EnrollmentRepository;
  entitlements: EntitlementRepository;
  learningTime: LearningTimeRepository;
  profiles: LearnerProfileRepository;
  marks: CourseMarkRepository;
  notes: NoteRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
}
