import { CERTIFICATE_ID } from '@learning/shared/credentials/testing/issuer';

/** What a page must reach; figures as Lighthouse's mobile preset measures them. */
export interface PageGoals {
  score: number;
  lcpSimulatedMs: number;
  lcpAppliedMs: number;
  tbtMs?: number;
  /** From the first byte to the verdict of the page that checks certificates, with applied throttling. */
  verdictAppliedMs?: number;
  cls: number;
  /** Lighthouse's scores of accessibility, best practices and search engines, of the first simulated run. */
  qualityScore?: number;
  scriptKilobytes: number;
  documentKilobytes: number;
}

export interface BenchPage {
  name: string;
  path: string;
  /** Measures as the demo learner, or as a new one, because the demo account cannot pay. */
  learner?: 'demo' | 'new';
  goals: PageGoals;
}

/** Source: shared/decisions/032-performance.md */
const publicPage: PageGoals = {
  score: 95,
  lcpSimulatedMs: 1800,
  lcpAppliedMs: 2500,
  cls: 0.02,
  scriptKilobytes: 40,
  documentKilobytes: 40,
};
const visitor: PageGoals = { ...publicPage, qualityScore: 100 };
const learner: PageGoals = {
  score: 90,
  lcpSimulatedMs: 2500,
  lcpAppliedMs: 2500,
  tbtMs: 300,
  cls: 0.02,
  scriptKilobytes: 190,
  documentKilobytes: 40,
};

const MODULE = '/course/14/play?module=hr-documentation-basic';

/** Every page that is measured. One that the product does not have yet is reported as such. */
export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/', goals: visitor },
  { name: 'catalog', path: '/courses', goals: visitor },
  { name: 'course', path: '/courses/14', goals: visitor },
  { name: 'free-module', path: '/courses/14/preview', goals: visitor },
  { name: 'pricing', path: '/pricing', goals: visitor },
  // With a certificate that the edge publishes, signed by an issuer of this run.
  {
    name: 'verify',
    path: `/verify/${CERTIFICATE_ID}`,
    // Not for search engines.
    goals: { ...publicPage, verdictAppliedMs: 2500 },
  },
  ...[
    'teams',
    'paths',
    'instructor',
    'credentials',
    'course-review',
    'privacy',
    'terms',
    'cookies',
  ].map((name) => ({
    name,
    path: `/${name}`,
    goals: visitor,
  })),
  {
    name: 'catalog-signed-in',
    path: '/courses',
    learner: 'demo',
    goals: visitor,
  },
  { name: 'login', path: '/login', goals: learner },
  { name: 'checkout', path: '/checkout?course=4', learner: 'new', goals: learner },
  { name: 'dashboard', path: '/dashboard', learner: 'demo', goals: learner },
  { name: 'lesson', path: `${MODULE}-m2`, learner: 'demo', goals: learner },
  {
    name: 'skill-check',
    path: `${MODULE}-m5&step=activity-hr-documentation-basic-skill-check`,
    learner: 'demo',
    goals: learner,
  },
  { name: 'review', path: '/review', learner: 'demo', goals: learner },
  // The demo account can change nothing there.
  { name: 'account', path: '/account', learner: 'new', goals: learner },
];
