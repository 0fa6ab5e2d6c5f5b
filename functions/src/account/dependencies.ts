import { randomInt, randomUUID } from 'node:crypto';
import {
  customerRepository,
  type CustomerRepository,
} from '#billing/customers/customer-repository.ts';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import type { LearnerAddresses } from '#gateways/cognito/addresses.ts';
import type { SignInMethods } from '#gateways/cognito/sign-in-methods.ts';
import type { SendMail } from '#gateways/mail.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import { accountRepository, type AccountRepository } from './account-repository.ts';
import { signInRepository, type SignInRepository } from './sign-in/sign-in-repository.ts';

/** Services outside the table. */
export interface AccountGateways {
  addresses: LearnerAddresses;
  signIn: SignInMethods;
  sendMail: SendMail;
  /** Opens Stripe for a learner who is a customer. */
  openProvider: () => Promise<Pick<PaymentProvider, 'updateCustomerEmail'>>;
}

/** The dependencies of the account use cases. */
export interface AccountDependencies extends AccountGateways {
  account: AccountRepository;
  signIns: SignInRepository;
  limits: LimitRepository;
  learners: LearnerReader;
  teams: TeamRepository;
  customers: Pick<CustomerRepository, 'find'>;
  /** Returns a code of six digits. */
  newCode: () => string;
  newId: () => string;
}

export function createAccountDependencies(
  table: Table,
  gateways: AccountGateways,
): AccountDependencies {
  return {
    ...gateways,
    account: accountRepository(table),
    signIns: signInRepository(table),
    limits: limitRepository(table),
    learners: learnerRepository(table),
    teams: teamRepository(table),
    customers: customerRepository(table),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    newId: randomUUID,
  };
}
