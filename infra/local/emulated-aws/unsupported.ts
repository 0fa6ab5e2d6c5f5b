/**
 * Lists what the emulated AWS (MiniStack 1.5.33) does not accept or does not do. Assertions on the templates
 * (`infra/stacks/*.test.ts`) prove these parts instead.
 */
import type { Resource, Template } from './assembly.ts';

interface LeftOut {
  what: string;
  reason: string;
  /** Returns the resource without the part in question, or undefined to remove the resource. */
  apply: (resource: Resource) => Resource | undefined;
}

/** Removed from the templates before they are deployed. */
export const leftOut: LeftOut[] = [
  {
    what: 'the alarms with metric math: on the share of failed calls, and on consecutive refused signatures',
    reason: 'creation fails: "Properties.Metrics (metric math) is not supported"',
    apply: (resource) => {
      const hasMetricMath =
        resource.Type === 'AWS::CloudWatch::Alarm' && resource.Properties?.['Metrics'];
      return hasMetricMath ? undefined : resource;
    },
  },
  {
    what: 'the refusal of plain HTTP in the policies of buckets and queues',
    reason:
      'it has no TLS: its edge, which reads the bucket within one process, and the commands would be refused',
    apply: (resource) =>
      ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy'].includes(resource.Type)
        ? withoutStatements(resource, /SecureTransport|TlsVersion/)
        : resource,
  },
  {
    what: "the delivery of the edge's access log",
    reason: 'it has no `AWS::Logs::Delivery*` resources',
    apply: (resource) => (resource.Type.startsWith('AWS::Logs::Delivery') ? undefined : resource),
  },
  {
    what: 'the names of the parameters that a function may read',
    reason: 'its IAM recognizes the permission to read several parameters only on all resources',
    apply: (resource) =>
      resource.Type === 'AWS::IAM::Policy' ? withUnscoped(resource, 'ssm:GetParameters') : resource,
  },
  {
    what: 'the addresses that a function may send mail from',
    reason: 'its IAM recognizes the permission to send mail only on all resources',
    apply: (resource) =>
      resource.Type === 'AWS::IAM::Policy' ? withUnscoped(resource, 'ses:SendEmail') : resource,
  },
  {
    what: 'the table that a function may have exported',
    reason: 'its IAM recognizes the permission to export a table only on all resources',
    apply: (resource) =>
      resource.Type === 'AWS::IAM::Policy'
        ? withUnscoped(resource, 'dynamodb:ExportTableToPointInTime')
        : resource,
  },
  {
    what: 'the user pool whose codes a function may decrypt',
    reason: 'its IAM knows no `kms:EncryptionContext`, so it would refuse every code',
    apply: (resource) =>
      resource.Type === 'AWS::IAM::Policy' ? withoutConditions(resource, 'kms:Decrypt') : resource,
  },
];

/** Deployed unchanged, but without the effect it has in AWS. */
export const withoutEffect: { what: string; reason: string }[] = [
  {
    what: 'the triggers of the user pool',
    reason:
      'its Cognito calls no function and encrypts no code; the journey calls post-confirmation and custom-email-sender with the same events',
  },
  {
    what: "Cognito's lifetimes, auth flows, passkeys, emailed codes for sign-in, hiding of unknown users, threat protection, rotation",
    reason: 'stored, mostly not enforced',
  },
  {
    what: 'the time of the sign-in that a refreshed token keeps',
    reason:
      'its Cognito writes the time of the refresh; the journey signs in again before it deletes an account, and a unit test has the refusal',
  },
  {
    what: "the edge's route to the API",
    reason:
      'its edge connects to an origin with TLS on port 443, where nothing listens; the journey calls the API directly, with the header that the deployed edge adds',
  },
  {
    what: "the edge's permission to list a bucket",
    reason: 'its edge gets 403 for a missing file in any case, where S3 responds with 404',
  },
  {
    what: 'the order in which the stream starts the reactions, and its dead-letter queue',
    reason: 'not compared with AWS; the journey calls the function with the events of a day',
  },
  {
    what: 'the schedules of the reconciler, the reminders, downloads, deletions and the heartbeat',
    reason: 'stored, not run; the journey calls the function with the events they send',
  },
  {
    what: 'the partitions of the table that a function may touch',
    reason:
      'its IAM ignores `dynamodb:LeadingKeys`; the functions themselves refuse the others (functions/src/table/grants.ts)',
  },
  {
    what: 'the gradual shift of calls to a new release',
    reason:
      'it has no CodeDeploy, so this environment shifts at once, by the same versions and aliases',
  },
  {
    what: 'the backup that DynamoDB makes of a deleted table, and the moment of a restore',
    reason:
      'it makes none and restores the present; the drill makes the backup with CreateBackup, and restores beside the live table before the loss',
  },
  {
    what: 'the files of an export of the table',
    reason: 'it writes none; the drill writes one in the documented format, and imports it',
  },
  {
    what: 'the lock of the bucket of copies',
    reason: 'its CloudFormation ignores it',
  },
  {
    what: 'an alarm without data, or on one function among many; the length of queues as a metric',
    reason:
      'it evaluates an alarm over all dimensions when a metric is stored; the journey reads the metric of the alarm and stores the length that the queue has',
  },
  {
    what: 'throttling, the dashboard, log retention',
    reason: 'stored, not acted on',
  },
];

/** Changes a template so that the emulator accepts it. */
export function fitToEmulator(template: Template): void {
  for (const [id, resource] of Object.entries(template.Resources)) {
    const left = leftOut.reduce<Resource | undefined>(
      (rest, { apply }) => rest && apply(rest),
      resource,
    );
    if (left) template.Resources[id] = left;
    else delete template.Resources[id];
  }
}

function withoutStatements(resource: Resource, pattern: RegExp): Resource | undefined {
  const { PolicyDocument, ...properties } = resource.Properties as {
    PolicyDocument: { Statement: object[] };
  };
  const Statement = PolicyDocument.Statement.filter(
    (statement) => !pattern.test(JSON.stringify(statement)),
  );
  if (Statement.length === 0) return undefined;
  return {
    ...resource,
    Properties: { ...properties, PolicyDocument: { ...PolicyDocument, Statement } },
  };
}

/** Allows an action without conditions, where it is allowed under some. */
function withoutConditions(resource: Resource, action: string): Resource {
  return withStatements(resource, action, ({ Condition: _left, ...statement }) => statement);
}

/** Allows an action on all resources, where it is allowed on some. */
function withUnscoped(resource: Resource, action: string): Resource {
  return withStatements(resource, action, (statement) => ({ ...statement, Resource: '*' }));
}

interface Statement {
  Action: unknown;
  Resource: unknown;
  Condition?: unknown;
}

/** Changes the statements of a policy that allow exactly an action. */
function withStatements(
  resource: Resource,
  action: string,
  change: (statement: Statement) => Statement,
): Resource {
  const { PolicyDocument, ...properties } = resource.Properties as {
    PolicyDocument: { Statement: Statement[] };
  };
  const isMeant = ({ Action }: Statement) => Action === action;
  if (!PolicyDocument.Statement.some(isMeant)) return resource;
  const Statement = PolicyDocument.Statement.map((statement) =>
    isMeant(statement) ? change(statement) : statement,
  );
  return {
    ...resource,
    Properties: { ...properties, PolicyDocument: { ...PolicyDocument, Statement } },
  };
}
