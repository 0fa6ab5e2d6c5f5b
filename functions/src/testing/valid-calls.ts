import type { RouteName } from '@learning/shared/contract/contract';
import type { Call } from './call-route.ts';

type ValidCall = Pick<Call, 'params' | 'query'> & { body?: Record<string, unknown> };

const own = { userId: 'me' };
const ownCourse = { userId: 'me', id: '14' };
const ownModule = { userId: 'me', moduleId: 'hr-documentation-basic-m1' };

/** A call of every route whose form is right; a new route does not compile until it has one. */
export const validCalls: Record<RouteName, ValidCall> = {
  listCourses: {},
  listFeaturedCourses: {},
  getCourse: { params: { id: '14' } },
  listModules: { params: { id: '14' } },
  getPreviewModule: { params: { id: 'hr-foundations-m1' } },
  getModule: { params: { id: 'hr-foundations-m1' } },
  getResource: { params: { id: '1', resourceId: 'hr-stakeholder-map' } },
  getAccess: { params: own },
  startTrial: { params: own },
  listEnrollments: {},
  listUserEnrollments: { params: own },
  createEnrollment: { body: { userId: 'me', courseId: 14, progress: '0' } },
  listModuleProgress: { params: ownCourse },
  getCourseState: { params: ownCourse },
  recordModuleProgress: {
    params: ownModule,
    body: { completed: true, timeSpent: 25, completedAt: '2026-11-18T09:00:00Z' },
  },
  savePosition: { params: ownCourse, body: { moduleId: 'hr-documentation-basic-m1' } },
  toggleBookmark: { params: { id: '14' }, body: { userId: 'me', bookmarked: true } },
  addToWishlist: { params: ownCourse },
  removeFromWishlist: { params: ownCourse },
  listNotes: { params: ownCourse },
  saveNote: { params: ownModule, body: { text: 'A note', version: 0 } },
  listRecommendations: { params: own },
  getDashboard: { params: own, query: { timeZone: 'Europe/Berlin' } },
  listActivities: { params: { id: 'hr-foundations-m5' } },
  getActivity: { params: { id: 'hr-foundations-skill-check' } },
  getSubmission: { params: { id: 'hr-foundations-skill-check', userId: 'me' } },
  submitActivity: {
    params: { id: 'hr-foundations-skill-check' },
    body: {
      userId: 'me',
      activityId: 'hr-foundations-skill-check',
      payload: '{}',
      score: 100,
      feedback: '',
      completed: true,
    },
  },
  listPricingTiers: {},
  createPaymentIntent: { body: { pricingTierSlug: 'entry', courseId: 14 } },
  listCertificates: { params: own },
  claimCertificate: {
    body: { userId: 'me', courseId: 14, participantName: 'Zoë Őry', courseName: 'Any' },
  },
  login: { body: { email: 'learner@example.org', password: 'not the password' } },
  getOpenApi: {},
};
