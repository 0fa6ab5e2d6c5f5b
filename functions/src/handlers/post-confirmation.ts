import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { log } from '#observability/log.ts';
import { afterConfirmation } from '#identity/after-confirmation.ts';
import { profileRepository } from '#identity/profile-repository.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('post-confirmation', tableEnvironment);
const profiles = profileRepository(restrictTable(openTable(TABLE_NAME), 'post-confirmation'));

/**
 * Runs after Cognito confirmed a sign-up or a password reset. Cognito retries after an error.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
 */
export async function handler(
  event: PostConfirmationTriggerEvent,
): Promise<PostConfirmationTriggerEvent> {
  const userId = event.request.userAttributes['sub'];
  if (!userId) throw new Error('The trigger event contains no user id.');
  await afterConfirmation({ userId, source: event.triggerSource, now: new Date() }, { profiles });
  log.info('confirmed', { triggerSource: event.triggerSource });
  return event;
}
