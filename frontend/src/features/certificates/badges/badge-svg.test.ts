import { describe, expect, it } from 'vitest';
import { estimateWidth } from '#components/certificate/place-text.ts';
import { NAME_SAMPLES } from '#testing/name-samples.ts';
import type { DrawLines } from './badge-design.ts';
import { BADGE_DESIGNS } from './badge-designs.ts';
import { badgeSvg } from './badge-svg.ts';

const options = { measure: estimateWidth, fontFaces: '' };
const text = {
  name: 'Jordan Ellis',
  title: 'Strategic Workforce Planning and Talent Strategy',
  issuer: 'Due Course',
  date: 'November 2026',
  courseId: 10,
};

describe.each(BADGE_DESIGNS)('$name', (design) => {
  it('is an SVG of 200 × 200 with name, title, issuer and month', () => {
    const svg = badgeSvg(design, text, options);
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    expect(svg).toMatch(/^<svg [^>]*width="200" height="200"/);
    const words = Array.from(page.querySelectorAll('text'), (element) => element.textContent).join(
      ' ',
    );
    expect(words).toContain(text.name);
    expect(words.toLowerCase()).toContain('november 2026');
    for (const word of text.title.split(' ')) expect(words).toContain(word);
    expect(words.toLowerCase()).toContain('due course');
  });

  it('shows markup in a name as it was typed, and runs nothing', () => {
    const name = '<script>alert("&")</script>';
    const svg = badgeSvg(design, { ...text, name }, options);
    expect(svg).not.toContain('<script');
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('title')?.textContent).toContain(name);
  });
});

it.each([
  ['שרה כהן (Sarah Cohen)', true],
  ['محمد عبد الله', true],
  ['(12) محمد', true],
  ['Sarah Cohen (שרה כהן)', false],
  ['李娜', false],
  ['42', false],
])('lays %s out in the direction of its first letter', (name, isRtl) => {
  for (const design of BADGE_DESIGNS) {
    const page = new DOMParser().parseFromString(
      badgeSvg(design, { ...text, name }, options),
      'image/svg+xml',
    );
    const all = Array.from(page.querySelectorAll('text'));
    const words = new Set(name.split(' '));
    const ofName = all.filter((element) =>
      element.textContent.split(' ').every((word) => words.has(word)),
    );
    expect(ofName.length, design.id).toBeGreaterThan(0);
    for (const element of ofName)
      expect(element.getAttribute('direction')).toBe(isRtl ? 'rtl' : null);
    const others = all.filter((element) => !ofName.includes(element));
    for (const other of others) expect(other.getAttribute('direction')).toBeNull();
  }
});

it('keeps a line that is read from the right in its place', () => {
  const drawn = (name: string) => {
    const design = {
      ...BADGE_DESIGNS[0]!,
      draw: ({ name: drawnName }: typeof text, lines: DrawLines) =>
        lines(drawnName, {
          x: 10,
          y: 20,
          width: 100,
          face: 'sans',
          sizes: [9],
          maxLines: 1,
          fill: '#000',
          anchor: 'start',
        }),
    };
    return badgeSvg(design, { ...text, name }, options);
  };
  expect(drawn('Ada')).toContain('text-anchor="start"');
  expect(drawn('שרה')).toContain('text-anchor="end" direction="rtl" unicode-bidi="embed"');
});

it.each(NAME_SAMPLES)('may draw a name in $script with the fonts in the file', ({ name }) => {
  for (const design of BADGE_DESIGNS) {
    const page = new DOMParser().parseFromString(
      badgeSvg(design, { ...text, name }, options),
      'image/svg+xml',
    );
    const ofName = Array.from(page.querySelectorAll('text')).filter(
      (element) => element.textContent !== '' && name.includes(element.textContent),
    );
    expect(ofName.length, design.id).toBeGreaterThan(0);
    for (const element of ofName)
      expect(element.getAttribute('font-family')).toContain("'Certificate Serif'");
  }
});

it('has six designs that differ', () => {
  const drawings = BADGE_DESIGNS.map((design) => badgeSvg(design, text, options));
  expect(new Set(drawings).size).toBe(6);
  expect(BADGE_DESIGNS.map(({ id }) => id)).toEqual([
    'classic',
    'hexagon',
    'circular',
    'modern',
    'minimal',
    'linkedin',
  ]);
});
