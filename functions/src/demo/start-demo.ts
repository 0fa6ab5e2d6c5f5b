import { DEMO_HOURS, demoAddress } from '@learning/shared/contract/demo-account';
import type { DemoVisit } from '@learning/shared/contract/demo';
import { isLoopback } from '#http/caller-address.ts';
import { enforce } from '#limits/enforce.ts';
import type { DemoDependencies } from './dependencies.ts';

const NAME = 'Dana Demo';

/**
 * Creates a demo learner for one visitor: an account with its own id and the demo's progress. Its deletion is stored before anything else, so
 * it ends after a day whatever happens, and no one can sign in before the progress is there. Source: rules/access.md A8, A21; rules/privacy.md P15
 *
 * @throws Failure `too_many_requests` when the network address has started too many
 */
export async function startDemo(
  { address, now }: { address: string; now: Date },
  { users, limits, privacy, seed, newId, newPassword }: DemoDependencies,
): Promise<DemoVisit> {
  // Under `npm start` all callers have this address.
  if (!isLoopback(address)) enforce(await limits.take('demosPerAddress', address, now));
  const id = newId();
  const [email, password] = [demoAddress(id.replaceAll('-', '')), newPassword()];
  const user = { username: `demo-${id}`, email, name: NAME, password };
  const userId = await users.create(user);
  const endsAt = new Date(now.getTime() + DEMO_HOURS * 3_600_000).toISOString();
  const deletion = { userId, email: null, keepsCertificates: false, notBefore: endsAt };
  await privacy.startDeletion(deletion, now);
  await seed({ userId, now });
  await users.open(user);
  return { email, password, endsAt };
}
