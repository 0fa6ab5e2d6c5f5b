import { describe, expect, test } from 'vitest';
import { claimIssues, voiceIssues, wordingIssues } from './validate-claims.ts';

const messages = (issues: { message: string }[]) => issues.map((issue) => issue.message);

describe('local law', () => {
  test.each([
    '> **US.** [Title VII](https://example.org/7). Changes only with an act of Congress. Checked on 2026-11-21.',
    '> **UK.** [Equality Act 2010](https://example.org/13). Would change with a new act of Parliament; checked on 2026-11-21.',
    'Apply local law, and ask which national act holds.',
    '## Sources\n\n- EEOC, *The ADA: Your Responsibilities as an Employer*, 2026.',
  ])('is accepted as: %s', (text) => {
    expect(wordingIssues(text)).toEqual([]);
  });

  test('needs a complete box, reported once with its line', () => {
    const box = '> **EU.** GDPR, Article 5.\n>\n> Checked in November.';
    expect(wordingIssues(`Text.\n\n${box}`)).toEqual([
      { field: 'line 3', message: "states law without 'checked on YYYY-MM-DD'" },
      { field: 'line 3', message: 'states law without a link to its source' },
      {
        field: 'line 3',
        message: "states law without saying what would change it: 'Would change with …'",
      },
    ]);
  });

  test.each([
    'Title VII applies here.',
    'Under the Equality Act 2010 you may not.',
    '- See 29 CFR 1630.14.',
    'Directive (EU) 2023/970 asks for more.',
    'Grant FMLA leave.',
    '> **Note.** The ADA applies.',
  ])('is reported outside a box: %s', (text) => {
    expect(messages(wordingIssues(text))).toEqual([
      expect.stringMatching(/^names '.*outside a box/),
    ]);
  });
});

describe('the voice', () => {
  test.each([
    'Ask a licensed clinician or an accredited laboratory.',
    'Send it by certified mail to the certified bargaining agent.',
    'Crew certification takes 11 months.',
    'She said, "Stop!" and left.',
    'A certificate shows completion.',
  ])('may say: %s', (text) => {
    expect(voiceIssues(text, '')).toEqual([]);
  });

  test.each([
    'You become certified when you pass.',
    'This course is accredited in every state.',
    'This badge makes you a certified partner.',
    'You are now a certified HR practitioner.',
    'Accredited by us.',
    'Join our certified professionals.',
  ])('never says: %s', (text) => {
    expect(messages(voiceIssues(text, ''))).toEqual([
      expect.stringMatching(/claims certification/),
    ]);
  });

  test('has no exclamation mark', () => {
    expect(messages(voiceIssues('Well done!', ''))).toEqual([expect.stringMatching(/exclamation/)]);
  });
});

const withSources = (text: string, ...sources: string[]) =>
  `## Core ideas\n\n${text}\n\n## Sources\n\n${sources.map((source) => `- ${source}`).join('\n')}\n`;
const cipd = 'CIPD, *Labor turnover*, 2025.';
const bidwell = 'Bidwell, M., "Paying More to Get Less," *Administrative Science Quarterly*, 2011.';

describe('a figure', () => {
  test.each([
    'Almost 67% of HR leaders expect more of it.',
    'In 2025, 40 percent of the large employers had a policy.',
    'One in three managers has never been trained.',
    'Structured onboarding means 82% better retention.',
    'Employees who are heard are 4.6 times more likely to do their best.',
    'Good onboarding improves retention by 82%.',
    'A study of one bank found 18% at most.',
    '67% of employees leave if their manager is poor.',
    '72% of candidates would say no.',
    '- Companies with coaches cut turnover by 30%.',
  ])('that must have been measured needs a source: %s', (text) => {
    expect(messages(claimIssues(withSources(text, cipd)))).toEqual([
      expect.stringMatching(/^states '.*' without naming its source$/),
    ]);
  });

  test.each([
    ['names an organization of the sources', 'CIPD reports that 67% of employers expect it.'],
    ['names an author of the sources', "In Bidwell's study, hires earned 18% more for two years."],
    ['is calculated', 'Nine leavers ÷ 120 people × 100 = 7.5% of employees.'],
    ['is supposed', 'Suppose 60% of men pass and 45% of women pass, as tests go.'],
    ['follows a condition', 'If 20% of employees leave, you need 12 offers.'],
    ['is a quotation', 'Never write "92% of managers finished the training."'],
    ['is not a share of people', 'The pass mark is 80%, and a compa-ratio of 90% is low.'],
  ])('needs no further source if it %s', (_where, text) => {
    expect(claimIssues(withSources(text, cipd, bidwell))).toEqual([]);
  });

  test('needs no source in a case, a brief or a box with law', () => {
    const story = 'In 2025 a bank lost 40% of its managers.';
    for (const heading of ['Illustrative case', 'Brief']) {
      expect(claimIssues(`## ${heading}\n\n${story}\n`)).toEqual([]);
    }
    expect(claimIssues('> **US.** 80% of employees must agree. Checked on 2026-11-21.')).toEqual(
      [],
    );
    expect(claimIssues(`## Core ideas\n\n${story}\n`)).toHaveLength(1);
  });
});

describe('research', () => {
  const text = 'Research shows that specific goals work.';

  test('needs a study among the sources', () => {
    expect(messages(claimIssues(withSources(text, cipd)))).toEqual([
      expect.stringMatching(/Sources list no study/),
    ]);
  });

  test.each([
    bidwell,
    'Locke and Latham, "Goal Setting Theory," *American Psychologist*, 2002.',
    'Sackett, P. R. and others, *Validity*, 2022.',
  ])('is named by: %s', (study) => {
    expect(claimIssues(withSources(text, cipd, study))).toEqual([]);
  });
});
