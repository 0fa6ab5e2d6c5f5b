import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { Table } from '#table/table.ts';
import { achievementRepository } from './dashboard/achievement-repository.ts';
import { courseMarkRepository } from './marks/course-mark-repository.ts';
import type { LearningDependencies } from './dependencies.ts';
import { enrollmentRepository } from './enrollment/enrollment-repository.ts';
import { entitlementRepository } from './access/entitlement-repository.ts';
import { learnerProfileRepository } from './profile/learner-profile-repository.ts';
import { learnerRepository } from './learner-repository.ts';
import { learningTimeRepository } from './time/learning-time-repository.ts';
import { noteRepository } from './notes/note-repository.ts';

/** The use cases' dependencies over one table. */
export function openLearning(table: Table): LearningDependencies {
  return {
    achievements: achievementRepository(table),
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    enrollments: enrollmentRepository(table),
    entitlements: entitlementRepository(table),
    learningTime: learningTimeRepository(table),
    profiles: learnerProfileRepository(table),
    marks: courseMarkRepository(table),
    notes: noteRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
