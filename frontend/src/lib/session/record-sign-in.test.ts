import { expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { recordSignIn, reportSignIn } from './record-sign-in.ts';

withMockedApi();

/** Lets the API respond, and returns what was reported. */
function mockReports(respond: () => { isRecorded: true } | Response) {
  const methods: string[] = [];
  mockServer.use(
    mockCall('recordSignIn', ({ body }) => {
      methods.push(body.method);
      return respond();
    }),
  );
  return methods;
}

it('reports a sign-in again that the server has not heard of, and then no more', async () => {
  signInLearner();
  const lost = mockReports(networkError);
  recordSignIn('passkey');
  await reportSignIn();
  expect(lost.length).toBeGreaterThan(0);
  const reported = mockReports(() => ({ isRecorded: true }));
  await reportSignIn();
  await reportSignIn();
  expect(reported).toEqual(['passkey']);
});

it('gives up when the server says that it was too long ago', async () => {
  signInLearner();
  const refused = mockReports(() => refusal('recent_sign_in_required'));
  sessionStorage.setItem('unreported-sign-in', 'code');
  await reportSignIn();
  await reportSignIn();
  expect(refused).toEqual(['code']);
});

it('reports nothing for a visitor', async () => {
  const reported = mockReports(() => ({ isRecorded: true }));
  recordSignIn('password');
  await reportSignIn();
  expect(reported).toEqual([]);
});
