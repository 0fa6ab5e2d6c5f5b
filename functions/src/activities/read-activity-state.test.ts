import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { learnerPartition } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';

/** Runs `work` once, after the learner is read and before what is stored of the activity is. */
function betweenReads({ client }: Table, work: () => Promise<unknown>): void {
  let isDone = false;
  const done = Promise.withResolvers<void>();
  const read = client.send.bind(client) as (command: object) => Promise<unknown>;
  const send = async (command: object) => {
    const isQuery = command instanceof QueryCommand;
    const text = isQuery ? JSON.stringify(command.input) : '';
    const isOfActivity = text.includes('#SUBMISSIONS');
    if (isOfActivity && !isDone) await done.promise;
    const result = await read(command);
    if (isDone || !isQuery || isOfActivity || !text.includes(learnerPartition(''))) return result;
    isDone = true;
    await work();
    done.resolve();
    return result;
  };
  Object.assign(client, { send });
}

test('an attempt submitted while its state is read is shown with its result', async () => {
  const table = await createSampleTable();
  const check = activityCalls(
    await enrolledLearner(openApi(table), 1),
    'record-keeping-skill-check',
  );
  const { id } = await check.start();
  const submitted: unknown[] = [];
  betweenReads(table, async () => submitted.push(await check.submit({ answers: {} }, id)));
  expect(await check.state()).toMatchObject({
    submission: submitted[0],
    latestSubmission: submitted[0],
    submissionCount: 1,
    attempt: null,
  });
  expect(submitted).toHaveLength(1);
});
