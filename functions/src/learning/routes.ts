import { accessRoutes } from '@learning/shared/contract/access';
import { catalogRoutes } from '@learning/shared/contract/catalog';
import { learningRoutes } from '@learning/shared/contract/learning';
import { noteRoutes } from '@learning/shared/contract/notes';
import { defineRoutes } from '@learning/shared/contract/route';
import { findCourse } from '../catalog/catalog.ts';
import { requireCourse, requireModule } from '../catalog/find-course.ts';
import { presentCourse } from '../catalog/present-course.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Implementations } from '../http/create-handler.ts';
import { hasAccess } from './course-access.ts';
import type { LearningDependencies } from './dependencies.ts';
import { enroll } from './enroll.ts';
import {
  presentAccess,
  presentEnrollment,
  presentNote,
  presentProgress,
} from './present-learning.ts';
import { readModule, readResource } from './read-course-text.ts';
import { readDashboard } from './read-dashboard.ts';
import { recommend } from './recommend.ts';
import { recordModuleProgress } from './record-module-progress.ts';
import { saveNote } from './save-note.ts';
import { startTrial } from './start-trial.ts';

const { getModule, getResource } = catalogRoutes;

export const learnerRoutes = defineRoutes({
  ...accessRoutes,
  ...learningRoutes,
  ...noteRoutes,
  getModule,
  getResource,
});

export function learningImplementations(
  deps: LearningDependencies,
): Implementations<typeof learnerRoutes> {
  const { catalog, learners, enrollments, marks, notes } = deps;

  const listEnrollments = async (userId: string) => {
    const [published, learner] = await Promise.all([catalog.read(), learners.read(userId)]);
    return learner.enrollments.map((one) =>
      presentEnrollment(userId, one, findCourse(published, one.courseId)),
    );
  };

  return {
    getModule: ({ params, userId, now }) => readModule({ userId, moduleId: params.id, now }, deps),
    getResource: ({ params, userId, now }) =>
      readResource({ userId, courseId: params.id, resourceId: params.resourceId, now }, deps),
    getAccess: async ({ userId, now }) =>
      presentAccess((await learners.read(userId)).entitlements, now),
    startTrial: ({ userId, now }) => startTrial({ userId, now }, deps),
    listEnrollments: ({ userId }) => listEnrollments(userId),
    listUserEnrollments: ({ userId }) => listEnrollments(userId),
    createEnrollment: ({ userId, body, now }) =>
      enroll({ userId, courseId: body.courseId, now }, deps),
    listModuleProgress: async ({ params, userId }) =>
      (await learners.read(userId)).progress
        .filter((one) => one.courseId === params.id)
        .map(presentProgress),
    getCourseState: async ({ params, userId, now }) => {
      const [course, learner] = await Promise.all([
        requireCourse(catalog, params.id),
        learners.read(userId),
      ]);
      const enrollment = learner.enrollments.find((one) => one.courseId === course.id);
      return {
        hasAccess: hasAccess(learner, course.id, now),
        enrollment: enrollment ? presentEnrollment(userId, enrollment, course) : null,
        progress: learner.progress.filter((one) => one.courseId === course.id).map(presentProgress),
        bookmarked: learner.bookmarkedCourseIds.includes(course.id),
        wishlisted: learner.wishedCourseIds.includes(course.id),
      };
    },
    recordModuleProgress: ({ params, body, userId, now }) =>
      recordModuleProgress(
        {
          userId,
          moduleId: params.moduleId,
          completed: body.completed,
          timeSpent: body.timeSpent,
          now,
        },
        deps,
      ),
    savePosition: async ({ params, body, userId }) => {
      const { course } = await requireModule(catalog, body.moduleId);
      if (course.id !== params.id) throw new ApiFailure('module_not_found');
      if (!(await enrollments.savePosition(userId, course.id, body.moduleId))) {
        throw new ApiFailure('not_enrolled');
      }
      return { moduleId: body.moduleId };
    },
    toggleBookmark: async ({ params, body, userId, now }) => {
      const course = await requireCourse(catalog, params.id);
      const bookmarked = body.bookmarked ?? !(await marks.has(userId, 'bookmark', course.id));
      await marks.set(userId, 'bookmark', course.id, bookmarked, now);
      return { bookmarked };
    },
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
    listRecommendations: async ({ userId }) => {
      const [published, learner] = await Promise.all([catalog.read(), learners.read(userId)]);
      return recommend(published, learner).map(presentCourse);
    },
    getDashboard: ({ query, userId, now }) =>
      readDashboard({ userId, now, ...(query.timeZone ? { timeZone: query.timeZone } : {}) }, deps),
  };
}
