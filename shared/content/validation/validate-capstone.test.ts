import { describe, expect, it } from 'vitest';
import type { CapstoneSource } from '#capstone-schema.ts';
import { sampleCapstone } from '#testing/sample-capstone.ts';
import { sampleFolder } from '#testing/sample-folder.ts';
import { checkCapstone, rubricRows } from './validate-capstone.ts';

const issuesOf = (change: (capstone: CapstoneSource) => void) => {
  const capstone = sampleCapstone();
  change(capstone);
  return checkCapstone({ ...sampleFolder(), capstone }).map(
    ({ field, message }) => `${field} ${message}`,
  );
};

describe('a capstone', () => {
  it('can be published as the sample is', () => {
    expect(issuesOf(() => undefined)).toEqual([]);
    expect(checkCapstone(sampleFolder())).toEqual([]);
  });

  it.each<[string, (capstone: CapstoneSource) => void, RegExp]>([
    ['is of an assessment', (c) => (c.moduleId = 'record-keeping-m1'), /is not an assessment/],
    ['has four checks', (c) => c.checks.pop(), /checks/],
    [
      'names its facts',
      (c) => Object.assign(c.checks[0]!, { facts: ['a', 'b'] }),
      /'a', which is no part/,
    ],
    ['has each id once', (c) => (c.parts[1]!.id = c.parts[0]!.id), /twice/],
    [
      'has a rating of each row',
      (c) => delete c.exercises[0]!.papers[0]!.ratings['Reason'],
      /has no rating of 'Reason'/,
    ],
    [
      'has levels of the rubric',
      (c) => (c.exercises[0]!.papers[0]!.ratings['Reason']!.level = 'Superb'),
      /has a level of 'Reason' that is none/,
    ],
    [
      'is not passed by one level for each paper',
      (c) => {
        for (const { ratings } of c.exercises[0]!.papers) {
          for (const rating of Object.values(ratings)) rating.level = 'Sound';
        }
      },
      /is passed by giving each paper one level/,
    ],
  ])('%s', (_, change, issue) => {
    expect(issuesOf(change).join('\n')).toMatch(issue);
  });

  it('reads the rows of a rubric', () => {
    expect(rubricRows(sampleFolder().modules.get('record-keeping-m2')!)).toEqual([
      { name: 'File note', levels: ['Strong', 'Sound', 'Not yet'] },
      { name: 'Reason', levels: ['Strong', 'Sound', 'Not yet'] },
    ]);
  });
});
