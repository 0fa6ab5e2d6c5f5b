import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('.gen.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
const here = relative(source, import.meta.dirname);

const importing = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('one file imports the charting library, and it is loaded with the first chart', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(importing(/from 'recharts'/)).toEqual([join(here, 'chart-canvas.tsx')]);
  expect(importing(/from '[^']*chart-canvas\.tsx'/)).toEqual([]);
  expect(importing(/import\('[^']*chart-canvas\.tsx'\)/)).toEqual([join(here, 'figure-chart.tsx')]);
});

test('only pages below /admin import what operators see', () => {
  const outside = importing(/(from|import\() ?'#features\/operator\//).filter(
    (name) => !name.startsWith('features/operator/') && !name.startsWith('app/routes/admin.'),
  );
  expect(outside).toEqual([]);
});
