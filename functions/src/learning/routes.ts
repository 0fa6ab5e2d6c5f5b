import { isDemoAccount } from '@learning/shared/contract/demo-account';
import { accessRoutes } from '@learning/shared/contract/access';
import { catalogRoutes } from '@learning/shared/contract/catalog';
import { dashboardRoutes } from '@learning/shared/contract/dashboard';
import { learningRoutes } from '@learning/shared/contract/learning';
import { noteRoutes } from '@learning/shared/contract/notes';
import { profileRoutes } from '@learning/shared/contract/profile';
import { spacedReviewRoutes } from '@learning/shared/contract/spaced-review';
import { defineRoutes } from '@learning/shared/contract/route';
import { workRoutes } from '@learning/shared/contract/work';
import { findCourse } from '#catalog/catalog.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { presentCourse } from '#catalog/present-course.ts';
import type { Implementations } from '#http/create-handler.ts';
import { readCourseState } from './player/read-course-state.ts';
import type { LearningDependencies } from './dependencies.ts';
import { enroll } from './enrollment/enroll.ts';
import {
  presentAccess,
  presentEnrollment,
  presentNote,
  presentProgress,
} from './present-learning.ts';
import { readProfile, updateProfile } from './profile/profile.ts';
import { readModule, readResource } from './player/read-course-text.ts';
import { readPlayerView } from './player/read-player-view.ts';
import { readDashboard } from './dashboard/read-dashboard.ts';
import { recommend } from './dashboard/recommend.ts';
import { answerReviewCard } from './spaced-review/answer-review-card.ts';
import {
  readModuleReviewCards,
  readSpacedReviewSession,
} from './spaced-review/read-spaced-review.ts';
import { recordLearningTime } from './time/record-learning-time.ts';
import { recordModuleProgress } from './progress/record-module-progress.ts';
import { readRecertificationLog } from './dashboard/recertification-log.ts';
import { saveNote } from './notes/save-note.ts';
import { savePosition } from './progress/save-position.ts';
import { startTrial } from './access/start-trial.ts';
import { toggleBookmark } from './marks/toggle-bookmark.ts';
import { listWork } from './work/list-work.ts';
import { presentWork } from './work/present-work.ts';
import { rateDeliverable, readExemplar } from './work/rate-deliverable.ts';
import { saveWork } from './work/save-work.ts';

const { getModule, getResource } = catalogRoutes;

export const learnerRoutes = defineRoutes({
  ...accessRoutes,
  ...learningRoutes,
  ...dashboardRoutes,
  ...noteRoutes,
  ...workRoutes,
  ...profileRoutes,
  ...spacedReviewRoutes,
  getModule,
  getResource,
});

export function learningImplementations(
  deps: LearningDependencies,
): Implementations<typeof learnerRoutes> {
  const { catalog, learners, marks, notes } = deps;

  const listEnrollments = async (userId: string) => {
    const [published, learner] = await Promise.all([catalog.read(), learners.read(userId)]);
    return learner.enrollments.map((enrollment) =>
      presentEnrollment(userId, enrollment, findCourse(published, enrollment.courseId)),
    );
  };

  return {
    getModule: ({ params, userId, now }) => readModule({ userId, moduleId: params.id, now }, deps),
    getResource: ({ params, userId, now }) =>
      readResource({ userId, courseId: params.id, resourceId: params.resourceId, now }, deps),
    getAccess: async ({ userId, now }) =>
      presentAccess((await learners.read(userId)).entitlements, now),
    startTrial: ({ userId, address, now }) => startTrial({ userId, address, now }, deps),
    listEnrollments: ({ userId }) => listEnrollments(userId),
    listUserEnrollments: ({ userId }) => listEnrollments(userId),
    createEnrollment: ({ userId, body, now }) =>
      enroll({ userId, courseId: body.courseId, now }, deps),
    listModuleProgress: async ({ params, userId }) =>
      (await learners.read(userId)).progress
        .filter((entry) => entry.courseId === params.id)
        .map(presentProgress),
    getCourseState: ({ params, userId, now }) =>
      readCourseState({ userId, courseId: params.id, now }, deps),
    getPlayerView: ({ params, query, userId, now }) =>
      readPlayerView({ userId, courseId: params.id, moduleId: query.module, now }, deps),
    recordModuleProgress: ({ params: { moduleId }, body: { completed }, userId, now }) =>
      recordModuleProgress({ userId, moduleId, completed, now }, deps),
    recordLearningTime: ({ params, body, userId, now }) =>
      recordLearningTime({ userId, moduleId: params.moduleId, ...body, now }, deps),
    savePosition: ({ params, body, userId }) =>
      savePosition({ userId, courseId: params.id, position: body }, deps),
    toggleBookmark: ({ params, body, userId, now }) =>
      toggleBookmark(
        { userId, courseId: params.id, bookmarked: body.bookmarked, moduleId: body.moduleId, now },
        deps,
      ),
    addToWishlist: async ({ params, userId, now }) => {
      const course = await requireCourse(catalog, params.id);
      await marks.set(userId, 'wish', course.id, true, now);
      return { wishlisted: true };
    },
    removeFromWishlist: async ({ params, userId, now }) => {
      await marks.set(userId, 'wish', params.id, false, now);
      return { wishlisted: false };
    },
    listNotes: async ({ params, userId }) => (await notes.list(userId, params.id)).map(presentNote),
    saveNote: ({ params, body, userId, now }) =>
      saveNote({ userId, moduleId: params.moduleId, ...body, now }, deps),
    listCourseWork: async ({ params, userId }) =>
      (await deps.work.list(userId, params.id)).map(presentWork),
    listWork: ({ userId }) => listWork(userId, deps),
    saveWork: ({ params: { moduleId, promptId }, body, userId, now }) =>
      saveWork({ userId, moduleId, promptId, ...body, now }, deps),
    rateDeliverable: ({ params, body, userId, now }) =>
      rateDeliverable({ userId, moduleId: params.moduleId, ...body, now }, deps),
    getExemplar: ({ params, userId, now }) =>
      readExemplar({ userId, moduleId: params.moduleId, now }, deps),
    getSpacedReviewSession: ({ userId, now }) => readSpacedReviewSession({ userId, now }, deps),
    getModuleReviewCards: ({ params, userId, now }) =>
      readModuleReviewCards({ userId, moduleId: params.moduleId, now }, deps),
    answerReviewCard: ({ params, body, caller, userId, now }) =>
      answerReviewCard(
        {
          userId,
          courseId: params.id,
          cardId: params.cardId,
          ...body,
          now,
          isDemo: isDemoAccount(caller.groups),
        },
        deps,
      ),
    listRecommendations: async ({ userId }) => {
      const [published, learner] = await Promise.all([catalog.read(), learners.read(userId)]);
      return recommend(published, learner).map(presentCourse);
    },
    getDashboard: ({ query, userId, now }) =>
      readDashboard({ userId, timeZone: query.timeZone, now }, deps),
    getRecertificationLog: ({ userId }) => readRecertificationLog(userId, deps),
    getProfile: ({ userId }) => readProfile(userId, deps),
    updateProfile: ({ body, userId, now }) => updateProfile({ userId, settings: body, now }, deps),
  };
}
