import { describe, expect, test } from 'vitest';
import { lawBoxMessages, secondHandWords } from './validate-law-box.ts';

const SOURCE = '[42 U.S.C. 2000e-2](https://www.law.cornell.edu/uscode/text/42/2000e-2)';
const CHANGE = 'Would change with an act of Congress.';
const DATE = 'Checked on 2026-11-21.';

const messagesOf = (...paragraphs: string[]) => lawBoxMessages({ paragraphs });

describe('a box with local law', () => {
  test('that has a link, a date and what would change it has no issue', () => {
    expect(messagesOf(`**US.** Title VII, ${SOURCE}. ${CHANGE} ${DATE}`)).toEqual([]);
  });

  test('may say them in several paragraphs', () => {
    const change = '**Would change with:** a ruling of the Supreme Court. ';
    expect(messagesOf(`**US.** Title VII.`, `See ${SOURCE}.`, change + DATE)).toEqual([]);
  });

  test.each([
    ['Changes if: the agency amends its rule.'],
    ['Changes when the threshold is revised each April.'],
    ['Changes only with a later judgment.'],
    ['Would change on January 1, 2027, when the Act begins.'],
  ])('may say it as "%s"', (change) => {
    expect(messagesOf(`**UK.** ${SOURCE}. ${change} ${DATE}`)).toEqual([]);
  });

  test.each([
    ['no date', `**US.** ${SOURCE}. ${CHANGE}`, /checked on YYYY-MM-DD/],
    [
      'a date in words',
      `**US.** ${SOURCE}. ${CHANGE} Checked on 21 November.`,
      /checked on YYYY-MM-DD/,
    ],
    ['no link', `**US.** 42 U.S.C. 2000e-2. ${CHANGE} ${DATE}`, /without a link/],
    ['no change', `**US.** ${SOURCE}. ${DATE}`, /what would change it/],
    [
      'a law that "changes the conditions of work"',
      `**US.** ${SOURCE}: harassment changes the conditions of work. ${DATE}`,
      /what would change it/,
    ],
    [
      'a formula instead of a change',
      `**UK.** ${SOURCE}. **Would change with:** an amendment. ${DATE}`,
      /what would change it/,
    ],
  ])('with %s has one issue', (_, paragraph, message) => {
    expect(messagesOf(paragraph)).toEqual([expect.stringMatching(message)]);
  });
});

describe('the words of a source that was not read', () => {
  test.each([
    'The cases were not read again for this check.',
    'Section 1904.39 was read in a copy of the regulation, the others not for this check.',
    'No final rule was found in notes up to October 2026.',
    'The posting laws were read in published summaries, not in each statute.',
    'The dates were read in **notes** that quote the Journal.',
    'Texas was checked in law firms’ summaries.',
    'Not verified against the primary source, so act as if both apply.',
    'From 30 October 2026, according to notes that quote the timetable.',
    'The opinion, [read](https://example.org/notes), was read in excerpts.',
  ])('are found in "%s"', (sentence) => {
    expect(secondHandWords({ paragraphs: [`**US.** ${SOURCE}.`, sentence] })).toBeDefined();
  });

  test.each([
    'Read in your country’s act what becomes of the contracts.',
    'The employer reads the notice and notes the day.',
    `See ${SOURCE} and [the notes](https://www.law.cornell.edu/in-notes).`,
  ])('are not found in "%s"', (sentence) => {
    expect(secondHandWords({ paragraphs: [sentence] })).toBeUndefined();
  });
});
