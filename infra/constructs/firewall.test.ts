import { describe, expect, it } from 'vitest';
import {
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const template = environmentTemplates('prod', { firewall: 'acl' }).web;
const [[id, acl]] = Object.entries(resourcesOf(template, 'AWS::WAFv2::WebACL')) as [
  [string, TemplatePart],
];
const rules: TemplatePart[] = acl.Properties.Rules;
const rates = new Map<string, TemplatePart>(
  rules
    .filter(({ Statement }) => Statement.RateBasedStatement)
    .map(({ Name, Statement }) => [Name, Statement.RateBasedStatement]),
);

describe('the firewall', () => {
  it('stands before the distribution, and only where it is set', () => {
    const [distribution] = Object.values(resourcesOf(template, 'AWS::CloudFront::Distribution'));
    expect(distribution!.Properties['DistributionConfig'].WebACLId).toEqual({
      'Fn::GetAtt': [id, 'Arn'],
    });
    expect(acl.Properties.Scope).toBe('CLOUDFRONT');
    const without = environmentTemplates('prod').web;
    expect(resourcesOf(without, 'AWS::WAFv2::WebACL')).toEqual({});
  });

  it('is part of a flat-rate plan where that is set, with its distribution', () => {
    const { web } = environmentTemplates('prod', { firewall: 'plan' });
    const only = (type: string) => Object.keys(resourcesOf(web, type))[0];
    const [plan] = Object.values(resourcesOf(web, 'AWS::PricingPlanManager::Subscription'));
    expect(plan!.Properties).toMatchObject({ PlanFamily: 'CloudFront', PlanTier: 'BUSINESS' });
    const arns = JSON.stringify(plan!.Properties['ResourceArns']);
    expect(arns).toContain(`"Ref":"${only('AWS::CloudFront::Distribution')}"`);
    expect(arns).toContain(`"Fn::GetAtt":["${only('AWS::WAFv2::WebACL')}","Arn"]`);
    expect(resourcesOf(template, 'AWS::PricingPlanManager::Subscription')).toEqual({});
  });

  it('limits each address on its own, sign-in and open forms more than the rest', () => {
    expect([...rates.keys()]).toEqual(['rate-sign-in', 'rate-open-to-all', 'rate-everything']);
    for (const { AggregateKeyType, EvaluationWindowSec } of rates.values()) {
      expect({ AggregateKeyType, EvaluationWindowSec }).toEqual({
        AggregateKeyType: 'IP',
        EvaluationWindowSec: 300,
      });
    }
    const everything = rates.get('rate-everything');
    expect(everything).not.toHaveProperty('ScopeDownStatement');
    for (const name of ['rate-sign-in', 'rate-open-to-all']) {
      expect(rates.get(name).Limit).toBeLessThan(everything.Limit / 10);
    }
    const paths = [...JSON.stringify([...rates.values()]).matchAll(/"SearchString":"([^"]+)"/g)];
    expect(paths.map(([, path]) => path)).toEqual([
      '/api/auth/login',
      '/api/requests',
      '/api/operator-links',
      '/api/demo',
    ]);
  });

  it('refuses known attackers and exploits, and only counts what could be a learner’s own text', () => {
    const actionOf = (name: string) =>
      Object.keys(rules.find(({ Name }) => Name === name).OverrideAction);
    expect(actionOf('AWSManagedRulesAmazonIpReputationList')).toEqual(['None']);
    expect(actionOf('AWSManagedRulesKnownBadInputsRuleSet')).toEqual(['None']);
    expect(actionOf('AWSManagedRulesCommonRuleSet')).toEqual(['Count']);
  });

  it('keeps no samples of requests, which contain tokens', () => {
    for (const { VisibilityConfig } of [acl.Properties, ...rules]) {
      expect(VisibilityConfig.SampledRequestsEnabled).toBe(false);
    }
  });
});
