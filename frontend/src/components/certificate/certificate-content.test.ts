import { expect, it } from 'vitest';
import { certificateContent } from '#testing/certificate-samples.ts';
import { factsOf } from './certificate-content.ts';

it('counts graded activities and documents apart', () => {
  const activities = ['scenario', 'generator', 'skill-check'];
  const facts = factsOf(certificateContent({ activities }));
  expect(facts).toContain('2 graded activities and 1 document');
  expect(facts.join()).not.toContain('passed');
  expect(factsOf(certificateContent({ activities: [] })).join()).not.toMatch(/activit|document/);
});
