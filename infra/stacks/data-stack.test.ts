import { tableDefinition, ttlAttribute } from '@learning/functions/table/table-definition';
import { describe, expect, it } from 'vitest';
import {
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const tableOf = (name: string) =>
  Object.values(resourcesOf(environmentTemplates(name).data, 'AWS::DynamoDB::GlobalTable'))[0]!;

const dev = tableOf('dev');
const prod = tableOf('prod');

describe('the bucket of certificates', () => {
  it('gives the edge its documents, the issuer’s DID and the page that shows them, and nothing else', () => {
    const { data } = environmentTemplates('prod');
    const statements = Object.values(resourcesOf(data, 'AWS::S3::BucketPolicy')).flatMap(
      ({ Properties }) => Properties['PolicyDocument'].Statement as TemplatePart[],
    );
    const read = statements
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action === 's3:GetObject')
      .flatMap(({ Resource }) => Resource as TemplatePart[])
      .map((resource) => /"(\/[^"]+)"/.exec(JSON.stringify(resource))?.[1]);
    expect(new Set(read)).toEqual(
      new Set(['/.well-known/did.json', '/credentials/*', '/verify/*']),
    );
  });
});

describe('the bucket of copies', () => {
  const bucketOf = (name: string) =>
    Object.values(resourcesOf(environmentTemplates(name).data, 'AWS::S3::Bucket')).find(
      ({ Properties }) => JSON.stringify(Properties['BucketName']).includes('-copies-'),
    )!;

  it('is locked, so that no one replaces or deletes a copy, and private', () => {
    const { Properties, DeletionPolicy } = bucketOf('prod');
    expect(Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 32 } },
      },
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: { BlockPublicPolicy: true, RestrictPublicBuckets: true },
    });
    expect(DeletionPolicy).toBe('Retain');
  });

  // Source: rules/privacy.md P21
  it('ends copies within 35 days and keeps tombstones for longer', () => {
    const rules = bucketOf('prod').Properties['LifecycleConfiguration'].Rules as TemplatePart[];
    const days = (prefix: string) => {
      const { ExpirationInDays, NoncurrentVersionExpiration } = rules.find(
        ({ Prefix }) => Prefix === prefix,
      );
      // S3 counts from the next midnight, both times.
      return ExpirationInDays + 1 + NoncurrentVersionExpiration.NoncurrentDays;
    };
    for (const prefix of ['table/', 'users/']) expect(days(prefix)).toBeLessThanOrEqual(35);
    expect(days('tombstones/')).toBeGreaterThan(2 * 35);
  });
});

describe('the table', () => {
  it('gives other stacks nothing that a restored table changes: its stream is a parameter', () => {
    for (const name of ['dev', 'prod']) {
      const { data, api } = environmentTemplates(name);
      expect(JSON.stringify(data.toJSON()['Outputs'])).not.toContain('StreamArn');
      const [parameter] = Object.values(resourcesOf(data, 'AWS::SSM::Parameter'));
      expect(parameter!.Properties).toMatchObject({
        Name: `/learning/${name}/table/stream`,
        Value: { 'Fn::GetAtt': [expect.any(String), 'StreamArn'] },
      });
      const mappings = Object.values(resourcesOf(api, 'AWS::Lambda::EventSourceMapping'));
      expect(mappings).toHaveLength(2);
      for (const { Properties } of mappings) {
        const { Ref } = Properties['EventSourceArn'];
        const { Type, Default } = (api.toJSON()['Parameters'] as TemplatePart)[Ref];
        expect(Type).toBe('AWS::SSM::Parameter::Value<String>');
        expect(Default).toBe(`/learning/${name}/table/stream`);
      }
    }
  });

  it('has the keys, index and billing that the local engine has', () => {
    expect(prod.Properties).toMatchObject(tableDefinition);
  });

  it('streams changes with old and new images', () => {
    expect(prod.Properties['StreamSpecification']).toEqual({
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    });
  });

  it('expires items by the attribute that the code writes', () => {
    expect(prod.Properties['TimeToLiveSpecification']).toEqual({
      AttributeName: ttlAttribute,
      Enabled: true,
    });
  });

  it('is encrypted with a key whose use is logged', () => {
    for (const { Properties } of [dev, prod]) {
      expect(Properties['SSESpecification']).toEqual({ SSEEnabled: true, SSEType: 'KMS' });
    }
  });

  it.each([
    ['dev', dev, 7, false, 'Delete'],
    ['prod', prod, 35, true, 'Retain'],
  ])(
    'has the recovery and protection that the settings of %s require',
    (_name, table, days, isProtected, policy) => {
      const [replica] = table.Properties['Replicas'];
      expect(replica.PointInTimeRecoverySpecification).toEqual({
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: days,
      });
      expect(replica.DeletionProtectionEnabled).toBe(isProtected);
      expect(table.DeletionPolicy).toBe(policy);
    },
  );

  it('is named after its environment', () => {
    expect([dev, prod].map((table) => table.Properties['TableName'])).toEqual([
      'learning-dev',
      'learning-prod',
    ]);
  });
});
