import { expect, it } from 'vitest';
import { classesIn, lostClasses } from './styled-classes.ts';

it.each(['px_4', 'md:mt_2', 'hover:bg_bg.muted', '[&_a]:p_4'])(
  'finds the lost style of %s',
  (name) => {
    expect(lostClasses(new Set(), [name])).toEqual([name]);
    expect(lostClasses(new Set([name]), [name])).toEqual([]);
  },
);

it.each(['button--size_sm', 'dialog__content', 'dark', 'chakra-theme', 'button'])(
  'ignores %s, which no style property produced',
  (name) => {
    expect(lostClasses(new Set(), [name])).toEqual([]);
  },
);

it('reads the classes of selectors with escaped characters', () => {
  expect([
    ...classesIn('.md\\:p_1\\.5:hover>a, .\\[\\&_a\\]\\:p_4 a{} @keyframes a{50%{top:0}}'),
  ]).toEqual(['md:p_1.5', '[&_a]:p_4']);
});
