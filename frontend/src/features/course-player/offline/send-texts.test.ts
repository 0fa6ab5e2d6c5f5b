import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { recentMessages } from '#lib/message-log.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { waitingMarks } from '../completion/waiting-marks.ts';
import { noteDrafts } from '../notes/note-draft.ts';
import { workDrafts } from '../work/work-draft.ts';
import { sendMarks } from './send-marks.ts';
import { sendTexts } from './send-texts.ts';

const { id } = LEARNER;
const updatedAt = '2026-11-22T09:00:00Z';
const send = () => sendTexts(new QueryClient(), id, () => false);

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => signInLearner());
afterEach(() => {
  mockServer.resetHandlers();
  signOutLearner();
});
afterAll(() => mockServer.close());

it('a note and an answer that were written offline are sent on the version they were written on', async () => {
  noteDrafts.write({ text: 'On the train', version: 2, courseId: 14 }, id, 'm1');
  workDrafts.write({ text: 'Three facts', version: 0, courseId: 14 }, id, 'm1', 'pause-1');
  const sent: object[] = [];
  mockServer.use(
    mockCall('saveNote', ({ body }) => {
      sent.push(body);
      return { moduleId: 'm1', text: body.text, version: body.version + 1, updatedAt };
    }),
    mockCall('saveWork', ({ body, params }) => {
      sent.push({ ...body, promptId: params['promptId'] });
      return refusal('invalid_request');
    }),
  );
  await send();
  expect(sent).toEqual([
    { text: 'On the train', version: 2 },
    { text: 'Three facts', version: 0, promptId: 'pause-1' },
  ]);
  expect(noteDrafts.list(id)).toEqual([]);
  // Refused: the words stay on the device, and are not sent again and again.
  expect(workDrafts.list(id)).toHaveLength(1);
  expect(recentMessages()[0]?.title).toBe('Text Not Saved');
  await send();
  expect(sent).toHaveLength(2);
});

it('a note that was changed somewhere else stays on the device until the learner chooses', async () => {
  noteDrafts.write({ text: 'Mine', version: 1, courseId: 14 }, id, 'm2');
  mockServer.use(
    mockCall('saveNote', () => refusal('note_conflict')),
    mockCall('listNotes', () => [{ moduleId: 'm2', text: 'Theirs', version: 2, updatedAt }]),
  );
  await send();
  expect(noteDrafts.read(id, 'm2')?.text).toBe('Mine');
  expect(recentMessages()[0]?.title).toBe('Text Changed Somewhere Else');
});

it('a note that had arrived after all is no conflict', async () => {
  noteDrafts.write({ text: 'Same words', version: 1, courseId: 14 }, id, 'm3');
  mockServer.use(
    mockCall('saveNote', () => refusal('note_conflict')),
    mockCall('listNotes', () => [{ moduleId: 'm3', text: 'Same words', version: 2, updatedAt }]),
  );
  await send();
  expect(noteDrafts.list(id)).toEqual([]);
});

it('nothing is sent for another learner, and nothing is lost without a connection', async () => {
  noteDrafts.write({ text: 'Of someone else', version: 0, courseId: 14 }, 'learner-2', 'm1');
  noteDrafts.write({ text: 'Waits', version: 0, courseId: 14 }, id, 'm1');
  mockServer.use(mockCall('saveNote', networkError));
  await send();
  await sendTexts(new QueryClient(), 'learner-2', () => false);
  expect(noteDrafts.list(id)).toHaveLength(1);
  expect(noteDrafts.list('learner-2')).toHaveLength(1);
});

it('a module that was marked complete offline is sent; a refusal says why', async () => {
  waitingMarks.write({ courseId: 14, moduleId: 'm1' }, id, 'm1');
  mockServer.use(mockCall('recordModuleProgress', networkError));
  await sendMarks(new QueryClient(), id, () => false);
  expect(waitingMarks.list(id)).toHaveLength(1);
  mockServer.use(mockCall('recordModuleProgress', () => refusal('activities_incomplete')));
  await sendMarks(new QueryClient(), id, () => false);
  expect(waitingMarks.list(id)).toEqual([]);
  expect(recentMessages()[0]).toMatchObject({ title: 'Module Not Complete Yet' });
});
