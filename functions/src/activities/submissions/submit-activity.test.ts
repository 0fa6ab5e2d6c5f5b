import type { GeneratorSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import type { GeneratorConfig } from '@learning/content/schema';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';

const COURSE = 1;
const GENERATOR = 'record-keeping-generator';
const start = new Date('2026-11-18T09:00:00.000Z');

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (activityId: string, userId: string = randomUUID()) =>
  activityCalls(await enrolledLearner(api, COURSE, userId), activityId);

describe('submitting a document', () => {
  const formData = {
    employerName: 'Own Company',
    employerAddress: '',
    event: 'A talk about <shifts>, in my own words.',
    kind: 'Talk',
  };

  test("generates it again on the server, dated in the learner's time zone", async () => {
    const userId = randomUUID();
    const generator = await open(GENERATOR, userId);
    const profile = { entity: 'profile', timeZone: 'Pacific/Kiritimati' };
    await putItem(table, { ...learnerKeys.profile(userId), ...profile });
    api.now = new Date('2026-11-18T12:00:00.000Z');
    const submission = await generator.submit({ formData, generatedContent: 'forged' });
    expect(submission).toMatchObject({ score: 100, completed: true });
    const payload = JSON.parse(submission.payload) as GeneratorSubmissionPayload;
    expect(payload).toMatchObject({
      templateType: 'file-note',
      formData,
      completedAt: '2026-11-18T12:00:00.000Z',
    });
    expect(payload.generatedContent).toContain(
      'A talk about &lt;shifts&gt;, in my own words. Talk November 19, 2026',
    );
  });

  test('accepts numbers in number fields', async () => {
    const counting = await createSampleTable(undefined, ({ activities }) => {
      const { fields, output } = activities.get(GENERATOR)!.config as GeneratorConfig;
      fields.push({ ...fields[0]!, id: 'count', label: 'Count', type: 'number' });
      output.template += '<p>{{count}}</p>';
    });
    const learner = await enrolledLearner(openApi(counting, start), COURSE);
    const generator = activityCalls(learner, GENERATOR);
    const { payload } = await generator.submit({ formData: { ...formData, count: 12.7 } });
    const { formData: stored, generatedContent } = JSON.parse(
      payload,
    ) as GeneratorSubmissionPayload;
    expect(stored['count']).toBe(12);
    expect(generatedContent).toContain('<p>12</p>');
  });

  test('names each missing field by its label', async () => {
    const generator = await open(GENERATOR);
    const refusal = await generator.submitRefusal({ formData: { ...formData, event: '  ' } });
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.fields).toEqual([
      { path: 'body.payload.formData.event', message: 'Event is required' },
    ]);
    expect((await generator.submitRefusal({})).fields?.[0]?.path).toBe('body.payload.formData');
  });

  test('is refused when a text lacks what its field asks for, or only fills the form, and names each', async () => {
    const generator = await open(GENERATOR);
    const refused = async (event: string) => {
      const { code, fields } = await generator.submitRefusal({ formData: { ...formData, event } });
      return [code, ...(fields ?? []).map(({ path, message }) => `${path}: ${message}`)];
    };
    expect(await refused('Talk')).toEqual([
      'invalid_request',
      'body.payload.formData.event: Event needs at least two words; it has one',
    ]);
    expect(await refused('xx xx xx')).toEqual([
      'invalid_request',
      'body.payload.formData.event: Event only repeats a character; put in your own words',
    ]);
  });

  test('is refused as too large when the document does not fit into an item', async () => {
    const repetitive = await createSampleTable(undefined, ({ activities }) => {
      const { output } = activities.get(GENERATOR)!.config as GeneratorConfig;
      output.template = `<p>${'{{event}} '.repeat(6)}{{kind}} {{current_date}}</p>`;
    });
    const learner = await enrolledLearner(openApi(repetitive, start), COURSE);
    const generator = activityCalls(learner, GENERATOR);
    const large = { formData: { ...formData, event: `A talk ${'&'.repeat(19_990)}` } };
    expect((await generator.submitRefusal(large)).code).toBe('payload_too_large');
    expect((await generator.submit({ formData })).completed).toBe(true);
  });

  test('is refused while fields hold the sample text, and names them', async () => {
    const generator = await open(GENERATOR);
    const refusal = await generator.submitRefusal({
      formData: { ...formData, event: 'A TALK about shifts!' },
    });
    expect(refusal).toMatchObject({
      code: 'sample_text',
      fields: [{ path: 'body.payload.formData.event', message: 'Still sample text' }],
    });
    expect((await generator.state()).submissionCount).toBe(0);
  });
});
