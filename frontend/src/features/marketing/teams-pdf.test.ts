import { expect, it } from 'vitest';
import { pdfFonts } from '#testing/pdf-fonts.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { pricingTier } from '#testing/purchase-samples.ts';
import { seatFacts } from './seat-facts.ts';
import { teamsPdf } from './teams-pdf.ts';

const tiers = [
  pricingTier({ slug: 'entry', name: 'Starter', price: 99, maxUsers: 1 }),
  pricingTier({ slug: 'professional', name: 'Professional', price: 199, maxUsers: 5 }),
  pricingTier({ slug: 'executive', name: 'Executive', price: 499, maxUsers: 10 }),
  pricingTier({ slug: 'corporate', name: 'Enterprise', price: null, maxUsers: null }),
];

it('is one tagged page with title and language', async () => {
  const pdf = await pdfText(await teamsPdf(pdfFonts, tiers));
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('Due Course for teams: what finance needs to know</rdf:li>');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  for (const type of ['H1', 'H2', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']) {
    expect(pdf).toContain(`/S /${type}`);
  }
});

it('is the same file for the same texts and plans', async () => {
  const [one, other] = await Promise.all([teamsPdf(pdfFonts, tiers), teamsPdf(pdfFonts, tiers)]);
  expect(await one.text()).toBe(await other.text());
});

it.each([
  ['professional', 'up to 5 people', '$199 a month', '$39.80 a person when every seat is taken'],
  ['executive', 'up to 10 people', '$499 a month', '$49.90 a person when every seat is taken'],
  ['corporate', '50 people or more', 'Custom', undefined],
])('says what %s costs', (slug, people, price, perSeat) => {
  const tier = tiers.find((candidate) => candidate.slug === slug)!;
  expect(seatFacts(tier)).toEqual({ people, price, perSeat });
});

it('rounds the price of a seat up', () => {
  expect(seatFacts(pricingTier({ price: 100, maxUsers: 3 })).perSeat).toMatch(/^\$33\.34 /);
});
