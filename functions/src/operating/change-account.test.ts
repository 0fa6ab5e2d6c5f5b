import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitRepository } from '#limits/limit-repository.ts';
import { privacyWork } from '#privacy/privacy-repository.ts';
import type { Table } from '#table/table.ts';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { changeAccount } from './change-account.ts';
import { createOperatingDependencies, type OperatingDependencies } from './dependencies.ts';
import type { AccountTask } from './operate-command.ts';
import { auditLines } from './print-records.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const POOL = 'us-east-1_pool';
const email = 'ada@example.org';

let cognito: CognitoServer;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
afterAll(() => cognito.close());

describe.each(engineNames)('an operator, on %s,', (engine) => {
  let table: Table;
  let deps: OperatingDependencies;
  beforeEach(async () => {
    table = await createTestTable(engine);
    deps = createOperatingDependencies(
      table,
      POOL,
      'arn:aws:sts::123456789012:assumed-role/Operator/eve',
    );
    cognito.requests.length = 0;
    cognito.response = { result: {} };
    cognito.responses = {
      AdminGetUser: {
        result: {
          Username: 'random-name',
          UserStatus: 'CONFIRMED',
          Enabled: true,
          UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
          UserAttributes: [
            { Name: 'sub', Value: 'u1' },
            { Name: 'email', Value: email },
          ],
        },
      },
      ListUsers: { result: { Users: [{ Username: 'random-name' }] } },
    };
  });

  const change = (task: AccountTask, options: object = {}, now = NOW) =>
    changeAccount(
      {
        task,
        email,
        reason: 'asked by phone',
        keepsCertificates: false,
        isConfirmed: true,
        ...options,
      },
      deps,
      now,
    );
  const audited = () => deps.audit.list('2026-11');

  it('changes and records nothing before it is confirmed', async () => {
    for (const task of ['unlock', 'erase', 'add-operator', 'remove-operator'] as const) {
      const lines = await change(task, { isConfirmed: false });
      expect(lines?.at(-1)).toContain('--yes');
    }
    expect(cognito.requests.filter((request) => Object.keys(request).length > 2)).toEqual([]);
    expect(await privacyWork(table).listDeletions()).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('hears that no account has the address', async () => {
    cognito.responses['AdminGetUser'] = { error: 'UserNotFoundException' };
    expect(await change('unlock')).toBeNull();
    expect(await audited()).toEqual([]);
  });

  it('turns the authenticator app off, and lets codes be mailed again', async () => {
    const limits = limitRepository(table);
    const allowed = async () => (await limits.check('codeMails', email, NOW)).isAllowed;
    while (await allowed()) await limits.take('codeMails', email, NOW);
    await change('unlock', { email: 'Ada+work@example.org' });
    expect(await allowed()).toBe(true);
    expect(cognito.requests).toContainEqual({
      UserPoolId: POOL,
      Username: 'random-name',
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    });
    expect(await audited()).toMatchObject([
      { action: 'unlock', learnerId: 'u1', reason: 'asked by phone', state: 'done' },
    ]);
  });

  it('leaves an account to the deletion, with what stays, and closes it', async () => {
    await change('erase', { keepsCertificates: true });
    expect(await privacyWork(table).listDeletions()).toMatchObject([
      { userId: 'u1', email, keepsCertificates: true, erasedAt: null },
    ]);
    expect(cognito.requests).toContainEqual({ UserPoolId: POOL, Username: 'random-name' });
  });

  it('gives the right to operate, and takes it', async () => {
    const member = { UserPoolId: POOL, GroupName: 'operators', Username: 'random-name' };
    await change('add-operator');
    await change('remove-operator', {}, new Date(NOW.getTime() + 1));
    expect(cognito.requests.filter((request) => 'GroupName' in request)).toEqual([member, member]);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'add-operator',
      'remove-operator',
    ]);
  });

  it('leaves a record of what failed halfway, which has no address', async () => {
    cognito.response = { error: 'TooManyRequestsException' };
    await expect(change('add-operator')).rejects.toMatchObject({
      name: 'TooManyRequestsException',
    });
    const records = await audited();
    expect(records).toMatchObject([{ action: 'add-operator', state: 'begun' }]);
    expect(JSON.stringify(records)).not.toContain('ada');
    expect(auditLines(records)[0]).toContain('NOT FINISHED');
  });
});
