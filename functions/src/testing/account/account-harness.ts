import { accountRoutes } from '@learning/shared/contract/account';
import type { ApiErrorCode } from '@learning/shared/contract/errors';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import { randomUUID } from 'node:crypto';
import { createAccountDependencies } from '#account/dependencies.ts';
import { accountImplementations } from '#account/routes.ts';
import type { LearnerAddresses } from '#gateways/cognito/addresses.ts';
import type { SignInMethods } from '#gateways/cognito/sign-in-methods.ts';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { accessClaims, callRoute, type Call } from '../api/call-route.ts';

type AccountRoutes = typeof accountRoutes;
type Name = keyof AccountRoutes;

export interface StripeUpdate {
  customerId: string;
  email: string;
}

/** The account calls on a table, with a user pool in memory, a clock the test sets and an outbox the test reads. */
export interface AccountHarness {
  now: Date;
  /** When the learner signed in; undefined for a token without the claim. */
  signedInAt: Date | undefined;
  outbox: Mail[];
  /** Addresses by learner. */
  pool: Map<string, string>;
  /** What the pool was asked to change: `turnAuthenticatorOn`. */
  poolChanges: string[];
  /** Whether the pool takes the token for changes of factors; it refuses one that a refresh renewed. */
  tokenIs: 'of a sign-in' | 'refreshed';
  stripeUpdates: StripeUpdate[];
  /** What fails until it is set back. */
  failing: 'nothing' | 'Stripe' | 'mail';
  /** Creates a learner. */
  learner(): { userId: string; email: string };
  ok<N extends Name>(
    userId: string,
    name: N,
    input?: Partial<CallOf<AccountRoutes[N]>> & Pick<Call, 'headers'>,
  ): Promise<ResponseOf<AccountRoutes[N]>>;
  refused<N extends Name>(
    userId: string,
    name: N,
    input?: Partial<CallOf<AccountRoutes[N]>>,
  ): Promise<ApiErrorCode>;
}

/** The code that the app of every learner shows. */
export const RIGHT_CODE = '654321';

export function openAccountHarness(table: Table): AccountHarness {
  const pool = new Map<string, string>();
  const addresses: LearnerAddresses = {
    async find(userId) {
      const email = pool.get(userId);
      return email === undefined ? null : { username: userId, email };
    },
    isTaken: async (email) => [...pool.values()].includes(email),
    async change(username, email) {
      const isTaken = [...pool].some(([other, address]) => address === email && other !== username);
      if (isTaken) return 'taken';
      pool.set(username, email);
      return 'changed';
    },
  };
  const change = async <Outcome>(name: string, outcome: Outcome) => {
    if (harness.tokenIs === 'refreshed') return 'refused';
    harness.poolChanges.push(name);
    return outcome;
  };
  const account = async (userId: string, name: string) => {
    harness.poolChanges.push(name);
    return pool.has(userId);
  };
  const signIn: SignInMethods = {
    hasAuthenticator: async (userId) =>
      pool.has(userId) ? harness.poolChanges.includes('turnAuthenticatorOn') : null,
    turnAuthenticatorOn: (_token, code) =>
      code === RIGHT_CODE
        ? change('turnAuthenticatorOn', 'done' as const)
        : Promise.resolve('wrong_code'),
    turnAuthenticatorOff: () => change('turnAuthenticatorOff', 'done' as const),
    addPasskey: () => change('addPasskey', 'done' as const),
    removePasskey: (_token, id) =>
      change('removePasskey', id === 'unknown' ? ('missing' as const) : ('done' as const)),
    endSignIns: (userId) => account(userId, 'endSignIns'),
    changeName: (userId, name) => account(userId, `changeName ${name}`),
  };
  const deps = createAccountDependencies(restrictTable(table, 'account'), {
    addresses,
    signIn,
    async sendMail(mail) {
      if (harness.failing === 'mail') return false;
      harness.outbox.push(mail);
      return true;
    },
    openProvider: async () => ({
      async updateCustomerEmail(change) {
        if (harness.failing === 'Stripe') throw new Error('Stripe does not respond.');
        harness.stripeUpdates.push(change);
      },
    }),
  });
  const handler = createHandler(accountRoutes, accountImplementations(deps), () => harness.now);
  const send = (userId: string, name: Name, input: object) => {
    const { signedInAt } = harness;
    const claims = {
      ...accessClaims(userId),
      ...(signedInAt ? { auth_time: String(signedInAt.getTime() / 1000) } : {}),
    };
    const call: Call = { params: { userId: 'me' }, ...input, claims };
    return callRoute(handler, accountRoutes[name], call);
  };
  const harness: AccountHarness = {
    now: new Date('2026-11-22T09:00:00.000Z'),
    signedInAt: new Date('2026-11-22T08:50:00.000Z'),
    outbox: [],
    pool,
    poolChanges: [],
    tokenIs: 'of a sign-in',
    stripeUpdates: [],
    failing: 'nothing',
    learner() {
      const userId = randomUUID();
      const email = `${userId}@example.org`;
      pool.set(userId, email);
      return { userId, email };
    },
    async ok(userId, name, input = {}) {
      const { status, body } = await send(userId, name, input);
      if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
      return body as never;
    },
    async refused(userId, name, input = {}) {
      const { status, body } = await send(userId, name, input);
      if (status < 400) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
      return (body as { code: ApiErrorCode }).code;
    },
  };
  return harness;
}
