import { groupOfRole, OPERATORS_GROUP } from '@learning/shared/contract/operator-roles';
import { authenticatorCode } from './authenticator-code.ts';
import { ensureAccount, type KnownAccount } from './demo-account.ts';
import type { LocalCognito } from './local-cognito.ts';

/** The demo operator, on this machine alone. The key of its authenticator app is public, so `/_local` can show the code of the moment. */
export const demoOperator: KnownAccount & { authenticatorKey: string } = {
  username: 'operator',
  email: 'operator@duecourse.example',
  password: 'run-due-course-today',
  name: 'Olivia Operator',
  authenticatorKey: 'DUECOURSEOPERATORONTHISMACHINEALONE2345',
};

/** Another operator, for support, who confirms what the first one asked for. */
export const demoSupporter: typeof demoOperator = {
  username: 'support',
  email: 'support@duecourse.example',
  password: 'help-due-course-today',
  name: 'Sam Support',
  authenticatorKey: 'DUECOURSESUPPORTERONTHISMACHINEALONE234',
};

/** Creates the operators with their roles and second factors, or resets their passwords. */
export async function ensureDemoOperators(cognito: LocalCognito): Promise<void> {
  for (const [account, role] of [
    [demoOperator, 'owner'],
    [demoSupporter, 'support'],
  ] as const) {
    const groups = [OPERATORS_GROUP, groupOfRole(role)];
    const sub = await ensureAccount(cognito, account, groups);
    await cognito.installAuthenticator(sub, account.authenticatorKey);
  }
}

/** Returns the code that an operator's authenticator app would show now. */
export const operatorCode = ({ authenticatorKey }: typeof demoOperator): string =>
  authenticatorCode(authenticatorKey, Date.now());
