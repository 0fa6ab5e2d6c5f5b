import { expect, it } from 'vitest';
import { filePaths, siteRoutes } from './site-routes.ts';

it('lists the documents, the modules with their own, and what only the browser renders', () => {
  const pages = [
    { path: '/', kind: 'public' },
    { path: '/course/$courseId/play', kind: 'shell' },
    { path: '/course/$courseId/resources/$resourceId', kind: 'app' },
    { path: '/verify/{-$certificateId}', kind: 'public' },
  ];
  const documents = [
    { path: '/' },
    { path: '/verify' },
    { path: '/course/1/play' },
    { path: '/course/1/play', module: 'm1' },
    { path: '/course/1/play', module: 'm2' },
  ];
  expect(siteRoutes(pages, documents, ['/robots.txt'])).toEqual({
    prerendered: ['/', '/verify', '/course/1/play'],
    shell: ['/course/*/resources/*'],
    shared: ['/verify/*'],
    modules: { '/course/1/play': ['m1', 'm2'] },
    files: ['/robots.txt'],
  });
});

it('lists the files that are no pages, a folder as one path', () => {
  const names = [
    'index.html',
    'courses/1/index.html',
    'robots.txt',
    '.vite/manifest.json',
    '.well-known/security.txt',
  ];
  expect(filePaths([...names, 'assets/a.js', 'assets/b.css', 'icons/a.png'])).toEqual([
    '/.well-known/security.txt',
    '/assets/*',
    '/config.json',
    '/icons/*',
    '/robots.txt',
  ]);
});
