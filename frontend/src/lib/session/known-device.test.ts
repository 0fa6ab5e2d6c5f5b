// @vitest-environment happy-dom
import { KNOWN_LEARNERS } from '@learning/shared/contract/known-device';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { mockCognito, mockConfig, type CognitoBody } from '#testing/cognito-mock.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { learnersOfDevice, rememberSignIn, settleOffer } from './passkey-offers.ts';
import { requestPasswordReset } from './session-actions.ts';

withMockedApi();
beforeEach(() => localStorage.clear());

const requested = async () => {
  const bodies: CognitoBody[] = [];
  mockConfig();
  const delivery = { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', AttributeName: 'email' } };
  mockCognito({ ForgotPassword: () => HttpResponse.json(delivery) }, bodies);
  await requestPasswordReset('ada@example.org');
  return bodies.map(({ Username, ClientMetadata }) => [Username, ClientMetadata]);
};

// Source: rules/access.md A39
test('a new password is asked for with the learners who have signed in on the device', async () => {
  rememberSignIn('learner-1', false);
  rememberSignIn('learner-2', true);
  settleOffer('learner-2');
  expect(learnersOfDevice().toSorted()).toEqual(['learner-1', 'learner-2']);
  const [[username, metadata] = []] = await requested();
  expect(username).toBe('ada@example.org');
  const ids = (metadata as Record<string, string>)[KNOWN_LEARNERS]!.split(' ');
  expect(ids.toSorted()).toEqual(['learner-1', 'learner-2']);
});

test('a new device tells nothing', async () => {
  const [[, metadata] = []] = await requested();
  expect(metadata ?? {}).toEqual({});
});
