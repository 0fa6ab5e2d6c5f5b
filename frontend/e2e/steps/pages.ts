import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** What the build wrote of the definition of a page (`build/prerender.ts`). */
interface DefinedPage {
  /** An address of the page. */
  path: string;
  kind: 'public' | 'form' | 'shell' | 'app';
}

const definedPages = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/.vite/pages.json'), 'utf8'),
) as DefinedPage[];

/** Pages whose address alone does not show them: the addresses below do. */
const WITH_OTHER_ADDRESSES = [
  '/answer',
  '/account/team',
  '/checkout',
  '/course/$courseId/resources/$resourceId',
  '/course/$courseId/retest',
  '/join',
  '/unsubscribe',
];

/** States of pages that other addresses show. */
const FURTHER_STATES: readonly VisitedPage[] = [
  ...unknown('public', ['/no-such-page', '/verify/nosuchcertificate0']),
  ...forVisitors('app', [
    '/login?mode=create-account&want=trial&course=14',
    '/login?mode=confirm&want=trial',
    '/login?mode=reset',
    '/answer#no-such-link',
  ]),
  ...unknown('app', ['/join#no-such-invitation-anywhere', '/unsubscribe#no-such-link-anywhere.x']),
  { address: '/checkout?course=3', session: 'new learner', kind: 'app' },
  { address: '/checkout?tier=corporate', session: 'new learner', kind: 'app', refusal: 400 },
  { address: '/course/14/retest', session: 'new learner', kind: 'app', refusal: 404 },
  { address: '/courses', session: 'demo account', kind: 'public' },
  ...[
    '/dashboard?tab=learning-path',
    '/dashboard?tab=analytics',
    '/dashboard?tab=achievements',
    '/dashboard?tab=my-work',
    '/certificates?tab=badges',
    '/course/14/play',
    `${MODULE}-m2`,
    `${MODULE}-m4#activity-hr-documentation-basic-scenario`,
    `${MODULE}-m5#activity-hr-documentation-basic-skill-check`,
    '/course/14/resources/file-note-template',
  ].map((address): VisitedPage => ({ address, session: 'demo account', kind: 'app' })),
  { address: '/account/team', session: 'demo account', kind: 'app', refusal: 404 },
];

/** Pages of operators, which are inspected in their journeys (`operators.spec.ts`). */
export const OPERATOR_PAGES: readonly string[] = definedPages
  .map(({ path }) => path.replace('$courseId', '14'))
  .filter((path) => path.startsWith('/admin') && !path.includes('$'));

/** Every page of the site but those of operators, and further states of some. */
export const PAGES: readonly VisitedPage[] = [
  ...definedPages
    .filter(({ path }) => !WITH_OTHER_ADDRESSES.includes(path) && !path.startsWith('/admin'))
    .map(({ path, kind }): VisitedPage => ({
      address: path,
      session: kind === 'shell' ? 'demo account' : 'visitor',
      kind: kind === 'public' ? 'public' : 'app',
    })),
  ...FURTHER_STATES,
];
