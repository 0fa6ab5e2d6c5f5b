import { describe, expect, it } from 'vitest';
import {
  allResources,
  environmentTemplates,
  type TemplatePart,
} from '#testing/environment-templates.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

const templates = environmentTemplates('prod');
const policies = allResources(templates, 'AWS::IAM::Policy');
const roles = allResources(templates, 'AWS::IAM::Role');
const functions = allResources(templates, 'AWS::Lambda::Function');
const list = (value: string | string[]) => (Array.isArray(value) ? value : [value]);

const statements: Statement[] = [
  ...policies.flatMap((policy) => policy.Properties['PolicyDocument'].Statement),
  ...roles.flatMap((role) =>
    (role.Properties['Policies'] ?? []).flatMap(
      (one: TemplatePart) => one.PolicyDocument.Statement,
    ),
  ),
];

/** Actions that AWS grants on all resources or none. */
const UNSCOPED = new Set(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);

/** All that a function's role is granted and refused. */
function statementsOf(name: string): Statement[] {
  const one = functions.find(({ Properties }) => Properties['FunctionName'] === name);
  const roleId = one?.Properties['Role']['Fn::GetAtt'][0];
  return policies
    .filter(({ Properties }) =>
      Properties['Roles'].some((role: TemplatePart) => role.Ref === roleId),
    )
    .flatMap(({ Properties }) => Properties['PolicyDocument'].Statement as Statement[]);
}

/** What a function's role may do, beside its log and its traces. */
function actionsOf(name: string): string[] {
  return statementsOf(name)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => list(Action))
    .filter((action) => !/^(logs|xray):/.test(action))
    .toSorted();
}

describe('permissions', () => {
  it('are looked at: two statements and more for each function', () => {
    expect(functions).toHaveLength(13);
    expect(statements.length).toBeGreaterThanOrEqual(functions.length * 2);
  });

  it('name their actions, without a wildcard', () => {
    for (const { Action } of statements) {
      for (const action of list(Action)) expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
    }
  });

  it('name their resource, but for traces', () => {
    const unscoped = statements
      .filter(({ Resource }) => JSON.stringify(Resource).includes('*'))
      .flatMap(({ Action }) => list(Action));
    expect(unscoped.filter((action) => !UNSCOPED.has(action))).toEqual([]);
  });

  it('come from no policy that AWS manages', () => {
    for (const role of roles) expect(role.Properties['ManagedPolicyArns']).toBeUndefined();
  });

  it('belong to one function each', () => {
    const used = functions.map(({ Properties }) => JSON.stringify(Properties['Role']));
    expect(new Set(used).size).toBe(functions.length);
  });
});

const CHANGING_THE_TABLE = [
  'ConditionCheckItem',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'UpdateItem',
].map((action) => `dynamodb:${action}`);
const SETTLING = ['DeleteItem', 'GetItem', 'PutItem', 'Query'].map(
  (action) => `dynamodb:${action}`,
);
const READING_ADDRESSES = ['cognito-idp:AdminGetUser'];
const SETTING = 'ssm:GetParameters';

describe('a function may', () => {
  it.each([
    ['catalog', ['dynamodb:GetItem', 'dynamodb:Query']],
    ['learning', CHANGING_THE_TABLE],
    [
      'activities',
      ['ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'].map(
        (action) => `dynamodb:${action}`,
      ),
    ],
    [
      'reviews',
      ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'Query', 'UpdateItem'].map(
        (action) => `dynamodb:${action}`,
      ),
    ],
    ['certificates', ['dynamodb:Query']],
    ['identity', ['cognito-idp:AdminInitiateAuth']],
    ['billing', [...READING_ADDRESSES, 'dynamodb:ConditionCheckItem', ...SETTLING, SETTING]],
    ['stripe-webhook', [...SETTLING, SETTING]],
    ['billing-reconciler', [...SETTLING, SETTING]],
    ['teams', [...READING_ADDRESSES, ...SETTLING, 'dynamodb:UpdateItem', SETTING]],
    ['requests', ['PutItem', 'UpdateItem'].map((action) => `dynamodb:${action}`)],
    ['system', []],
    ['post-confirmation', ['dynamodb:PutItem']],
  ])('%s: %j', (bundle, expected) => {
    expect(actionsOf(`learning-prod-${bundle}`)).toEqual(expected);
  });

  it('touch named partitions only, and write to those of learners alone, but for reviews, money and requests', () => {
    const onTable = statements.filter(
      ({ Effect, Action }) => Effect === 'Allow' && list(Action)[0]!.startsWith('dynamodb:'),
    );
    expect(onTable.length).toBeGreaterThanOrEqual(6);
    const grants = onTable.map(({ Action, Condition }) => ({
      writes: list(Action)
        .filter((action) => /(Put|Update|Delete)Item$/.test(action))
        .toSorted(),
      keys: (Condition as TemplatePart)['ForAllValues:StringLike']['dynamodb:LeadingKeys'],
    }));
    for (const { keys } of grants) expect(keys.length).toBeGreaterThan(0);
    const writing = grants.filter((one) => one.writes.length > 0);
    const puts = ['dynamodb:PutItem'];
    const settling = [
      { writes: puts, keys: ['LEARNER#*', 'STRIPE#*', 'UNRECONCILED', 'TEAM#*'] },
      { writes: ['dynamodb:DeleteItem'], keys: ['LEARNER#*', 'UNRECONCILED'] },
    ];
    const seats = ['TEAM#*', 'INVITATION#*'];
    expect(writing.filter(({ keys }) => String(keys) !== 'LEARNER#*')).toEqual([
      { writes: ['dynamodb:UpdateItem'], keys: ['CATALOG'] },
      { writes: ['dynamodb:DeleteItem', 'dynamodb:PutItem'], keys: ['REVIEWS#*'] },
      ...settling,
      { writes: puts, keys: ['LEARNER#*', ...seats] },
      { writes: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'], keys: seats },
      { writes: ['dynamodb:PutItem', 'dynamodb:UpdateItem'], keys: ['REQUEST#*'] },
      ...settling,
      ...settling,
    ]);
  });
});

describe('what stands apart from the everyday items of learners', () => {
  const [notes, submissions, orders] = ['NOTES', 'SUBMISSIONS', 'ORDERS'].map(
    (name) => `LEARNER#*#${name}`,
  );
  const refused = (name: string) => statementsOf(name).filter(({ Effect }) => Effect === 'Deny');

  it.each([
    ['learning', [submissions, orders]],
    ['activities', [notes, orders]],
    ['billing', [notes, submissions]],
    ['stripe-webhook', [notes, submissions]],
    ['billing-reconciler', [notes, submissions]],
    ['reviews', [notes, submissions, orders]],
    ['certificates', [notes, submissions, orders]],
    ['teams', [notes, submissions, orders]],
    ['post-confirmation', [notes, submissions, orders]],
  ])('is closed to %s: %j, for reading and writing', (bundle, partitions) => {
    expect(refused(`learning-prod-${bundle}`)).toEqual([
      {
        Effect: 'Deny',
        Action: CHANGING_THE_TABLE,
        Resource: expect.anything(),
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      },
    ]);
  });

  it('is out of reach of all other functions', () => {
    const names = functions.map(({ Properties }) => String(Properties['FunctionName']));
    const unclosed = names.filter((name) => refused(name).length === 0);
    expect(unclosed).toHaveLength(4);
    for (const name of unclosed) {
      expect(JSON.stringify(statementsOf(name)), name).not.toContain('LEARNER#');
    }
  });
});

describe('settings', () => {
  const names = (bundle: string) => {
    const own = JSON.stringify(statementsOf(`learning-prod-${bundle}`));
    const found = own.matchAll(/parameter\/learning\/prod\/([\w/-]+)/g);
    return [...found].map(([, name]) => String(name)).toSorted();
  };

  it("are read by those who need them: the webhook's secret by the webhook alone", () => {
    const keys = ['stripe/publishable-key', 'stripe/secret-key'];
    expect(names('billing')).toEqual(['site/origin', ...keys]);
    expect(names('stripe-webhook')).toEqual([...keys, 'stripe/webhook-secret']);
    expect(names('billing-reconciler')).toEqual(keys);
    expect(names('teams')).toEqual(['site/origin']);
    for (const bundle of ['catalog', 'learning', 'identity', 'requests', 'system']) {
      expect(names(bundle), bundle).toEqual([]);
    }
  });
});

describe('secrets', () => {
  it('stand in no environment of a function, and no template asks for one', () => {
    for (const { Properties } of functions) {
      const names = Object.keys(Properties['Environment'].Variables);
      for (const name of names) {
        expect(name).toMatch(
          /^(SERVICE_NAME|NODE_OPTIONS|TABLE_NAME|USER_POOL_ID|USER_POOL_CLIENT_ID|ENVIRONMENT|SETTINGS|SETTINGS_PATH|MAIL_SENDER)$/,
        );
      }
    }
    for (const template of Object.values(templates)) {
      const parameters = Object.keys(template.toJSON()['Parameters'] ?? {});
      expect(parameters).toEqual(['BootstrapVersion'].filter((name) => parameters.includes(name)));
    }
  });
});
