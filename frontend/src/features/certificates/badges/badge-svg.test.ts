import { describe, expect, it } from 'vitest';
import { estimateWidth } from '#components/certificate/place-text.ts';
import { BADGE_DESIGNS } from './badge-designs.ts';
import { badgeSvg } from './badge-svg.ts';

const options = { measure: estimateWidth, fontFaces: '' };
const text = {
  name: 'Jordan Ellis',
  title: 'Strategic Workforce Planning and Talent Strategy',
  issuer: 'Due Course',
  date: 'November 2026',
};

describe.each(BADGE_DESIGNS)('$name', (design) => {
  it('is an SVG of 200 × 200 with name, title, issuer and month', () => {
    const svg = badgeSvg(design, text, options);
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    expect(svg).toMatch(/^<svg [^>]*width="200" height="200"/);
    const words = Array.from(page.querySelectorAll('text'), (one) => one.textContent).join(' ');
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
