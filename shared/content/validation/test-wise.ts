/** Plays first attempts of learners who know how tests are written, and nothing of the subject. Source: rules/content.md C41 */
import { isPassedByForm } from '#activities/activity-types.ts';
import type { Choose } from '#activities/content-type.ts';
import type { CourseFolder } from '#source.ts';
import { hasReason, isLongestOf } from './guessability.ts';

interface Strategy {
  name: string;
  choose: Choose;
}

const STRATEGIES: readonly Strategy[] = [
  { name: 'the longest', choose: (texts) => texts.findIndex((text) => isLongestOf(text, texts)) },
  {
    name: 'the shortest',
    choose: (texts) => {
      const lengths = texts.map((text) => text.length);
      return lengths.indexOf(Math.min(...lengths));
    },
  },
  ...[0, 1, 2, 3].map((place): Strategy => ({
    name: `always option ${'ABCD'[place]}`,
    choose: (texts) => Math.min(place, texts.length - 1),
  })),
  {
    name: 'the one without a reason',
    choose: (texts) =>
      Math.max(
        0,
        texts.findIndex((text) => !hasReason(text)),
      ),
  },
];

export interface TestWiseResult {
  strategy: string;
  /** Ids of the activities that are passed. */
  passed: string[];
}

/** Returns what each strategy passes at the first attempt. */
export function testWisePasses(folders: readonly CourseFolder[]): TestWiseResult[] {
  const activities = folders.flatMap((folder) => [...folder.activities.values()]);
  return STRATEGIES.map(({ name, choose }) => ({
    strategy: name,
    passed: activities.filter((activity) => isPassedByForm(activity, choose)).map(({ id }) => id),
  }));
}
