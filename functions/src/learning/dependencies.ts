import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { claimRepository, type ClaimRepository } from '#certificates/claim-repository.ts';
import type { EmailOf } from '#gateways/cognito/emails.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { closingRefusal, type RefuseClosing } from '#privacy/refuse-closing.ts';
import type { Table } from '#table/table.ts';
import {
  entitlementRepository,
  type EntitlementRepository,
} from './access/entitlement-repository.ts';
import {
  achievementRepository,
  type AchievementRepository,
} from './dashboard/achievement-repository.ts';
import {
  enrollmentRepository,
  type EnrollmentRepository,
} from './enrollment/enrollment-repository.ts';
import { learnerRepository } from './learner-repository.ts';
import type { LearnerReader } from './learner-state.ts';
import { courseMarkRepository, type CourseMarkRepository } from './marks/course-mark-repository.ts';
import { noteRepository, type NoteRepository } from './notes/note-repository.ts';
import { workRepository, type WorkRepository } from './work/work-repository.ts';
import {
  learnerProfileRepository,
  type LearnerProfileRepository,
} from './profile/learner-profile-repository.ts';
import {
  spacedReviewRepository,
  type SpacedReviewRepository,
} from './spaced-review/spaced-review-repository.ts';
import {
  learningTimeRepository,
  type LearningTimeRepository,
} from './time/learning-time-repository.ts';

/** Services outside the table. */
export interface LearningGateways {
  /** Returns a learner's e-mail address; null for a learner without one. */
  emailOf: EmailOf;
  /** Key of the hashes of mailboxes, so that the hashes of two environments differ. */
  hashKey: string;
}

/** The dependencies of the learning use cases. */
export interface LearningDependencies extends LearningGateways {
  limits: LimitRepository;
  refuseClosing: RefuseClosing;
  achievements: AchievementRepository;
  catalog: CatalogReader;
  certificates: Pick<ClaimRepository, 'list'>;
  learners: LearnerReader;
  enrollments: EnrollmentRepository;
  entitlements: EntitlementRepository;
  learningTime: LearningTimeRepository;
  profiles: LearnerProfileRepository;
  marks: CourseMarkRepository;
  notes: NoteRepository;
  work: WorkRepository;
  spacedReview: SpacedReviewRepository;
  /** Creates a sortable id for an instant. */
  newId: (now: Date) => string;
}

/** What learners without an account need, such as the ones of the seed and of most tests. */
const withoutAccounts: LearningGateways = { emailOf: () => Promise.resolve(null), hashKey: '' };

export function createLearningDependencies(
  table: Table,
  gateways: LearningGateways = withoutAccounts,
): LearningDependencies {
  return {
    ...gateways,
    limits: limitRepository(table),
    refuseClosing: closingRefusal(table),
    achievements: achievementRepository(table),
    catalog: catalogRepository(table),
    certificates: claimRepository(table),
    learners: learnerRepository(table),
    enrollments: enrollmentRepository(table),
    entitlements: entitlementRepository(table),
    learningTime: learningTimeRepository(table),
    profiles: learnerProfileRepository(table),
    marks: courseMarkRepository(table),
    notes: noteRepository(table),
    work: workRepository(table),
    spacedReview: spacedReviewRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
