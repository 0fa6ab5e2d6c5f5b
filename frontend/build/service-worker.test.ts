import { describe, expect, it } from 'vitest';
import { isAppPage, isOfBuild, isOfSite, outdatedCaches } from '../worker/app-caches.ts';
import { appBuild } from './service-worker.ts';

const page = (name: string) => `src/app/routes/${name}.tsx?tsr-split=component`;
const routes = [
  'dashboard',
  'review',
  'course.$courseId.play',
  'course.$courseId.resources.$resourceId',
];
const manifest = {
  '_entry-1.js': {
    file: 'assets/entry-1.js',
    imports: ['_platform-1.js'],
    dynamicImports: [page('dashboard'), page('checkout'), '_cognito-1.js'],
    css: ['assets/style-1.css'],
  },
  '_platform-1.js': { file: 'assets/platform-1.js' },
  '_cognito-1.js': { file: 'assets/cognito-1.js' },
  'a/source-sans-3-latin-wght-italic.woff2': { file: 'assets/italic-1.woff2' },
  'a/source-serif-4-latin-400-normal.woff2': { file: 'assets/quotes-1.woff2' },
  'src/features/course-player/later-parts.ts': { file: 'assets/later-1.js' },
  'src/features/activities/skill-check/skill-check.tsx': { file: 'assets/skill-check-1.js' },
  'src/features/team/components/assigned-courses.tsx': { file: 'assets/assigned-1.js' },
  'src/lib/pdf/pdf-sheet.ts': { file: 'assets/pdf-1.js' },
  [page('checkout')]: { file: 'assets/checkout-1.js' },
  [page('dashboard')]: {
    file: 'assets/dashboard-1.js',
    dynamicImports: [
      'src/features/team/components/assigned-courses.tsx',
      'src/lib/pdf/pdf-sheet.ts',
    ],
  },
  [page('review')]: { file: 'assets/review-1.js' },
  [page('course.$courseId.resources.$resourceId')]: { file: 'assets/resource-1.js' },
  [page('course.$courseId.play')]: {
    file: 'assets/play-1.js',
    imports: ['_entry-1.js'],
    dynamicImports: [
      'src/features/course-player/later-parts.ts',
      'src/features/activities/skill-check/skill-check.tsx',
    ],
  },
};
const html =
  '<link rel="preload" as="font" type="font/woff2" href="/assets/serif-1.woff2" crossorigin />' +
  '<script type="module" crossorigin src="/assets/platform-1.js"></script>' +
  '<script type="module" crossorigin src="/assets/entry-1.js"></script>';
const build = appBuild(manifest, { path: '/course/0/resources/0', html }, routes);

describe('what the service worker serves', () => {
  it('is all that the offline pages load, and nothing large of what needs a connection', () => {
    expect(build.files).toEqual(
      [
        'assigned-1.js',
        'dashboard-1.js',
        'entry-1.js',
        'italic-1.woff2',
        'later-1.js',
        'platform-1.js',
        'play-1.js',
        'quotes-1.woff2',
        'resource-1.js',
        'review-1.js',
        'skill-check-1.js',
        'style-1.css',
        'serif-1.woff2',
      ].map((name) => `/assets/${name}`),
    );
    expect(build.entry).toBe('/assets/entry-1.js');
  });

  it('has another version when a file or the shell is another one', () => {
    const other = appBuild(manifest, { path: '/course/0/resources/0', html: `${html} ` }, routes);
    expect(other.version).not.toBe(build.version);
  });

  it('is refused without a script or a page', () => {
    expect(() => appBuild(manifest, { path: '/', html: '' }, routes)).toThrow('starts no script');
    expect(() => appBuild({}, { path: '/', html }, routes)).toThrow('The build has no');
  });
});

describe('a new release', () => {
  const current = `app-${build.version}`;

  it('keeps the files of the release before, and no earlier ones', () => {
    const names = ['app-1', 'account-x', 'app-2', current];
    expect(outdatedCaches(names, build)).toEqual(['app-1']);
    expect(outdatedCaches(['account-x', current], build)).toEqual([]);
    // An earlier release is deployed once more.
    expect(outdatedCaches([current, 'app-1', 'app-2'], build)).toEqual(['app-1']);
  });

  it('does not store the shell of another one', async () => {
    const shell = `https://x.test${build.shell}`;
    const later = html.replace('entry-1', 'entry-2');
    expect(await isOfBuild(shell, new Response(html), build)).toBe(true);
    expect(await isOfBuild(shell, new Response(later), build)).toBe(false);
    expect(await isOfBuild('https://x.test/assets/a.js', new Response(''), build)).toBe(true);
    const missing = new Response('', { status: 404 });
    expect(await isOfBuild('https://x.test/assets/a.js', missing, build)).toBe(false);
  });
});

it.each([
  ['/dashboard', true],
  ['/course/14/play', true],
  ['/courses', true],
  ['/api/courses', false],
  ['/verify/k7m2q9x4v8t1n5c3', false],
  ['/credentials/jwks.json', false],
  ['/due-course-for-teams.pdf', false],
  ['/credentials', true],
])('offline, %s is opened by the app: %s', (path, expected) => {
  expect(isAppPage(new URL(path, 'https://x.test'))).toBe(expected);
});

it('a page of a gateway that did not reach the site is none of ours', () => {
  const statuses = [200, 404, 500, 502, 503, 504];
  const ours = statuses.filter((status) => isOfSite(new Response('', { status })));
  expect(ours).toEqual([200, 404, 500]);
});
