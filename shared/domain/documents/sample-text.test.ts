import { describe, expect, test } from 'vitest';
import { isSampleText, sampleFields } from './sample-text.ts';

const LONG =
  'The time system shows clock-ins at 6:19 on September 29 and 6:12 on October 5. No call was logged on those days.';

describe('a text that is still the sample', () => {
  test.each<[string, string, string, boolean]>([
    ['the sample itself', LONG, LONG, true],
    ['another case, spaces and punctuation', LONG.toUpperCase().replaceAll('.', ' !'), LONG, true],
    ['a letter added', `${LONG} x`, LONG, true],
    ['the last sentence cut off', LONG.slice(0, -20), LONG, true],
    ['own words', 'We met on Monday and talked about the new roster for the depot.', LONG, false],
    ['a short sample', ' yewande BRANDT ', 'Yewande Brandt', true],
    ['a short sample with more', 'Yewande Brandt-Okafor', 'Yewande Brandt', false],
    ['nothing', '  ', LONG, false],
    ['no sample', 'Anything', '', false],
  ])('%s', (_what, text, sample, expected) => {
    expect(isSampleText(text, sample)).toBe(expected);
  });

  test('is looked for in texts only, and named by its label', () => {
    const field = { label: 'Facts', required: true, options: ['Talk'] };
    const fields = [
      { ...field, id: 'facts', type: 'textarea' as const },
      { ...field, id: 'kind', type: 'select' as const },
      { ...field, id: 'day', type: 'date' as const },
    ];
    const sample = { facts: LONG, kind: 'Talk', day: '2026-10-13' };
    expect(sampleFields(fields, sample, sample)).toEqual([
      { fieldId: 'facts', message: 'Still sample text' },
    ]);
  });
});
