import { RuleTester } from 'oxlint/plugins-dev';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noBrowserCode, publicComponents } from './lint-plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const inFile = (file: string) => (code: string) => ({
  code,
  filename: join(import.meta.dirname, '..', file),
});
const ofPublicPage = inFile('frontend/src/features/verify/components/verdict.tsx');
const ofApp = inFile('frontend/src/features/dashboard/dashboard-page.tsx');
const refused = (code: string) => ({ ...ofPublicPage(code), errors: 1 });

new RuleTester().run('no-browser-code', noBrowserCode, {
  valid: [
    ofPublicPage('const a = <button data-do="start">{useId()}</button>;'),
    ofPublicPage('const a = <ErrorState onRetry={load} />;'),
    ofPublicPage("import { coursesQuery } from '#queries/catalog.ts';"),
    ofApp('const a = <button onClick={save}>{useState(0)[0]}</button>;'),
  ],
  invalid: [
    refused('const a = <button onClick={save}>Save</button>;'),
    refused('const a = <Select onChange={save} />;'),
    refused('const a = <form onSubmit={save} />;'),
    refused('const a = <p>{useState(0)[0]}</p>;'),
    refused('const a = <p>{React.useEffect(save)}</p>;'),
    refused('const a = <p>{useSession().status}</p>;'),
    refused("import { dashboardQuery } from '#queries/dashboard.ts';"),
  ],
});

it('finds the components that only public pages show', () => {
  const components = publicComponents();
  expect(components.size).toBeGreaterThan(60);
  expect(components).toContain('frontend/src/features/marketing/components/pricing-page.tsx');
  expect(components).not.toContain('frontend/src/ui/button.tsx');
});
