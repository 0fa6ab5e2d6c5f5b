import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { readEnvironment } from '#function-environments.ts';
import { refuseCode } from '#identity/refuse-code.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('custom-message', tableEnvironment);
const limits = limitRepository(restrictTable(openTable(TABLE_NAME), 'custom-message'));

/** Runs before Cognito sends a mail. A failure fails the call that sends it. */
export async function handler(
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> {
  await refuseCode(event, new Date(), { limits });
  return event;
}
