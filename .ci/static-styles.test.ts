import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTimeStyles, runTimeStylesIn } from './static-styles.ts';

it('every style of the site is known when it is built', () => {
  expect(runTimeStyles(join(import.meta.dirname, '..'), 'frontend/src')).toEqual([]);
});

const problemsOf = (source: string) =>
  runTimeStylesIn(
    'sample.tsx',
    `import { Box, chakra, css } from '#ui/chakra/factory.ts';\nimport { imported } from './styles.ts';\n${source}`,
  );

describe('refuses', () => {
  it.each([
    ['a value that is computed', 'const a = (n: number) => <Box mt={`${n}px`} />;'],
    ['a value that is passed on', 'const a = ({ gap }) => <chakra.div gap={gap} />;'],
    ['a choice that data makes', 'const a = ({ is }) => <Box srOnly={is} />;'],
    ['one value of several', 'const a = ({ n }) => <Box mt={{ base: "1", md: n }} />;'],
    ['a style object of another file', 'const a = <Box css={imported} />;'],
    ['its spread', 'const a = <Box css={{ ...imported, color: "fg" }} />;'],
    ['a selector of another file', 'const a = <Box css={{ [imported]: { color: "fg" } }} />;'],
    ['a component styled with one', 'const A = chakra("div", { base: imported });'],
    ['a class made of one', 'const a = (n: string) => css({ color: n });'],
    ['a shape on a styled element', 'const a = <chakra.path d="M0 0z" />;'],
    ['the name of a generated variable', 'const a = "var(--chakra-colors-bg)";'],
    ['Emotion', 'import { Global } from "@emotion/react";'],
  ])('%s', (_, source) => {
    expect(problemsOf(source)).toHaveLength(1);
  });
});

describe('accepts', () => {
  it.each([
    ['a literal', 'const a = <Box mt="4" mb={2} display={`block`} truncate />;'],
    ['a choice of literals', 'const a = ({ is }) => <Box mt={is ? "4" : { base: "1" }} />;'],
    ['a constant of the file', 'const look = { mt: "4" } as const; const a = <Box css={look} />;'],
    [
      'a recipe of the theme',
      'import { card } from "#styled-system/recipes/index.js"; const A = chakra("div", card);',
    ],
    ['a palette that data chooses', 'const a = ({ level }) => <Box colorPalette={level} />;'],
    ['a plain style attribute', 'const a = ({ n }) => <Box style={{ width: n }} />;'],
    ['properties that are passed on together', 'const a = (props) => <Box {...props} mt="4" />;'],
  ])('%s', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});
