import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import type { Mail } from '#gateways/mail.ts';
import type { KnownOperator } from '#http/operator-access.ts';
import {
  createOperatingDependencies,
  type OperatingDependencies,
  type OperatingGateways,
} from '#operating/dependencies.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';

/** A user pool in memory, as operators see it, and what they did with it. */
export interface OperatorsHarness {
  deps: OperatingDependencies;
  accounts: Map<string, LearnerAccount>;
  operators: Map<string, KnownOperator>;
  /** Ids of the closed accounts. */
  closed: string[];
  outbox: Mail[];
}

export const owner = operatorOf('eve', 'owner');
export const supporter = operatorOf('sam', 'support');

function operatorOf(id: string, role: 'owner' | 'support'): KnownOperator {
  return { id, name: `${id}@example.org`, roles: [role], hasSecondFactor: true };
}

/** Opens the calls of operators on a table with the function's grants, with the learner `u1` and two operators. */
export function openOperatorsHarness(
  table: Table,
  gateways: Partial<OperatingGateways> = {},
): OperatorsHarness {
  const accounts = new Map<string, LearnerAccount>([['u1', accountOf('u1', 'ada@example.org')]]);
  const operators = new Map([owner, supporter].map((operator) => [operator.id, operator]));
  const closed: string[] = [];
  const outbox: Mail[] = [];
  const contactOf = (id: string) =>
    Promise.resolve({ email: `${id}@example.org`, name: 'Ada Example' });
  const find = (id: string) => Promise.resolve(accounts.get(id) ?? null);
  const deps = createOperatingDependencies(restrictTable(table, 'operating'), {
    contactOf,
    shownContactOf: contactOf,
    operatorEmail: 'desk@learning.example',
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
    sendMail: async (mail) => {
      outbox.push(mail);
      return Promise.resolve(true);
    },
    accounts: {
      find,
      findByEmail: (email) =>
        Promise.resolve([...accounts.values()].find((account) => account.email === email) ?? null),
      search: (words) =>
        Promise.resolve([...accounts.values()].filter(({ email }) => email.startsWith(words))),
      resendCode: () => Promise.resolve(true),
      turnAuthenticatorOff: async (id) => {
        accounts.set(id, { ...accounts.get(id)!, hasAuthenticator: false });
      },
    },
    openStripe: () => Promise.reject(new Error('Stripe is not connected.')),
    count: () => {},
    hashKey: '',
    ...gateways,
    closer: { close: async (id) => void closed.push(id) },
    operators: {
      find: (id) => Promise.resolve(operators.get(id) ?? null),
      list: () => Promise.resolve([...operators.values()]),
      setRoles: async (id, roles) => {
        const name = accounts.get(id)?.email ?? operators.get(id)!.name;
        operators.set(id, { id, name, roles, hasSecondFactor: true });
      },
      remove: async (id) => void operators.delete(id),
    },
  });
  return { deps, accounts, operators, closed, outbox };
}

export function accountOf(learnerId: string, email: string): LearnerAccount {
  return {
    learnerId,
    email,
    name: 'Ada Example',
    status: 'CONFIRMED',
    isEnabled: true,
    hasAuthenticator: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}
