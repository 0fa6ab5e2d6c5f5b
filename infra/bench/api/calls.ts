/** A call of the demo learner. */
export interface BenchCall {
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** `{me}` stands for the learner's id. */
  path: string;
  body?: (repeat: number) => object;
  /** Counts among the learner's calls that have a goal. */
  isLearners: boolean;
}

const MODULE = 'hr-documentation-basic-m2';

export const calls: readonly BenchCall[] = [
  { name: 'listCourses', method: 'GET', path: '/api/courses', isLearners: false },
  { name: 'getCourse', method: 'GET', path: '/api/courses/14', isLearners: false },
  { name: 'getCourseState', method: 'GET', path: '/api/users/{me}/courses/14', isLearners: true },
  { name: 'getModule', method: 'GET', path: `/api/modules/${MODULE}`, isLearners: true },
  { name: 'getDashboard', method: 'GET', path: '/api/users/{me}/dashboard', isLearners: true },
  {
    name: 'listActivities',
    method: 'GET',
    path: '/api/modules/hr-documentation-basic-m5/activities',
    isLearners: true,
  },
  {
    name: 'getActivityState',
    method: 'GET',
    path: '/api/users/{me}/activities/hr-foundations-skill-check',
    isLearners: true,
  },
  { name: 'listReviews', method: 'GET', path: '/api/courses/14/reviews', isLearners: false },
  { name: 'listPurchases', method: 'GET', path: '/api/users/{me}/purchases', isLearners: true },
];

export const GOALS = { learnerP50Ms: 4, cpuMs: 2 };
