import { describe, expect, it } from 'vitest';
import { APP, availableTo, fileOf, reachOf, withLinks } from './page-chunks.ts';

const ROUTES = '/frontend/src/app/routes/';
const modules = new Map(
  Object.entries({
    '/frontend/index.html': ['/entry.tsx'],
    '/frontend/src/public/page.ts': ['/tokens.ts'],
    '/entry.tsx': ['/tokens.ts', '/button.tsx', '/router.ts'],
    '/router.ts': [],
    [`${ROUTES}dashboard.lazy.tsx`]: ['/button.tsx', '/bar.tsx', '/chart.tsx'],
    [`${ROUTES}course.$courseId.play.lazy.tsx`]: ['/bar.tsx', '/text.tsx'],
    '/dialog.tsx': ['/chart.tsx', '/node_modules/@zag-js/dialog.js'],
    '/tokens.ts': [],
    '/button.tsx': [],
    '/bar.tsx': ['/number.ts'],
    '/number.ts': [],
    '/chart.tsx': [],
    '/text.tsx': [],
    '/node_modules/@zag-js/dialog.js': [],
  }).map(([id, importedIds]) => [
    id,
    {
      isEntry: id.includes('html') || id.includes('page.ts'),
      importedIds,
      dynamicallyImportedIds:
        id === '/entry.tsx'
          ? [`${ROUTES}dashboard.lazy.tsx`, `${ROUTES}course.$courseId.play.lazy.tsx`]
          : id === '/chart.tsx'
            ? ['/dialog.tsx']
            : [],
    },
  ]),
);
const reached = reachOf(modules);
const fileNameOf = (id: string) => fileOf(id, reached.get(id)!);

describe('the file of a module', () => {
  it.each([
    ['of the app and of public pages', '/tokens.ts', 'base'],
    ['of every page of the app', '/button.tsx', 'app'],
    ['that starts the app', '/entry.tsx', undefined],
    ['that only the start of the app needs', '/router.ts', undefined],
    ['of pages, but not of the app', '/bar.tsx', undefined],
  ])('%s', (_which, id, file) => {
    expect(fileNameOf(id)).toBe(file);
  });

  it('of a package that every page needs is apart from ours', () => {
    const id = '/node_modules/react-dom/index.js';
    expect(fileOf(id, new Set([APP, 'dashboard']))).toBe('platform');
  });
});

describe('what is there when a part loads', () => {
  const available = availableTo(modules, reached);

  it('is all of what loads it', () => {
    expect([...available.get('/dialog.tsx')!].toSorted()).toEqual(
      [...reached]
        .filter(([, parts]) => parts.has(APP) || parts.has('dashboard'))
        .map(([id]) => id)
        .toSorted(),
    );
  });

  it('is for a page what starts the app', () => {
    expect([...available.get('dashboard')!].toSorted()).toEqual(
      [...reached]
        .filter(([, parts]) => parts.has(APP))
        .map(([id]) => id)
        .toSorted(),
    );
    expect(available.get(APP)!.size).toBe(0);
  });
});

describe('a part that a link opens with its page', () => {
  const end = '/frontend/src/features/course-player/module/module-end.tsx';

  it('counts for the link, and so does the page', () => {
    expect([...withLinks([end])]).toEqual([end, 'link:skill-check']);
    expect([...withLinks(['course.$courseId.play', '/dialog.tsx'])]).toContain('link:skill-check');
  });

  it('is no other one', () => {
    expect([...withLinks(['dashboard', '/dialog.tsx'])]).toEqual(['dashboard', '/dialog.tsx']);
  });
});
