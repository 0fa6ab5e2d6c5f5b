import { expect, it } from 'vitest';
import { readVocabulary, vocabularyProblems } from './schema-vocabulary.ts';

const vocabulary = readVocabulary();

it('knows the types of schema.org and the properties they inherit', () => {
  expect(vocabulary.size).toBeGreaterThan(800);
  expect(vocabulary.get('Course')).toContain('courseCode');
  expect(vocabulary.get('Course')).toContain('name');
  expect(vocabulary.get('Course')).not.toContain('priceCurrency');
});

it('finds what is not in it, at any depth', () => {
  const value = {
    '@type': 'Course',
    nmae: 'Pay',
    provider: { '@id': 'https://example.org/#organization' },
    offers: [
      { '@type': 'Offer', price: 99 },
      { '@type': 'Ofer', price: 99 },
    ],
  };
  expect(vocabularyProblems(vocabulary, value)).toEqual([
    '.nmae is no property of Course',
    '.offers[1] has the unknown type Ofer',
  ]);
});
