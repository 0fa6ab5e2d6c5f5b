import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPattern, quickStyleCode } from './quick-styles.ts';

const generated = join(import.meta.dirname, '../styled-system');
const FILES = ['helpers.js', 'jsx/factory.js'];

const cache = join(import.meta.dirname, '../../node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'quick-styles-'));
const quick = join(folder, 'styled-system');
cpSync(generated, quick, { recursive: true });
for (const name of FILES) {
  const file = join(quick, name);
  writeFileSync(file, quickStyleCode(readFileSync(file, 'utf8'), file));
}
afterAll(() => rmSync(folder, { recursive: true }));

type Style = Record<string, unknown>;

/** Renders elements of each kind twice: the second time with classes that are known. */
async function markupOf(code: string): Promise<string[]> {
  const { chakra, Box, HStack } = await import(join(code, 'jsx/index.js'));
  const { button } = await import(join(code, 'recipes/index.js'));
  const Button = chakra('button', button);
  const Note = chakra('p', {
    base: { color: 'fg', _hover: { color: 'fg.muted' } },
    variants: { size: { sm: { fontSize: 'sm' }, lg: { fontSize: 'lg' } } },
    defaultVariants: { size: 'sm' },
  });
  const Narrow = chakra(Note, { base: { maxW: '10rem' } });
  const elements: [unknown, Style][] = [
    [chakra.p, { px: '4', mt: { base: '2', md: '4' }, title: 'A', className: 'dark' }],
    [chakra.p, { px: '4', mt: { base: '2', md: '6' } }],
    [Box, { as: 'section', 'aria-label': 'B', css: { '&:hover': { mt: '2' } } }],
    [HStack, { gap: '8', wrap: 'wrap', 'data-x': '' }],
    [Button, { size: 'sm', variant: 'ghost', type: 'button', mt: '2' }],
    [Button, { size: 'sm', type: 'button', className: 'has-session' }],
    [Button, { unstyled: true, mt: '2' }],
    [Note, {}],
    [Note, { size: 'lg', color: 'red', children: 'text' }],
    [Narrow, { size: 'lg', htmlWidth: '4' }],
    [chakra.input, { width: '4', htmlSize: 3, htmlWidth: 20 }],
  ];
  return [...elements, ...elements].map(([type, props]) =>
    renderToStaticMarkup(createElement(type as string, props)),
  );
}

describe('the quicker code of the styles', () => {
  it('renders the same elements', async () => {
    const wanted = await markupOf(generated);
    expect(wanted.join()).toContain('class="px_4');
    expect((await markupOf(quick)).map(sorted)).toEqual(wanted.map(sorted));
  });

  it('stops the build when the generated code has another form', () => {
    expect(() => quickStyleCode('export {}', '/styled-system/helpers.js')).toThrow(/no longer/);
  });

  it('stops the build when a page uses a pattern that needs the functions left out', () => {
    const pattern = (name: string) => readFileSync(join(generated, `patterns/${name}.js`), 'utf8');
    expect(() => checkPattern(pattern('bleed'), 'bleed.js')).toThrow(/needs functions/);
    expect(() => checkPattern(pattern('float'), 'float.js')).toThrow(/needs functions/);
    for (const name of ['grid', 'hstack', 'stack', 'box']) checkPattern(pattern(name), name);
  });

  it('leaves other files as they are', () => {
    expect(quickStyleCode('export {}', '/styled-system/css/cx.js')).toBe('export {}');
  });
});

/** Sorts classes: their order in an element means nothing. */
function sorted(html: string): string {
  return html.replace(
    / class="([^"]*)"/,
    (_whole, names: string) => ` class="${names.split(' ').toSorted().join(' ')}"`,
  );
}
