import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { restrictDemoToken } from './restrict-demo-token.ts';

const eventOf = (groupsToOverride?: string[]) =>
  ({
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    request: { userAttributes: {}, groupConfiguration: { groupsToOverride } },
    response: { claimsAndScopeOverrideDetails: {} },
  }) as unknown as PreTokenGenerationV2TriggerEvent;

test('takes the right to change the account out of the demo account’s access token', () => {
  expect(restrictDemoToken(eventOf(['demo'])).response).toEqual({
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
    },
  });
});

test.each([[undefined], [[]], [['operators']]])(
  'leaves the tokens of other accounts as they are (groups %j)',
  (groups) => {
    const event = eventOf(groups);
    expect(restrictDemoToken(event)).toBe(event);
  },
);
