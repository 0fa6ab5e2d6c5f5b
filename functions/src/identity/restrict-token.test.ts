import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { restrictToken } from './restrict-token.ts';

const eventOf = (source: string, groupsToOverride?: string[]) =>
  ({
    version: '2',
    triggerSource: `TokenGeneration_${source}`,
    request: { userAttributes: {}, groupConfiguration: { groupsToOverride } },
    response: { claimsAndScopeOverrideDetails: {} },
  }) as unknown as PreTokenGenerationV2TriggerEvent;

const RESTRICTED = {
  claimsAndScopeOverrideDetails: {
    accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
  },
};

test('takes the right to change the account out of the access token of a demo learner', () => {
  expect(restrictToken(eventOf('Authentication', ['demo'])).response).toEqual(RESTRICTED);
});

test.each([[undefined], [[]], [['operators']], [['demo']]])(
  'takes it out of every access token that a refresh renews (groups %j)',
  (groups) => {
    expect(restrictToken(eventOf('RefreshTokens', groups)).response).toEqual(RESTRICTED);
  },
);

test.each([
  ['Authentication', undefined],
  ['Authentication', []],
  ['NewPasswordChallenge', ['operators']],
])('leaves the access token of a sign-in as it is (%s, groups %j)', (source, groups) => {
  const event = eventOf(source, groups);
  expect(restrictToken(event)).toBe(event);
});
