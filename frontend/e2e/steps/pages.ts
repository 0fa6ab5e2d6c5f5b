/** A page that `pages.spec.ts` visits and inspects. */
export interface VisitedPage {
  address: string;
  /** A new learner is in the trial; the demo account has learned for weeks. */
  session: 'visitor' | 'new learner' | 'demo account';
  /** A public page is a document with a small script; the others start the app. */
  kind: 'public' | 'app';
  /** The status of a refusal that belongs to the page, which the browser reports in its console. */
  refusal?: 400 | 404;
}

const forVisitors = (kind: VisitedPage['kind'], addresses: string[]) =>
  addresses.map((address): VisitedPage => ({ address, session: 'visitor', kind }));
const unknown = (kind: VisitedPage['kind'], addresses: string[]) =>
  forVisitors(kind, addresses).map((page): VisitedPage => ({ ...page, refusal: 404 }));
const MODULE = '/course/14/play?module=hr-documentation-basic';

export const PAGES: readonly VisitedPage[] = [
  ...forVisitors('public', [
    '/',
    '/courses',
    '/courses/14',
    '/courses/14/preview',
    '/pricing',
    '/instructor',
    '/credentials',
    '/course-review',
    '/teams',
    '/paths',
    '/terms',
    '/verify',
  ]),
  ...unknown('public', ['/no-such-page', '/verify/nosuchcertificate0']),
  ...forVisitors('app', [
    '/login',
    '/login?mode=create-account&want=trial&course=14',
    '/login?mode=confirm&want=trial',
    '/login?mode=reset',
    '/answer#no-such-link',
  ]),
  ...unknown('app', ['/join#no-such-invitation-anywhere', '/unsubscribe#no-such-link-anywhere.x']),
  { address: '/checkout?course=3', session: 'new learner', kind: 'app' },
  { address: '/checkout?tier=corporate', session: 'new learner', kind: 'app', refusal: 400 },
  { address: '/courses', session: 'demo account', kind: 'public' },
  ...[
    '/dashboard',
    '/dashboard?tab=learning-path',
    '/dashboard?tab=analytics',
    '/dashboard?tab=achievements',
    '/dashboard?tab=my-work',
    '/review',
    '/notifications',
    '/certificates',
    '/certificates?tab=badges',
    '/course/14/play',
    `${MODULE}-m2`,
    `${MODULE}-m4#activity-hr-documentation-basic-scenario`,
    `${MODULE}-m5#activity-hr-documentation-basic-skill-check`,
    '/course/14/resources/file-note-template',
    '/account',
    '/account/purchases',
    '/account/requests',
  ].map((address): VisitedPage => ({ address, session: 'demo account', kind: 'app' })),
  { address: '/account/team', session: 'demo account', kind: 'app', refusal: 404 },
];
