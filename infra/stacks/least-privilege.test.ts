import {
  TABLE_GRANTS,
  type FunctionName,
  type Grant,
  type TableAction,
} from '@learning/functions/table/grants';
import {
  activitiesPartition,
  ANY,
  catalogPartition,
  notesPartition,
  ordersPartition,
  submissionsPartition,
} from '@learning/functions/table/keys';
import { describe, expect, it } from 'vitest';
import {
  allResources,
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string[]>>;
}

type Place = Pick<Grant, 'partition' | 'index'>;

const templates = environmentTemplates('prod');
/** The function that an environment with a sender has instead of the one that Cognito asks before it sends a mail. */
const { identity: ownCodes } = environmentTemplates('prod', {
  senderAddress: 'no-reply@hr.example',
});
/** The function that starts demos has rights only where there is a demo. */
const { api: withDemo } = environmentTemplates('prod', { hasDemo: true });
const everywhere = (type: string) => [
  ...allResources({ ...templates, api: withDemo }, type),
  ...Object.entries(resourcesOf(ownCodes, type))
    .filter(([id]) => id.startsWith('CustomEmailSender'))
    .map(([, resource]) => resource),
];
const policies = everywhere('AWS::IAM::Policy');
const roles = everywhere('AWS::IAM::Role');
const functions = everywhere('AWS::Lambda::Function');
const list = (value: string | string[]) => (Array.isArray(value) ? value : [value]);

const statements: Statement[] = [
  ...policies.flatMap((policy) => policy.Properties['PolicyDocument'].Statement),
  ...roles.flatMap((role) =>
    (role.Properties['Policies'] ?? []).flatMap(
      (policy: TemplatePart) => policy.PolicyDocument.Statement,
    ),
  ),
];

/** Actions that AWS grants on all resources or none. */
const UNSCOPED = new Set([
  'cloudwatch:DescribeAlarms',
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
]);
/** Reads of the table's stream, which know no leading keys. */
const STREAM = /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/;
/** An export of all of it from its backups. */
const EXPORT = /^dynamodb:ExportTableToPointInTime$/;
/** Copies and tombstones, each kind in a folder that one function may write to. */
const COPIES = /\/(table|users|tombstones)\/\*/;
/** The documents of certificates, which have a bucket of their own. */
const DOCUMENTS = '/credentials/*';
/** The downloads of learners, which have one, too. */
const DOWNLOADS = '/exports/*';

/** Returns whether a text matches a pattern of IAM's StringLike. */
function isLike(text: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(text);
}

/** Returns everything that the role of a function is allowed and denied. */
function statementsOf(name: string): Statement[] {
  const resource = functions.find(
    ({ Properties }) => Properties['FunctionName'] === `learning-prod-${name}`,
  );
  const roleId = resource?.Properties['Role']['Fn::GetAtt'][0];
  return policies
    .filter(({ Properties }) =>
      Properties['Roles'].some((role: TemplatePart) => role.Ref === roleId),
    )
    .flatMap(({ Properties }) => Properties['PolicyDocument'].Statement as Statement[]);
}

/** Returns the actions that the role of a function is allowed, apart from its log and its traces. */
function actionsOf(name: string): string[] {
  return statementsOf(name)
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action }) => list(Action))
    .filter((action) => !/^(logs|xray):/.test(action))
    .toSorted();
}

describe('permissions', () => {
  it('are covered: at least two statements for each function', () => {
    expect(functions).toHaveLength(31);
    expect(statements.length).toBeGreaterThanOrEqual(functions.length * 2);
  });

  it('list their actions without wildcards', () => {
    for (const { Action } of statements) {
      for (const action of list(Action)) expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
    }
  });

  it('name their resource, except for traces and lists of alarms', () => {
    const unscoped = statements
      .filter(({ Resource }) =>
        JSON.stringify(Resource)
          .replace(DOCUMENTS, '')
          .replace(DOWNLOADS, '')
          .replace(COPIES, '')
          .includes('*'),
      )
      .flatMap(({ Action }) => list(Action));
    expect(unscoped.filter((action) => !UNSCOPED.has(action))).toEqual([]);
  });

  it('are none for starting demos where there is no demo', () => {
    const policiesOfDemo = Object.entries(resourcesOf(templates.api, 'AWS::IAM::Policy'))
      .filter(([id]) => id.startsWith('Functiondemo'))
      .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement as Statement[]);
    expect(JSON.stringify(policiesOfDemo)).not.toMatch(/dynamodb|cognito/);
  });

  it('come from no policy that AWS manages', () => {
    for (const role of roles) expect(role.Properties['ManagedPolicyArns']).toBeUndefined();
  });

  it('belong to one function each', () => {
    const used = functions.map(({ Properties }) => JSON.stringify(Properties['Role']));
    expect(new Set(used).size).toBe(functions.length);
  });
});

describe('apart from the table, a function may', () => {
  const SETTING = 'ssm:GetParameters';
  const CERTIFYING = ['kms:GetPublicKey', 'kms:Sign', 's3:PutObject', SETTING];
  it.each([
    ['catalog', []],
    ['learning', ['cognito-idp:ListUsers']],
    ['activities', []],
    ['course-ratings', []],
    ['certificates', ['cognito-idp:ListUsers', ...CERTIFYING]],
    ['credential-publisher', CERTIFYING],
    ['identity', ['cognito-idp:AdminInitiateAuth']],
    [
      'demo',
      [
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminSetUserPassword',
      ],
    ],
    [
      'account',
      [
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:ListUsers',
        SETTING,
      ],
    ],
    ['billing', ['cognito-idp:ListUsers', SETTING]],
    ['stripe-webhook', [SETTING]],
    ['billing-reconciler', ['cognito-idp:AdminGetUser', 'cognito-idp:ListUsers', SETTING]],
    ['teams', ['cognito-idp:ListUsers', SETTING]],
    ['handovers', ['cognito-idp:ListUsers']],
    ['requests', [SETTING]],
    ['coaching', ['cognito-idp:ListUsers']],
    ['notifications', ['cognito-idp:ListUsers', SETTING]],
    ['reactions', ['cognito-idp:ListUsers', 'sqs:SendMessage', SETTING]],
    [
      'privacy',
      [
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:ListUsers',
        'lambda:InvokeFunction',
        's3:GetObject',
      ],
    ],
    ['data-export', ['cognito-idp:ListUsers', 's3:PutObject', SETTING]],
    [
      'account-deletion',
      [
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:ListUsers',
        's3:DeleteObject',
        's3:PutObject',
        SETTING,
      ],
    ],
    [
      'weekly-copy',
      [
        'cognito-idp:ListUsers',
        's3:AbortMultipartUpload',
        's3:PutObject',
        's3:PutObject',
        's3:PutObjectAcl',
      ],
    ],
    [
      'operating',
      [
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminDisableUser',
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminListGroupsForUser',
        'cognito-idp:AdminRemoveUserFromGroup',
        'cognito-idp:AdminSetUserMFAPreference',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:ListUsers',
        'cognito-idp:ListUsersInGroup',
        'ssm:GetParameters',
      ],
    ],
    ['reminders', ['cognito-idp:ListUsers']],
    ['heartbeat', [SETTING]],
    ['mail-feedback', []],
    ['system', []],
    ['post-confirmation', []],
    ['pre-token-generation', []],
    ['custom-message', []],
    ['custom-email-sender', ['cognito-idp:AdminGetUser', 'kms:Decrypt', 'ses:SendEmail', SETTING]],
  ])('%s: %j', (name, expected) => {
    const actions = actionsOf(name).filter((action) => !action.startsWith('dynamodb:'));
    expect(actions).toEqual(expected);
  });
});

describe('access to the table', () => {
  const names = Object.keys(TABLE_GRANTS) as FunctionName[];
  const everyGrant: readonly Grant[] = Object.values(TABLE_GRANTS).flat();
  const actions = [...new Set(everyGrant.flatMap((grant) => grant.actions))];
  const places = new Map(
    everyGrant.map(({ partition, index }) => [`${partition} ${index}`, { partition, index }]),
  );

  /** Evaluates the statements of a template as IAM does: a Deny wins, and without an Allow nothing is allowed. */
  function isAllowed(name: FunctionName, action: string, { partition, index }: Place): boolean {
    const item = partition.replace(ANY, 'some-id');
    const matching = statementsOf(name).filter(({ Action, Resource, Condition }) => {
      const ofIndex = /\/index\/(\w+)/.exec(JSON.stringify(Resource))?.[1];
      const patterns = Object.values(Condition ?? {})[0]?.['dynamodb:LeadingKeys'] ?? [];
      return (
        list(Action).includes(`dynamodb:${action}`) &&
        ofIndex === index &&
        patterns.some((pattern) => isLike(item, pattern))
      );
    });
    return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
  }

  it('covers every function that is deployed', () => {
    const deployed = functions.map(({ Properties }) => String(Properties['FunctionName']));
    expect(names.map((name) => `learning-prod-${name}`).toSorted()).toEqual(deployed.toSorted());
  });

  it.each(names)('of %s is what its grants list and nothing else', (name) => {
    const grants: readonly Grant[] = TABLE_GRANTS[name];
    for (const place of places.values()) {
      const own = grants.filter(
        (grant) => grant.partition === place.partition && grant.index === place.index,
      );
      const allowed = actions.filter((action) => isAllowed(name, action, place));
      expect(allowed, place.partition).toEqual(
        actions.filter((action) => own.some((grant) => grant.actions.includes(action))),
      );
    }
  });

  it('is limited by the leading key in every statement, and always to at least one key', () => {
    const onTable = statements.filter(
      ({ Action }) =>
        list(Action)[0]!.startsWith('dynamodb:') &&
        !list(Action).some((action) => STREAM.test(action) || EXPORT.test(action)),
    );
    expect(onTable.length).toBeGreaterThan(20);
    for (const { Effect, Condition } of onTable) {
      const operator = Effect === 'Allow' ? 'ForAllValues:StringLike' : 'ForAnyValue:StringLike';
      expect(Condition![operator]!['dynamodb:LeadingKeys']!.length).toBeGreaterThan(0);
    }
  });

  it('as a whole is given to the copy, which has it exported and stores only that it ran', () => {
    const exporting = names.filter((name) => actionsOf(name).some((action) => EXPORT.test(action)));
    expect(exporting).toEqual(['weekly-copy']);
    const actions = actionsOf('weekly-copy').filter((action) => action.startsWith('dynamodb:'));
    expect(actions.toSorted()).toEqual(['dynamodb:ExportTableToPointInTime', 'dynamodb:PutItem']);
  });

  it('through its stream is given to the functions that react to changes', () => {
    const reading = names.filter((name) => actionsOf(name).some((action) => STREAM.test(action)));
    expect(reading).toEqual(['credential-publisher', 'reactions']);
  });

  const allowedTo = (action: TableAction, partition: string) =>
    names.filter((name) => isAllowed(name, action, { partition })).toSorted();
  /** The function that starts demos writes what a learner would have written; production has no demo. */
  const allowedInProd = (...[action, partition]: Parameters<typeof allowedTo>) =>
    allowedTo(action, partition).filter((name) => name !== 'demo');

  it('to what a learner wrote is given to one function each', () => {
    for (const action of ['GetItem', 'PutItem'] as const) {
      expect(allowedTo(action, notesPartition(ANY)), action).toEqual(['learning']);
      expect(allowedInProd(action, submissionsPartition(ANY)), action).toEqual(['activities']);
    }
  });

  it('to the answers of activities is given to the function that grades them, and to operators beside their figures, for reading', () => {
    expect(allowedInProd('Query', activitiesPartition(ANY))).toEqual(['activities', 'operating']);
    expect(allowedTo('PutItem', activitiesPartition(ANY))).toEqual([]);
  });

  it('to orders is given to the functions that reconcile payments; others may read what they depend on', () => {
    // The plan of a deleted account ends like any other plan.
    const reconciling = [
      'account-deletion',
      'billing',
      'billing-reconciler',
      'operating',
      'stripe-webhook',
    ];
    for (const action of ['PutItem', 'DeleteItem'] as const) {
      expect(allowedTo(action, ordersPartition(ANY)), action).toEqual(reconciling);
    }
    // A claim depends on what was paid; a download has it, and a deletion says which plan it ends.
    expect(allowedTo('Query', ordersPartition(ANY))).toEqual(
      [...reconciling, 'certificates', 'data-export', 'privacy'].toSorted(),
    );
    // Coaching sessions count against the plan, its renewal is announced, and a new address goes to Stripe's customer.
    expect(allowedTo('GetItem', ordersPartition(ANY))).toEqual(
      [...reconciling, 'account', 'coaching', 'reminders'].toSorted(),
    );
  });

  it('to the catalog is for reading, apart from the rating of a course', () => {
    expect(allowedTo('PutItem', catalogPartition)).toEqual([]);
    expect(allowedTo('DeleteItem', catalogPartition)).toEqual([]);
    expect(allowedTo('UpdateItem', catalogPartition)).toEqual([
      'account-deletion',
      'course-ratings',
      // A review that an operator hides does not count.
      'operating',
    ]);
  });
});

describe('parameters', () => {
  const names = (bundle: string) => {
    const own = JSON.stringify(statementsOf(bundle));
    const found = own.matchAll(/parameter\/learning\/prod\/([\w/-]+)/g);
    return [...found].map(([, name]) => String(name)).toSorted();
  };

  it('are readable only for the functions that need them, the webhook secret only for the webhook', () => {
    const keys = ['stripe/account', 'stripe/publishable-key', 'stripe/secret-key'];
    expect(names('billing')).toEqual(['site/origin', ...keys]);
    expect(names('stripe-webhook')).toEqual([...keys, 'stripe/webhook-secret']);
    expect(names('billing-reconciler')).toEqual(keys);
    expect(names('account')).toEqual(keys);
    expect(names('teams')).toEqual(['site/origin']);
    expect(names('requests')).toEqual(['site/origin']);
    expect(names('heartbeat')).toEqual(['site/origin']);
    expect(names('custom-email-sender')).toEqual(['site/origin']);
    const signing = ['certificates/proof-key-1', 'site/origin'];
    expect(names('certificates')).toEqual(signing);
    expect(names('credential-publisher')).toEqual(signing);
    for (const bundle of ['catalog', 'learning', 'identity', 'coaching', 'system']) {
      expect(names(bundle), bundle).toEqual([]);
    }
  });
});

describe('secrets', () => {
  it('are in no environment of a function and in no template parameter', () => {
    for (const { Properties } of functions) {
      const { Variables } = Properties['Environment'];
      const names = Object.keys(Variables);
      // A hash, from which no secret can be computed.
      expect(Variables['EDGE_SECRET_HASHES'] ?? '-sha256}}').toMatch(/-sha256\}\}$/);
      for (const name of names) {
        expect(name).toMatch(
          /^(SERVICE_NAME|RELEASE|NODE_OPTIONS|TABLE_NAME|USER_POOL_ID|USER_POOL_CLIENT_ID|ENVIRONMENT|SETTINGS|SETTINGS_PATH|MAIL_SENDER|MAIL_EVENTS|PASSKEY_DOMAIN|OPERATOR_EMAIL|CONSUMERS_OF_EUROPE|TAX|HAS_DEMO|CREDENTIALS_BUCKET|EXPORTS_BUCKET|COPIES_BUCKET|TABLE_ARN|EXPORT_FUNCTION|DELETION_FUNCTION|SIGNING_KEY|PROOF_KEY_SETTING|CODE_KEY|ISSUER|EDGE_SECRET_HASHES)$/,
        );
      }
    }
    // CDK's version, and the address of the table's stream.
    const known = /^\/(cdk-bootstrap\/\w+\/version|learning\/prod\/table\/stream)$/;
    for (const template of Object.values(templates)) {
      const parameters = template.toJSON()['Parameters'] as Record<string, TemplatePart>;
      for (const { Type, Default } of Object.values(parameters ?? {})) {
        expect(Type).toBe('AWS::SSM::Parameter::Value<String>');
        expect(Default).toMatch(known);
      }
    }
  });
});
