import { MIN_DELIVERABLE_LENGTH } from '@learning/shared/domain/learning/written-work';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';

const LESSON = 'record-keeping-m1';
const ASSESSMENT = 'record-keeping-m2';
const PAUSE = 'pause-first-idea';

const textOf = (moduleId: string, promptId: string, text: string, version: number) => ({
  params: { userId: 'me', moduleId, promptId },
  body: { text, version },
});
const answer = (text: string, version = 0) => textOf(LESSON, PAUSE, text, version);
const deliverable = (text: string, version = 0) => textOf(ASSESSMENT, 'deliverable', text, version);
const rating = (levels: Record<string, string>, version: number) => ({
  params: { userId: 'me', moduleId: ASSESSMENT },
  body: { levels, version },
});
const levels = { 'File note': 'Strong', Reason: 'Not yet' };
const exemplar = { params: { userId: 'me', moduleId: ASSESSMENT } };
const own = { params: { userId: 'me' } };
const ownCourse = { params: { userId: 'me', id: '1' } };
const enoughText = 'A dated note. '.repeat(MIN_DELIVERABLE_LENGTH / 10);

const open = async () => {
  const table = await createSampleTable();
  const api = openApi(table);
  const enrolled = async () => {
    const learner = api.as(randomUUID());
    await learner.ok('startTrial', own);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1 } });
    return learner;
  };
  return { table, api, enrolled, learner: await enrolled() };
};

describe('the answer to a pause', () => {
  test('is stored with its task and listed for its course only', async () => {
    const { learner, enrolled } = await open();
    const saved = await learner.ok('saveWork', answer('The payroll file, because of audits.'));
    expect(saved).toMatchObject({
      moduleId: LESSON,
      promptId: PAUSE,
      prompt: 'Take five minutes. Name one record you keep, and why.',
      version: 1,
      rating: null,
    });
    expect(await learner.ok('listCourseWork', ownCourse)).toEqual([saved]);
    expect(await (await enrolled()).ok('listCourseWork', ownCourse)).toEqual([]);
  });

  test('is not overwritten by another tab, and a repeated save returns it', async () => {
    const { learner } = await open();
    const first = await learner.ok('saveWork', answer('mine'));
    expect(await learner.ok('saveWork', answer('mine'))).toEqual(first);
    expect(await learner.refused('saveWork', answer('theirs'))).toBe('note_conflict');
    await learner.ok('saveWork', answer('mine, longer', 1));
    expect(await learner.refused('saveWork', answer('theirs', 1))).toBe('note_conflict');
    expect(await learner.ok('listCourseWork', ownCourse)).toMatchObject([{ text: 'mine, longer' }]);
  });

  test('needs a task of the module and an enrollment', async () => {
    const { api, learner } = await open();
    const unknown = textOf(LESSON, 'pause-nowhere', 'x', 0);
    expect(await learner.refused('saveWork', unknown)).toBe('prompt_not_found');
    expect(await learner.refused('saveWork', textOf('m9', PAUSE, 'x', 0))).toBe('module_not_found');
    const stranger = api.as(randomUUID());
    expect(await stranger.refused('saveWork', answer('x'))).toBe('not_enrolled');
  });

  test('can still be edited after its task has left the module', async () => {
    const { table, enrolled } = await open();
    const learner = await enrolled();
    await learner.ok('saveWork', answer('written before'));
    await publishSample(table, (folder) => {
      folder.modules.set(LESSON, folder.modules.get(LESSON)!.replace('First idea', 'Idea one'));
    });
    expect(await learner.ok('saveWork', answer('edited after', 1))).toMatchObject({
      prompt: 'Take five minutes. Name one record you keep, and why.',
      text: 'edited after',
    });
  });
});

describe('a deliverable', () => {
  test('is written, then rated, then compared with the exemplar', async () => {
    const { learner } = await open();
    expect(await learner.refused('getExemplar', exemplar)).toBe('deliverable_not_rated');
    await learner.ok('saveWork', deliverable('Too short.'));
    expect(await learner.refused('rateDeliverable', rating(levels, 1))).toBe(
      'deliverable_too_short',
    );
    expect(await learner.refused('getExemplar', exemplar)).toBe('deliverable_not_rated');
    await learner.ok('saveWork', deliverable(enoughText, 1));
    const rated = await learner.ok('rateDeliverable', rating(levels, 2));
    expect(rated).toMatchObject({ version: 2, text: enoughText, rating: { levels } });
    expect(await learner.ok('rateDeliverable', rating(levels, 2))).toEqual(rated);
    const { body } = await learner.ok('getExemplar', exemplar);
    expect(JSON.stringify(body)).toContain('Two facts carry the decision.');
    expect(await learner.ok('saveWork', deliverable(`${enoughText} Edited.`, 2))).toMatchObject({
      rating: { levels },
    });
  });

  test.each([
    ['a part is missing', { 'File note': 'Strong' }, ['levels.Reason']],
    ['a level is unknown', { ...levels, Reason: 'Superb' }, ['levels.Reason']],
    ['a part is unknown', { ...levels, Spelling: 'Strong' }, ['levels.Spelling']],
  ])('is not rated when %s', async (_, changed, paths) => {
    const { learner } = await open();
    await learner.ok('saveWork', deliverable(enoughText));
    const body = await learner.refusal('rateDeliverable', rating(changed, 1));
    expect(body).toMatchObject({
      code: 'invalid_request',
      fields: paths.map((path) => ({ path })),
    });
  });

  test('is not rated in a version that another tab has changed', async () => {
    const { learner } = await open();
    await learner.ok('saveWork', deliverable(enoughText));
    await learner.ok('saveWork', deliverable(`${enoughText} More.`, 1));
    expect(await learner.refused('rateDeliverable', rating(levels, 1))).toBe('note_conflict');
  });
});

test('the list of all work has texts and notes by course, without empty ones', async () => {
  const { learner } = await open();
  await learner.ok('saveWork', answer('A sentence.'));
  await learner.ok('saveWork', deliverable(' '));
  const noteOf = { params: { userId: 'me', moduleId: LESSON }, body: { text: 'Ask', version: 0 } };
  await learner.ok('saveNote', noteOf);
  expect(await learner.ok('listWork', own)).toMatchObject([
    {
      courseId: 1,
      modules: [{ id: LESSON }, { id: ASSESSMENT }],
      notes: [{ text: 'Ask' }],
      work: [{ promptId: PAUSE, text: 'A sentence.' }],
      documents: [],
    },
  ]);
  expect(await learner.ok('listNotes', ownCourse)).toHaveLength(1);
});
