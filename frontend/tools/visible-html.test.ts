import { describe, expect, it } from 'vitest';
import { visibleHtml } from './visible-html.ts';

describe('the HTML that shows before the first press', () => {
  it.each([
    ['<p class="a">b</p>', '<p class="a">b</p>'],
    [
      '<main><dialog class="d"><i class="x">b</i></dialog><b>c</b></main>',
      '<main><dialog class="d"></dialog><b>c</b></main>',
    ],
    ['<dialog open=""><i></i></dialog>', '<dialog open=""><i></i></dialog>'],
    ['<template><i></i></template><b></b>', '<template></template><b></b>'],
    [
      '<div hidden="" class="h"><div><div></div><br/></div></div><p></p>',
      '<div hidden="" class="h"></div><p></p>',
    ],
    [
      '<section data-below-fold=""><p></p></section><i></i>',
      '<section data-below-fold=""></section><i></i>',
    ],
    ['<div hidden="until-found"><p></p></div>', '<div hidden="until-found"><p></p></div>'],
    [
      '<p hidden="" data-case="rated=true"><b></b></p>',
      '<p hidden="" data-case="rated=true"><b></b></p>',
    ],
    ['<input hidden=""><p></p>', '<input hidden=""><p></p>'],
    ['<i title="a > b" hidden=""><b></b></i>', '<i title="a > b" hidden=""></i>'],
    ['<i class="[&_hidden]:p"><b></b></i>', '<i class="[&_hidden]:p"><b></b></i>'],
  ])('of %s', (html, visible) => {
    expect(visibleHtml(html)).toBe(visible);
  });
});
