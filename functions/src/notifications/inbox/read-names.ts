import type { ContactOf } from '#gateways/cognito/emails.ts';
import { log } from '#observability/log.ts';

/**
 * Reads what to call people, by account: the name, or the address without one. Those whose account is gone are missing, and everyone
 * while the user pool does not respond.
 */
export async function readNames(
  userIds: readonly (string | undefined)[],
  contactOf: ContactOf,
): Promise<ReadonlyMap<string, string>> {
  const people = new Set(userIds.filter((id) => id !== undefined));
  try {
    const named = await Promise.all(
      [...people].map(async (id) => [id, await contactOf(id)] as const),
    );
    return new Map(
      named.flatMap(([id, contact]) => (contact ? [[id, contact.name ?? contact.email]] : [])),
    );
  } catch (error) {
    log.warn('the names in notifications were not read', { error: error as Error });
    return new Map();
  }
}
