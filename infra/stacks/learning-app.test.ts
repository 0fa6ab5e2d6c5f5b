import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { STACK_AREAS, stackName } from '#environments.ts';
import {
  allResources,
  environmentApp,
  environmentTemplates,
} from '#testing/environment-templates.ts';
import { findings } from '#testing/findings.ts';

describe("AWS's rules for solutions and serverless", () => {
  it.each(['dev', 'staging', 'prod', 'anything'])('report nothing unacknowledged in %s', (name) => {
    expect(findings(environmentApp(name))).toEqual([]);
  });

  it('report an unprotected bucket', () => {
    const app = new App();
    new Bucket(new Stack(app, 'careless'), 'Bucket');
    expect(findings(app).length).toBeGreaterThan(0);
  });
});

describe('an environment', () => {
  it.each([
    ['dev', 7, 'Delete'],
    ['prod', 90, 'Retain'],
  ])('%s retains each log for %i days', (name, days, policy) => {
    const logs = allResources(environmentTemplates(name), 'AWS::Logs::LogGroup');
    expect(logs.length).toBeGreaterThan(8);
    for (const { Properties, DeletionPolicy } of logs) {
      expect(Properties['RetentionInDays']).toBe(days);
      expect(DeletionPolicy).toBe(policy);
    }
  });

  it('retains no resource in dev', () => {
    for (const { Type, DeletionPolicy } of allResources(environmentTemplates('dev'))) {
      expect(DeletionPolicy, Type).not.toBe('Retain');
    }
  });

  it.each([
    ['prod', true],
    ['dev', false],
  ])('%s has termination protection: %s', (name, isProtected) => {
    const app = environmentApp(name);
    for (const area of STACK_AREAS) {
      const stack = app.node.findChild(stackName(name, area)) as Stack;
      expect(stack.terminationProtection).toBe(isProtected);
    }
  });

  it('shares no resource name with another environment', () => {
    const namesOf = (name: string) =>
      allResources(environmentTemplates(name))
        .flatMap(({ Properties }) =>
          [
            'TableName',
            'FunctionName',
            'LogGroupName',
            'TopicName',
            'AlarmName',
            'UserPoolName',
          ].map((property) => Properties?.[property]),
        )
        .filter((value) => typeof value === 'string');
    const dev = new Set(namesOf('dev'));
    expect(dev.size).toBeGreaterThan(20);
    expect(namesOf('staging').filter((name) => dev.has(name))).toEqual([]);
  });
});
