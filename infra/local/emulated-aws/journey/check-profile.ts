import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { learnerKeys } from '@learning/functions/table/keys';
import assert from 'node:assert/strict';
import { tableName } from '@learning/infra/environments';
import { invoke } from './deployed-function.ts';

/**
 * Calls the deployed post-confirmation function twice, as Cognito may, and expects one stored profile.
 *
 * @throws AssertionError when it fails, or the second call changes the profile
 */
export async function checkProfile(environment: string, userId: string): Promise<void> {
  const event = {
    version: '1',
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    userName: userId,
    request: { userAttributes: { sub: userId, email: 'ada@example.com' } },
    response: {},
  };
  const { PK, SK } = learnerKeys.profile(userId);
  const read = async () => {
    const { Item } = await new DynamoDBClient({}).send(
      new GetItemCommand({
        TableName: tableName(environment),
        Key: { PK: { S: PK }, SK: { S: SK } },
      }),
    );
    return Item;
  };
  const confirm = () => invoke(environment, 'post-confirmation', event);
  await confirm();
  const first = await read();
  assert.equal(first?.['userId']?.S, userId);
  assert.ok(!JSON.stringify(first).includes('ada@example.com'), 'the profile contains the address');
  await confirm();
  assert.deepEqual(await read(), first);
}
