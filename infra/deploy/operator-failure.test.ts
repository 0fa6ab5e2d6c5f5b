import { expect, it } from 'vitest';
import { SSMServiceException } from '@aws-sdk/client-ssm';
import { OperatorFailure, sentenceFor } from './operator-failure.ts';

it('An operator reads a sentence for what can be fixed, and the stack of a defect', () => {
  expect(sentenceFor(new OperatorFailure('Set the domain.'))).toBe('Set the domain.');
  const refused = new SSMServiceException({
    name: 'AccessDeniedException',
    message: 'not authorized',
    $fault: 'client',
    $metadata: {},
  });
  expect(sentenceFor(refused)).toBe('AWS refused: not authorized (AccessDeniedException)');
  expect(sentenceFor(new TypeError('undefined is not a function'))).toBeUndefined();
});
