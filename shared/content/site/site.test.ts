import { describe, expect, test } from 'vitest';
import { site } from '#site.ts';
import { tiers } from '#tiers.ts';
import { voiceIssues } from '#validation/validate-claims.ts';
import { LEGAL_NOTE } from '#validation/legal-note.ts';
import { contactForm } from './contact.ts';
import { cookiesPage } from './cookies.ts';
import type { TextPage } from './copy.ts';
import { courseReviewPage } from './course-review.ts';
import { credentialsPage } from './credentials.ts';
import { instructorPage } from './instructor.ts';
import { planCard } from './plan-card.ts';
import { pricingPage } from './pricing.ts';
import { privacyPage } from './privacy.ts';
import { purchaseWindows, windowTexts } from './purchase-windows.ts';
import { sampleDecisions } from './sample-decisions.ts';
import { teamsPage } from './teams.ts';
import { termsPage } from './terms.ts';

const lawPages: TextPage[] = [privacyPage, termsPage, cookiesPage];
const pages = {
  site,
  pricingPage,
  instructorPage,
  credentialsPage,
  courseReviewPage,
  contactForm,
  privacyPage,
  termsPage,
  cookiesPage,
  teamsPage,
  sampleDecisions,
};

/** Every text of a page, with its dotted path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${path}.${key}`));
}
const allTexts = textsOf(pages);
const said = (page: unknown) =>
  textsOf(page)
    .map(([, text]) => text)
    .join('\n');

describe('every text', () => {
  test('is not empty, has no exclamation mark and claims no certification', () => {
    expect(allTexts.length).toBeGreaterThan(250);
    for (const [path, text] of allTexts) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(voiceIssues(text, path)).toEqual([]);
    }
  });

  test('has typographic quotes', () => {
    expect(allTexts.filter(([, text]) => /["']/.test(text))).toEqual([]);
  });

  test('claims no approval by a certifying body and names no competitor', () => {
    const wrong =
      /\b(SHRM|HRCI|CIPD)[- ](approved|accredited|certified (course|provider))|(approved|accredited|recognized|endorsed) by|Coursera|Udemy|LinkedIn Learning|AIHR/i;
    expect(allTexts.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

describe('prescribed wording', () => {
  test('is on the pricing page', () => {
    expect(pricingPage.title).toBe('Choose Your Learning Path');
    expect(pricingPage.intro).toMatch(/\$99\b.*3-day free trial.*no credit card required/);
    expect(planCard.usersNote(5)).toBe('up to 5 users');
    expect(planCard.contactSales).toBe('Contact Sales');
    expect(Object.values(pricingPage.closing.buttons)).toEqual([
      'Start Free Trial',
      'Contact Sales',
      'Schedule a Consultation',
    ]);
    expect(said(pricingPage)).toMatch(/within 24 hours of purchase.*non-refundable/);
    expect(said(pricingPage)).toMatch(/within 30 days.*course of equal or lesser price/);
    expect(said(pricingPage)).toContain('lifetime access');
  });

  test('is on the instructor page, which tells nothing as a person’s experience until the operator enters one', () => {
    expect(Object.values(instructorPage.buttons)).toEqual([
      'Book 1-on-1 Session',
      'View LinkedIn Profile',
      'Schedule 1-on-1 Session',
      'Send a Message',
    ]);
    expect(site.instructor.person).toBeNull();
    expect(said({ instructorPage, instructor: site.instructor })).not.toMatch(
      /\byears\b|MBA|\bI\b/,
    );
    expect(instructorPage.expertise.items.length).toBeGreaterThanOrEqual(4);
  });

  test('is on the credentials page', () => {
    expect(credentialsPage.claims.caseStudies.value).toBeNull();
    expect(said(credentialsPage)).not.toMatch(/\d+\+/);
    expect(said(credentialsPage.disclaimer)).toContain(LEGAL_NOTE);
  });

  test('is in the contact data and the trial’s note', () => {
    expect(site.contact.hours).toBe('Weekdays, 8AM–5PM');
    expect(site.trial.note).toBe('3 days, full access, no credit card required.');
  });
});

test('the feature table has a cell for every plan, with the prices, users and sessions of the plans', () => {
  const { columns, rows } = pricingPage.features;
  expect(columns).toEqual(['Feature', ...tiers.map((tier) => tier.name)]);
  const isCounted = (cell: unknown) => typeof cell === 'object';
  expect(
    rows.filter((row) => row.length !== columns.length && !(row.length === 2 && isCounted(row[1]))),
  ).toEqual([]);
  const row = (feature: string) => rows.find(([name]) => name === feature)?.slice(1);
  expect(row('Price per month')).toEqual(
    tiers.map(({ priceCents }) =>
      priceCents === null ? 'Contact sales' : `$${(priceCents / 100).toFixed(0)}`,
    ),
  );
  expect(row('Price per year')).toEqual(
    tiers.map(({ yearlyPriceCents }) =>
      yearlyPriceCents === null
        ? 'Contact sales'
        : `$${(yearlyPriceCents / 100).toLocaleString('en-US')}`,
    ),
  );
  // The picker of the interval says that two months are free.
  for (const { priceCents, yearlyPriceCents } of tiers) {
    expect(yearlyPriceCents).toBe(priceCents === null ? null : priceCents * 10);
  }
  expect(row('Users')).toEqual(
    tiers.map(({ maxUsers }) =>
      maxUsers === null ? '50+' : maxUsers === 1 ? '1' : `Up to ${maxUsers}`,
    ),
  );
  expect(row('Coaching sessions a month')).toEqual(
    tiers.map(({ coachingSessionsPerMonth: sessions }) =>
      sessions === 0 ? '-' : sessions === 'unlimited' ? 'Unlimited' : String(sessions),
    ),
  );
});

describe('the pages for a lawyer', () => {
  test.each(lawPages)('$title has the notice about the operator’s lawyer', (page) => {
    expect(page.reviewNotice).toMatch(/lawyer hasn’t reviewed/);
    expect(page.updatedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(page.sections.length).toBeGreaterThanOrEqual(4);
    expect(new Set(page.sections.map((section) => section.title)).size).toBe(page.sections.length);
    for (const section of page.sections) expect(section.paragraphs.length).toBeGreaterThan(0);
  });

  test('state the rules that the product follows', () => {
    expect(said(termsPage)).toContain(`within ${windowTexts.cancellation}, you get a full refund`);
    expect(said(termsPage)).toContain(
      `Within ${windowTexts.exchange} you can exchange a course once`,
    );
    expect(said(termsPage)).toMatch(/3 days \(72 hours\), once per learner/);
    expect(said(termsPage)).toMatch(/access continues for up to 14 days/);
    expect(said(termsPage)).toContain('unless you have claimed a certificate earned with it');
    expect(JSON.stringify(teamsPage)).toContain('no certificate earned with the plan was claimed');
    const beforeRenewal =
      /cancel before your renewal date. A month or year that has started is charged and/;
    for (const page of [pricingPage, termsPage]) expect(said(page)).toMatch(beforeRenewal);
    expect(said(privacyPage)).toMatch(
      /they are revoked, and their public pages say so without your name/,
    );
    expect(said(privacyPage)).toMatch(/Download all data we have about you/);
  });
});

test('the purchase windows are 24 hours and 30 days unless an operator sets others', () => {
  expect(purchaseWindows).toEqual({ cancellationHours: 24, exchangeDays: 30 });
  expect(windowTexts).toEqual({ cancellation: '24 hours', exchange: '30 days' });
});

test('every topic of the contact form has its own texts', () => {
  expect(contactForm.topics.map((topic) => topic.id)).toEqual([
    'sales',
    'consultation',
    'message',
    'team-offer',
    'coaching',
  ]);
  expect(new Set(contactForm.topics.map((topic) => topic.title)).size).toBe(5);
});

describe('the decisions to try', () => {
  test('are one for each course, each with one sound answer', () => {
    const ids = sampleDecisions.map(({ courseId }) => courseId).toSorted((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    for (const { courseTitle, choices } of sampleDecisions) {
      expect(choices, courseTitle).toHaveLength(3);
      expect(
        choices.filter(({ isSound }) => isSound),
        courseTitle,
      ).toHaveLength(1);
      expect(new Set(choices.map(({ id }) => id)).size, courseTitle).toBe(3);
    }
  });

  test('do not give the answer away by its place or its length', () => {
    const places = [0, 0, 0];
    let longest = 0;
    for (const { choices } of sampleDecisions) {
      const sound = choices.findIndex(({ isSound }) => isSound);
      places[sound]! += 1;
      const lengths = choices.map(({ text }) => text.length);
      if (lengths[sound] === Math.max(...lengths)) longest += 1;
    }
    for (const count of places) expect(count).toBeGreaterThanOrEqual(3);
    expect(longest).toBeLessThanOrEqual(7);
  });
});
