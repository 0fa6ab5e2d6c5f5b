import { describe, expect, it } from 'vitest';
import { classesIn, lostClasses, pageStyles } from './page-styles.ts';

const of = (css: string, html: string) => pageStyles(css, html).replaceAll(/\s+/g, ' ').trim();

describe('of the site’s styles, a page gets', () => {
  it.each([
    ['a rule of its class', '.card{padding:1rem}', true],
    ['no rule of another class', '.note{padding:2rem}', false],
    ['a rule for an element inside its class', '.card a{color:red}', true],
    ['no rule for an element it lacks', '.card table{color:red}', false],
    ['no rule for an element alone that it lacks', 'textarea{resize:none}', false],
    [
      'a state of its class',
      '.card:is(:focus-visible,.other):not(.absent,:hover){padding:0}',
      true,
    ],
    ['a rule for dark mode, which a script sets', '.dark .card{padding:0}', true],
    ['a class with escaped signs', '.md\\:wide-1\\.5{padding:0}', true],
    ['no rule for parts of fields that it lacks', '::placeholder{color:red}', false],
    ['a rule for an attribute that it has', '[data-row]{margin:0}', true],
    ['no rule for an attribute that a press sets', '.card[data-open]{margin:0}', false],
    ['no rule for another value of an attribute', '[data-row=wide]{margin:0}', false],
    [
      'a rule of which it has one of several states',
      '.card:is([data-open],:focus-visible){top:0}',
      true,
    ],
    ['no rule of which it has none of several states', '.card:is([data-open],.note){top:0}', false],
    ['rules for a text that a script writes', '.lesson-text h2{margin:0}', true],
    ['rules for everything', '*,:before{margin:0}', true],
  ])('%s', (_, rule, isThere) => {
    const html = '<div class="card lesson-text md:wide-1.5" data-row=""><a>Text</a></div>';
    expect(of(rule, html)).toBe(isThere ? rule : '');
  });

  it('only the selectors of a list that it uses', () => {
    expect(of('.card,.note{padding:0}', '<i class="card">')).toBe('.card{padding:0}');
  });

  it('the classes of attributes with escaped signs', () => {
    const css = '.\\[\\&_\\>_a\\]\\:p_4>a{padding:0}';
    expect(of(css, '<i class="[&amp;_&gt;_a]:p_4"><a>')).toBe(css);
  });

  it('variables that are used, directly or by another one', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.card{padding:var(--a);margin:var(--none)}';
    expect(of(css, '<i class="card" style="top:var(--d)">')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}.card{padding:var(--a);margin:var(--none)}',
    );
  });

  it('animations and fonts that are used', () => {
    const css =
      '@font-face{font-family:"A";src:url(a)}@font-face{font-family:B;src:url(b)}' +
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}' +
      '.card{font:1rem "A";animation:turn 1s}';
    const used = of(css, '<i class="card">');
    expect(used).toContain('font-family:"A"');
    expect(used).not.toContain('font-family:B');
    expect(used).toContain('@keyframes turn');
    expect(used).not.toContain('@keyframes fade');
  });

  it('nothing of what only a press, a pointer or paper shows', () => {
    const css =
      '.a{padding:0}.a:hover{padding:1px}.b{margin:0}@media print{.a{top:0}}@media (hover:hover){.a{top:1px}}';
    expect(of(css, '<i class="a"></i><dialog><i class="b"></i></dialog>')).toBe('.a{padding:0}');
  });

  it('no empty blocks, and the order of layers', () => {
    const css = '@layer base,utilities;@layer utilities{@media screen{.note{padding:0}}}';
    expect(of(css, '<i>')).toBe('@layer base,utilities');
  });
});

describe('a class without a style', () => {
  it('fails the build, because its value was known only when the page ran', () => {
    expect(() => pageStyles('.p_4{padding:0}', '<i class="p_4 p_13px">')).toThrow('p_13px');
  });

  it.each([
    'p_4',
    'md:p_4',
    '[&_h2]:mt_4',
    'hover:bg_bg.subtle',
    'grid-tc_1fr_1fr',
    'textStyle_h1',
    'm_-1px',
  ])('is %s', (name) => {
    expect(lostClasses(new Set(), [name])).toEqual([name]);
    expect(lostClasses(new Set([name]), [name])).toEqual([]);
  });

  it.each(['button', 'button--size_md', 'dialog__content', 'tabs__contentGroup', 'lucide-x'])(
    'is not %s, which no style property made',
    (name) => {
      expect(lostClasses(new Set(), [name])).toEqual([]);
    },
  );
});

it('reads classes with all their signs', () => {
  expect([...classesIn('.md\\:p_1\\.5:hover>a, .\\[\\&_a\\]\\:p_4 a{}')]).toEqual([
    'md:p_1.5',
    '[&_a]:p_4',
  ]);
});
