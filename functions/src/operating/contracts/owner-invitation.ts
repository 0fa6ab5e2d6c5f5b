import { site } from '@learning/content/site';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import type { OperatorContract } from '@learning/shared/contract/operators/contracts';
import type { ContractRecord } from '#billing/contracts/contract-records.ts';
import { Failure } from '#failure.ts';
import type { Mail } from '#gateways/mail.ts';
import type { Operator } from '#http/operator-access.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, facts, note, text } from '#mail/mail-content.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';
import { namingConflict, requireContract } from './contract-conflicts.ts';
import { presentContract } from './read-contracts.ts';

type Dependencies = Pick<
  OperatingDependencies,
  'accounts' | 'contracts' | 'limits' | 'newId' | 'sendMail' | 'siteOrigin'
>;

/**
 * Mails the owner of a contract, who has no account yet, how to create one. Three a day and mailbox.
 *
 * @throws Failure `contract_not_found`, `contract_started`, `contract_over`, `changed_by_operator`, `owner_has_account`,
 * `mailbox_limit_reached`, `mail_not_sent`. Source: rules/money.md M43
 */
export async function inviteContractOwner(
  input: { contractId: string; version: number; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorContract> {
  const before = await requireContract(input, deps);
  if (before.state === 'started') throw new Failure('contract_started');
  if (before.state === 'withdrawn') throw new Failure('contract_over');
  if (await deps.accounts.findByEmail(before.ownerEmail)) throw new Failure('owner_has_account');
  const allowance = await deps.limits.take('invitationMails', mailboxOf(before.ownerEmail), now);
  if (!allowance.isAllowed) {
    throw Failure.until(allowance.retryAfterSeconds, 'mailbox_limit_reached');
  }
  const at = now.toISOString();
  const version = before.version + 1;
  const after: ContractRecord = {
    ...before,
    invitedAt: at,
    changedBy: { operator: operator.name, at, version },
    updatedAt: at,
    version,
  };
  const entry = {
    operator,
    action: 'inviteContractOwner',
    subject: `contract ${before.contractId}`,
    before: { invitedAt: before.invitedAt },
    after: { invitedAt: at },
    reason: input.reason,
  };
  await namingConflict(before, deps, () =>
    deps.contracts.store(after, [auditWrites(entry, deps.newId(now), now)]),
  );
  const sent = await sendInvitation(after, before.invitedAt, deps);
  if (sent.invitedAt !== at) throw new Failure('mail_not_sent');
  return presentContract(sent);
}

/** Whether the owner of a new contract gets the mail at once: they have no account, and their mailbox has a place left. */
export async function mayInvite(
  ownerEmail: string,
  { accounts, limits }: Pick<Dependencies, 'accounts' | 'limits'>,
  now: Date,
): Promise<boolean> {
  if (await accounts.findByEmail(ownerEmail)) return false;
  return (await limits.take('invitationMails', mailboxOf(ownerEmail), now)).isAllowed;
}

/** Sends the mail of a contract that says it was sent. @returns the contract, which says otherwise when it was not */
export async function sendInvitation(
  contract: ContractRecord,
  invitedBefore: string | null,
  { contracts, sendMail, siteOrigin }: Pick<Dependencies, 'contracts' | 'sendMail' | 'siteOrigin'>,
): Promise<ContractRecord> {
  if (await sendMail(invitationMail(contract, await siteOrigin()))) return contract;
  const unsent = { ...contract, invitedAt: invitedBefore, version: contract.version + 1 };
  await contracts.store(unsent);
  return unsent;
}

const printDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function invitationMail(
  { companyName, ownerEmail, seats, startsOn }: ContractRecord,
  origin: string,
): Mail {
  const people = seats === 1 ? 'one person' : `${seats} people`;
  const content = {
    subject: `Your company’s plan at ${site.name} is ready`,
    preview: 'Create your account, and the team is yours.',
    heading: 'Your company’s plan is ready',
    blocks: [
      text(
        `${companyName} agreed a plan with ${site.name} for ${people}, and named you as the one who runs it: you invite colleagues, assign courses and see progress.`,
      ),
      facts(
        ['Company', companyName],
        ['First day', printDay(startsOn)],
        ['Your address', ownerEmail],
      ),
      text(
        'Create your account with this address. The plan opens within 15 minutes, but not before its first day.',
      ),
      action(
        'Create Your Account',
        `${origin}/login?mode=create-account&redirect=%2Faccount%2Fteam`,
      ),
      note(
        `You don’t pay: the invoice goes to your company’s billing contact. Not the right person? Write to ${site.contact.email}.`,
      ),
    ],
  };
  const footer = {
    reason: `You get this email because your company named your address in its contract with ${site.name}.`,
    unsubscribe: null,
    settings: null,
  };
  return { to: ownerEmail, replyTo: site.contact.email, ...composeMail(content, footer) };
}
