/** A call of the demo learner, or of an operator. */
export interface BenchCall {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** `{me}` stands for the demo learner's id. */
  path: string;
  by?: 'operator';
  body?: (repeat: number, userId: string) => object;
  /** Needs the skill check's attempt open before each repetition. */
  needsAttempt?: true;
}

const MODULE = 'hr-documentation-basic-m2';
/** Failed by the bench again and again. */
export const CHECK = 'hr-documentation-basic-skill-check';
/** An id that no release creates. */
export const ATTEMPT = '01BENCH0000000000000000000';

export const calls: readonly BenchCall[] = [
  { name: 'listCourses', method: 'GET', path: '/api/courses' },
  { name: 'getCourse', method: 'GET', path: '/api/courses/14' },
  { name: 'getCourseState', method: 'GET', path: '/api/users/{me}/courses/14' },
  { name: 'getModule', method: 'GET', path: `/api/modules/${MODULE}` },
  { name: 'getDashboard', method: 'GET', path: '/api/users/{me}/dashboard' },
  {
    name: 'listActivities',
    method: 'GET',
    path: '/api/modules/hr-documentation-basic-m5/activities',
  },
  {
    name: 'getActivityState',
    method: 'GET',
    path: '/api/users/{me}/activities/hr-foundations-skill-check',
  },
  { name: 'listCourseRatings', method: 'GET', path: '/api/courses/14/reviews' },
  { name: 'listPurchases', method: 'GET', path: '/api/users/{me}/purchases' },
  {
    name: 'savePosition',
    method: 'PUT',
    path: '/api/users/{me}/courses/14/position',
    body: (repeat) => ({ moduleId: MODULE, lastBlock: repeat }),
  },
  {
    name: 'recordLearningTime',
    method: 'POST',
    path: `/api/users/{me}/modules/${MODULE}/time`,
    body: (repeat) => ({ sittingId: 'bench-sitting', minutes: repeat + 1 }),
  },
  {
    name: 'recordModuleProgress',
    method: 'POST',
    path: `/api/users/{me}/modules/${MODULE}/progress`,
    body: (repeat) => ({ completed: repeat % 2 === 0 }),
  },
  {
    name: 'saveDraft',
    method: 'PUT',
    path: '/api/users/{me}/activities/hr-documentation-basic-generator/draft',
    body: (repeat) => ({ values: { facts: `Late on ${repeat} days.`.repeat(20) } }),
  },
  {
    name: 'saveAnswers',
    method: 'PUT',
    path: `/api/users/{me}/activities/${CHECK}/attempts/${ATTEMPT}/answers`,
    body: () => ({ answers: {} }),
    needsAttempt: true,
  },
  {
    name: 'submitActivity',
    method: 'POST',
    path: `/api/activities/${CHECK}/submit`,
    body: (_repeat, userId) => ({
      userId,
      activityId: CHECK,
      attemptId: ATTEMPT,
      payload: '{"answers":{}}',
    }),
    needsAttempt: true,
  },
];

const read = (name: string, path: string): BenchCall => ({
  name,
  method: 'GET',
  path: `/api/operator/${path}`,
  by: 'operator',
});

/** What the pages of operators ask. Search by address is left out: it is Cognito's. */
export const operatorCalls: readonly BenchCall[] = [
  read('getLearner', 'learners/{me}'),
  {
    name: 'searchLearners',
    method: 'POST',
    path: '/api/operator/learners/search',
    body: (_repeat, userId) => ({ query: userId }),
    by: 'operator',
  },
  read('listInbox', 'inbox'),
  read('listReviews', 'reviews'),
  read('listReviews of one', 'reviews?courseId=14'),
  read('listDisputes', 'disputes'),
  read('listContracts', 'contracts'),
  read('listAnnouncements', 'announcements'),
  read('listAudit', 'audit'),
  read('getRevenueFigures', 'figures/revenue'),
  read('getCourseFigures', 'figures/courses'),
  read('getCourseItemFigures', 'figures/courses/14/items'),
  read('getCourseCohorts', 'figures/courses/14/cohorts'),
];

export const GOALS = { cpuMs: 3, importMs: 200 };
