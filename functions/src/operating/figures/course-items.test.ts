import { randomUUID } from 'node:crypto';
import type { CourseItems } from '@learning/shared/contract/operators/figures';
import { sampleScenario } from '@learning/content/testing/sample-activities';
import { withSecondVariants, type Written } from '@learning/content/testing/written-activities';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { countEvent } from '#figures/counting/count-event.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';
import { CHECK, COURSE, RIGHT, start } from '#testing/learning/sample-check.ts';
import { createOperatingDependencies } from '../dependencies.ts';
import { figureImplementations } from './figure-calls.ts';
import { getCourseItemFigures } from './course-items.ts';

const LEARNERS = 36;
/** Whether each learner answers the three questions right: q1 by the learners who know least. */
const ANSWERS = Array.from({ length: LEARNERS }, (_, learner) => ({
  q1: learner % 3 === 0 && learner % 9 !== 6,
  q2: learner % 3 !== 0,
  q3: learner % 3 !== 0 && learner !== 4,
}));

let table: Table;
let api: TestApi;
let items: CourseItems;
let wrongOption: string;

const readers = () =>
  createOperatingDependencies(table, { accounts: {}, closer: {}, operators: {} } as never)
    .figureReaders;

/** Takes the check as a device does, twice for those who fail it. */
async function takeCheck(userId: string, answers: (typeof ANSWERS)[number]) {
  const check = activityCalls(await enrolledLearner(api, COURSE, userId), CHECK);
  const { id, questions } = await check.start();
  wrongOption = questions
    .find((question) => question.id === 'q1')!
    .options.filter((option) => option !== RIGHT.q1)
    .toSorted()[0]!;
  await check.submit(
    {
      answers: {
        q1: answers.q1 ? RIGHT.q1 : wrongOption,
        q2: answers.q2 ? RIGHT.q2 : ['Rumor'],
        q3: answers.q3 ? RIGHT.q3 : 'never',
      },
    },
    id,
  );
}

beforeAll(async () => {
  table = await createSampleTable();
  api = openApi(table, start);
  const learners = ANSWERS.map((answers) => ({ userId: randomUUID(), answers }));
  for (const { userId, answers } of learners) await takeCheck(userId, answers);
  const [first] = learners;
  const again = activityCalls(api.as(first!.userId), CHECK);
  api.now = new Date(start.getTime() + 3_600_000);
  await again.submit({ answers: RIGHT }, (await again.start()).id);
  const events = eventRepository(table);
  for (const { userId } of learners) {
    for (const event of await events.list(userId)) {
      await countEvent(event, createFigureDependencies(table));
    }
  }
  items = await getCourseItemFigures({ id: COURSE }, readers());
}, 60_000);

/** The correlation of two columns of numbers, as any textbook has it. */
function correlation(xs: number[], ys: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const products = xs.map((x, index) => (x - mx) * (ys[index]! - my));
  const squares = (values: number[], m: number) => mean(values.map((value) => (value - m) ** 2));
  return mean(products) / Math.sqrt(squares(xs, mx) * squares(ys, my));
}

const question = (id: string) => items.questions.find((row) => row.questionId === id)!;

// Source: rules/figures.md G8
describe('the figures of a skill check that learners took', () => {
  test.each(['q1', 'q2', 'q3'] as const)('have the statistics of the raw answers to %s', (id) => {
    const right = ANSWERS.map((answers) => (answers[id] ? 1 : 0));
    const rest = ANSWERS.map(
      (answers) => Object.entries(answers).filter(([other, ok]) => other !== id && ok).length,
    );
    const row = question(id);
    expect(row.asked).toBe(LEARNERS);
    expect(row.difficulty).toBeCloseTo(right.filter(Boolean).length / LEARNERS, 10);
    expect(row.discrimination).toBeCloseTo(correlation(right, rest), 6);
  });

  test('flag the question that misleads those who know more, and no other one', () => {
    expect(question('q1').flags).toEqual(['misleading']);
    expect(question('q2').flags).toEqual([]);
  });

  test('count the options of first submissions alone, however they were shuffled', () => {
    const { options, formerChoices } = question('q1');
    const counts = Object.fromEntries(options.map(({ text, count }) => [text, count]));
    expect(counts[RIGHT.q1]).toBe(8);
    expect(counts[wrongOption]).toBe(28);
    expect(formerChoices).toBe(0);
    expect(question('q3').options).toEqual([]);
  });

  test('count the submissions until one passed', () => {
    const check = items.activities.find(({ activityId }) => activityId === CHECK)!;
    expect(check).toMatchObject({
      learners: LEARNERS,
      submissions: LEARNERS + 1,
      passes: 1,
    });
    expect(check.triesToPass).toBe(2);
    expect(check.firstPassShare).toBe(0);
  });
});

test('the file has a line for each item, and no cell that a spreadsheet computes', async () => {
  const hostile = await createSampleTable(undefined, (folder) => {
    folder.course.modules[0]!.title = '=HYPERLINK(1)';
  });
  const deps = createOperatingDependencies(hostile, {
    accounts: {},
    closer: {},
    operators: {},
  } as never).figureReaders;
  const request = { params: { id: COURSE } } as never;
  const { exportCourseItemFigures, exportCourseCohorts } = figureImplementations(deps);
  const { csv, fileName } = await exportCourseItemFigures(request);
  expect(fileName).toBe('course-1-items.csv');
  expect(csv).toContain("'=HYPERLINK(1)");
  expect(csv).not.toMatch(/(^|,|\n)"?=/);
  expect((await exportCourseCohorts(request)).csv).toMatch(
    /^Enrolled in,Enrolled,.+,Completed\r\n/,
  );
});

test('a course that does not exist is refused', async () => {
  await expect(getCourseItemFigures({ id: 99 }, readers())).rejects.toMatchObject({
    code: 'course_not_found',
  });
});

test('counts the choices of a decision for each of its variants', async () => {
  const scenario = withSecondVariants(structuredClone(sampleScenario) as Written<'scenario'>);
  const varied = await createSampleTable(undefined, ({ activities }) => {
    activities.set(scenario.id, scenario);
  });
  const variedApi = openApi(varied, start);
  for (let count = 0; count < 6; count += 1) {
    const learner = await enrolledLearner(variedApi, COURSE);
    await scenarioCalls(learner, scenario.id, scenario.config).play(['ask', 'dates']);
  }
  const { figureReaders } = createOperatingDependencies(varied, {
    accounts: {},
    closer: {},
    operators: {},
  } as never);
  const { decisions } = await getCourseItemFigures({ id: COURSE }, figureReaders);
  const opening = decisions.filter(({ stepId }) => stepId.startsWith('open'));
  expect(opening.map(({ stepId, text }) => [stepId, text])).toEqual([
    ['open', 'The request'],
    ['open-second-variant', 'The request, once more'],
  ]);
  expect(opening.reduce((sum, { decided }) => sum + decided, 0)).toBe(6);
});
