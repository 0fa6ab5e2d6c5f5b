import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserCodeIn, publicComponents } from './public-components.ts';

const root = join(import.meta.dirname, '..');
const components = publicComponents(root);

describe('components that only public pages show', () => {
  it('are found by the imports of the public routes', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(components).toContain('frontend/src/features/verify/components/verdict.tsx');
    expect(components).toContain('frontend/src/features/marketing/components/pricing-page.tsx');
    expect(components).not.toContain('frontend/src/ui/button.tsx');
    expect(components).not.toContain('frontend/src/features/dashboard/dashboard-page.tsx');
  });

  it('have no event handlers, no state and no data of a learner: React does not run there (frontend/src/public/README.md)', () => {
    const problems = components.flatMap((file) =>
      browserCodeIn(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['<button onClick={save}>Save</button>', 'onClick'],
    ['<Select onChange={save} />', 'onChange'],
    ['<form onSubmit={save} />', 'onSubmit'],
    ['<p>{useState(0)[0]}</p>', 'useState'],
    ['<p>{React.useEffect(save)}</p>', 'useEffect'],
    ['<p>{useSession().status}</p>', 'useSession'],
  ])('would be refused with %s', (markup, what) => {
    expect(browserCodeIn('a.tsx', `export const A = () => ${markup};`)).toEqual([
      `a.tsx:1: ${what}`,
    ]);
  });

  it('would be refused with a query of a learner, and not with one of the catalog', () => {
    const file = (name: string) => `import { query } from '#queries/${name}.ts';`;
    expect(browserCodeIn('a.tsx', file('dashboard'))).toEqual(['a.tsx:1: #queries/dashboard.ts']);
    expect(browserCodeIn('a.tsx', file('catalog'))).toEqual([]);
  });
});
