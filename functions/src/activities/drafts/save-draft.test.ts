import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import type { GeneratorConfig } from '@learning/content/schema';
import { isTooMuchText } from '@learning/shared/domain/documents/document-size';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';

const now = new Date('2026-11-18T09:00:00.000Z');
let table: Table;
beforeAll(async () => {
  table = await createSampleTable();
});

const openDraft = async () => {
  const generator = activityCalls(
    await enrolledLearner(openApi(table, now), 1),
    'record-keeping-generator',
  );
  return { ...generator, values: async () => (await generator.state()).draft?.values };
};

describe('a draft', () => {
  test('is null before the first save', async () => {
    const { state } = await openDraft();
    expect((await state()).draft).toBeNull();
  });

  test('leaves values unchanged that a later save does not include', async () => {
    const { draft, state } = await openDraft();
    expect(await draft({ event: 'A talk', kind: 'Talk' })).toEqual({
      updatedAt: now.toISOString(),
    });
    await draft({ event: '' });
    expect((await state()).draft).toEqual({
      values: { event: '', kind: 'Talk' },
      updatedAt: now.toISOString(),
    });
    await draft({});
    expect((await state()).draft?.values).toEqual({ event: '', kind: 'Talk' });
  });

  test('drops earlier values when it is replaced', async () => {
    const { draft, values } = await openDraft();
    await draft({ event: 'A talk', kind: 'Talk' });
    await draft({ kind: 'Letter' }, true);
    expect(await values()).toEqual({ kind: 'Letter' });
    await draft({}, true);
    expect(await values()).toEqual({});
  });

  test('loses nothing when sixteen tabs save different fields at the same time', async () => {
    const { draft, values } = await openDraft();
    const names = Array.from({ length: 16 }, (_, index) => `field${index}`);
    await Promise.all(names.map((name) => draft({ [name]: name })));
    expect(await values()).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  });

  test('accepts field names that every object inherits', async () => {
    const { draft, values } = await openDraft();
    await draft({ constructor: 'x', toString: 'y', size: 'z', values: 'v' });
    await draft({ constructor: 'w' });
    expect(await values()).toEqual({ constructor: 'w', toString: 'y', size: 'z', values: 'v' });
  });

  test('is refused when it holds more text than can be submitted, at once or step by step', async () => {
    const { draft, draftRefusal, values } = await openDraft();
    const text = 'x'.repeat(20_000);
    const five = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`field${at}`, text]));
    await draft(five);
    expect((await draftRefusal({ more: text })).code).toBe('payload_too_large');
    expect((await draftRefusal({ ...five, more: text }, true)).code).toBe('payload_too_large');
    expect(await values()).toEqual(five);
    await draft({ field0: 'short', more: text });
    expect(Object.keys((await values())!)).toHaveLength(6);
  });

  test('is refused when it holds more values than one call can send', async () => {
    const { draft, draftRefusal, values } = await openDraft();
    const many = (prefix: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 'x']));
    await draft(many('a', 99));
    await draft(many('b', 1));
    expect((await draftRefusal(many('c', 1))).code).toBe('payload_too_large');
    expect(Object.keys((await values())!)).toHaveLength(100);
  });
});

describe('the largest draft', () => {
  const GENERATOR = 'record-keeping-generator';
  const ids = 'abcdefgh'.split('');
  /** A generator with eight large fields, some printed more than once. */
  const open = async (times: number) => {
    const largeFormTable = await createSampleTable(undefined, ({ activities }) => {
      const { fields, output } = activities.get(GENERATOR)!.config as GeneratorConfig;
      const { demands: _demands, ...long } = fields[0]!;
      const more = ids.map((id) => ({ ...long, id, label: id, required: false }));
      fields.push(...more);
      output.template += more.map(({ id }) => `<p>${`{{${id}}} `.repeat(times)}</p>`).join('');
    });
    const learner = await enrolledLearner(openApi(largeFormTable, now), 1);
    const { config } = await learner.ok('getActivity', { params: { id: GENERATOR } });
    return {
      ...activityCalls(learner, GENERATOR),
      config: JSON.parse(config) as PublicGeneratorConfig,
    };
  };
  /** Numbers between the characters make each text one of its own. */
  const textOf = (character: string, length: number, first: number) =>
    Array.from({ length: Math.ceil(length / 9) }, (_, at) => `${character.repeat(3)}${first + at}`)
      .join('')
      .slice(0, length)
      .toWellFormed();
  const formOf = (character: string, count: number) => {
    const most = Math.floor(20_000 / character.length);
    const lengths = ids.map((_, at) => Math.min(most, Math.max(0, count - at * most)));
    return {
      employerName: 'Own Company',
      event: 'A talk',
      ...Object.fromEntries(
        ids.map((id, at) => [
          id,
          textOf(character, lengths[at]! * character.length, (at + 1) * 100_000),
        ]),
      ),
    };
  };

  test.each(
    ['x', '&', '"', '\\', '\n', '\u0001', 'é', '漢', '😀'].flatMap((character) =>
      [1, 5].map((times) => [JSON.stringify(character), times, character] as const),
    ),
  )(
    'of %s, printed %i times, can be submitted, and more is refused',
    async (_, times, character) => {
      const { config, draft, draftRefusal, submit } = await open(times);
      let [fits, tooMany] = [0, 160_000];
      while (tooMany - fits > 1) {
        const middle = Math.floor((fits + tooMany) / 2);
        if (isTooMuchText(config, formOf(character, middle))) tooMany = middle;
        else fits = middle;
      }
      // Each field can hold 20,000 characters; with short ones, all of them do.
      const largest = formOf(character, fits);
      await draft(largest, true);
      expect(await submit({ formData: largest })).toMatchObject({ completed: true });
      expect((await draftRefusal(formOf(character, tooMany), true)).code).toBe('payload_too_large');
    },
  );
});
