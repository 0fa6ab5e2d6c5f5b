import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import type { OperatingDependencies } from '../dependencies.ts';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/i;
const STRIPE_ID = /^(pi|cus|sub|seti)_\w+$/;
const CERTIFICATE_ID = /^[0-9a-z]{26}$/;
const ACCOUNT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds learners by what they or a bank write in a mail: the beginning of an address or a name, an id of an account, order, payment or
 * certificate, also inside of the address of a certificate's page.
 */
export async function findLearners(
  { query }: { query: string },
  deps: OperatingDependencies,
): Promise<{ learners: LearnerAccount[] }> {
  const words = query.trim().replace(/^https?:\/\/\S+\/verify\//, '');
  const owners = await ownersOf(words, deps);
  if (owners.length > 0) {
    const accounts = await Promise.all(owners.map((id) => deps.accounts.find(id)));
    return { learners: accounts.filter((account) => account !== null) };
  }
  return { learners: await deps.accounts.search(words) };
}

/** Returns the learners whom an id belongs to; none when the words are no id, or no one's. */
async function ownersOf(
  words: string,
  { learners, accounts }: OperatingDependencies,
): Promise<string[]> {
  const { certificates, billing, orderFinder } = learners;
  const found: (string | null | undefined)[] = [];
  if (ACCOUNT_ID.test(words)) found.push((await accounts.find(words))?.learnerId);
  if (STRIPE_ID.test(words)) found.push(await billing.links.findOwner(words));
  const [order, credential, former] = await Promise.all([
    ULID.test(words) ? ownerOfOrder(words.toUpperCase(), orderFinder) : null,
    CERTIFICATE_ID.test(words) ? certificates.findCredential(words) : null,
    CERTIFICATE_ID.test(words) ? certificates.findFormer(words) : null,
  ]);
  found.push(order, credential?.userId, former?.userId);
  return [...new Set(found.filter((id) => typeof id === 'string'))];
}

/** A ULID of the far future has no month. */
const ownerOfOrder = async (
  orderId: string,
  orderFinder: OperatingDependencies['learners']['orderFinder'],
) => (/^[0-7]/.test(orderId) ? orderFinder.ownerOf(orderId) : null);
