import { describe, expect, test } from 'vitest';
import type { DocumentField } from './document-values.ts';
import { senseIssueOf } from './field-sense.ts';

const field = (part: Partial<DocumentField> & Pick<DocumentField, 'id' | 'label'>) => ({
  type: 'text' as const,
  required: true,
  options: [],
  ...part,
});
const fields: DocumentField[] = [
  field({ id: 'start', label: 'Start date', type: 'date' }),
  field({ id: 'review', label: 'Review date', type: 'date', rules: { after: 'start' } }),
  field({ id: 'hearing', label: 'Hearing', type: 'date', rules: { notBefore: 'start' } }),
  field({ id: 'years', label: 'Years', type: 'number', rules: { min: 1, max: 10 } }),
  field({ id: 'pay', label: 'Base pay', rules: { amount: 'positive' } }),
];
const issueOf = (id: string, values: Record<string, string>) =>
  senseIssueOf(
    fields.find((candidate) => candidate.id === id)!,
    fields,
    values,
  );

describe('a filled-in field', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['review', { start: '2026-10-13', review: '2026-10-14' }, undefined],
    [
      'review',
      { start: '2026-10-13', review: '2026-10-13' },
      'Review date must be after start date',
    ],
    ['review', { start: '', review: '2026-10-13' }, undefined],
    ['review', { start: '2026-13-45', review: '2026-10-13' }, undefined],
    ['hearing', { start: '2026-10-13', hearing: '2026-10-13' }, undefined],
    [
      'hearing',
      { start: '2026-10-13', hearing: '2026-10-12' },
      'Hearing can’t be before start date',
    ],
    ['years', { years: '3' }, undefined],
    ['years', { years: '0' }, 'Years must be at least 1'],
    ['years', { years: '11' }, 'Years can be at most 10'],
    ['years', { years: '' }, undefined],
    ['pay', { pay: '$71,500 a year (range $66,000 to $77,000)' }, undefined],
    ['pay', { pay: 'ROI 54%; two years, 2026-2027' }, undefined],
    ['pay', { pay: 'as agreed' }, 'Base pay must name an amount, such as 62,000'],
    ['pay', { pay: '$0' }, 'Base pay must be more than zero'],
    ['pay', { pay: '-$5' }, 'Base pay must be more than zero'],
    ['pay', { pay: '0 for setup, then 1,200 a month' }, undefined],
  ])('%s with %o', (id, values, expected) => {
    expect(issueOf(id, values)).toBe(expected);
  });
});
