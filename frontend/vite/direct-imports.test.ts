import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { definitionsIn, replaceImports } from './direct-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'direct-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const button = write('button.js', 'export const Button = 1;');
const icon = write('icon.js', 'export default 1;');
const inner = write('inner.js', `export * from './button.js';`);
const outer = write(
  'outer.js',
  `export { Button, type ButtonProps } from 'inner'; export { default as Icon, default as Old } from './icon.js';`,
);
const collections: Record<string, string> = { inner, outer };
const collectionOf = (source: string) => {
  const file = collections[source];
  return file === undefined ? undefined : definitionsIn(file);
};

it('a name is imported from the file that defines it, through several collections', () => {
  expect(replaceImports(`import { Button as B } from "outer";`, collectionOf)).toBe(
    `import { Button as B } from ${JSON.stringify(button)};`,
  );
});

it('every name of one import is found, also a default export under a second name', () => {
  expect(replaceImports(`import { Icon, Old } from 'outer';`, collectionOf)).toBe(
    `import { default as Icon } from ${JSON.stringify(icon)};import { default as Old } from ${JSON.stringify(icon)};`,
  );
});

it('a file that passes a name on takes it from there, too', () => {
  expect(replaceImports(`export { Button } from 'inner';`, collectionOf)).toBe(
    `export { Button as Button } from ${JSON.stringify(button)};`,
  );
});

it('other imports stay', () => {
  const code = `import { useState } from 'react'; import * as all from 'outer';`;
  expect(replaceImports(code, collectionOf)).toBe(code);
});

it('a name that a collection lacks stops the build', () => {
  expect(() => replaceImports(`import { Missing } from 'outer';`, collectionOf)).toThrow(/Missing/);
});
