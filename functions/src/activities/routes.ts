import { activityRoutes, type Activity } from '@learning/shared/contract/activities';
import { requireActivity, requireModule } from '../catalog/find-course.ts';
import type { ActivityRecord } from '../catalog/catalog-records.ts';
import type { CatalogReader } from '../catalog/catalog.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Implementations } from '../http/create-handler.ts';
import { requireAccess } from '../learning/course-access.ts';
import type { LearnerReader } from '../learning/learner-state.ts';
import type { SubmissionRepository } from './submission-repository.ts';

interface Dependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  submissions: SubmissionRepository;
}

export function activityImplementations({
  catalog,
  learners,
  submissions,
}: Dependencies): Implementations<typeof activityRoutes> {
  return {
    listActivities: async ({ params, userId, now }) => {
      const { course } = await requireModule(catalog, params.id);
      const [records, learner] = await Promise.all([
        catalog.readActivities(params.id),
        learners.read(userId),
      ]);
      requireAccess(learner, course.id, now);
      return records.map(presentActivity);
    },
    getActivity: async ({ params, userId, now }) => {
      const { course, module } = await requireActivity(catalog, params.id);
      const [records, learner] = await Promise.all([
        catalog.readActivities(module.id),
        learners.read(userId),
      ]);
      requireAccess(learner, course.id, now);
      const record = records.find((one) => one.id === params.id);
      if (!record) throw new ApiFailure('activity_not_found');
      return presentActivity(record);
    },
    getSubmission: async ({ params, userId }) => {
      await requireActivity(catalog, params.id);
      const all = await submissions.list(userId, params.id);
      return all.toSorted((a, b) => b.score - a.score)[0] ?? null;
    },
    submitActivity: () => {
      throw new ApiFailure('not_implemented');
    },
  };
}

function presentActivity(record: ActivityRecord): Activity {
  return {
    id: record.id,
    moduleId: record.moduleId,
    title: record.title,
    description: record.description,
    type: record.type,
    duration: `${record.durationMinutes} minutes`,
    passingScore: record.passingScore,
    config: record.publicConfig,
  };
}
