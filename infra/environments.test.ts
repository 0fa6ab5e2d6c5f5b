import { describe, expect, it } from 'vitest';
import { assertFirewall, assertPasskeyDomain, environmentSettings } from './environments.ts';

describe('the settings of an environment', () => {
  it('equal those of dev for an unlisted name', () => {
    expect(environmentSettings('pr-42')).toEqual({ ...environmentSettings('dev'), name: 'pr-42' });
  });

  it('protect prod, and publish no password there', () => {
    expect(environmentSettings('prod')).toMatchObject({
      isProtected: true,
      recoveryDays: 35,
      logRetentionDays: 90,
      hasDemo: false,
    });
  });

  it.each(['', 'Dev', '-dev', 'dev-', '1dev', 'a b', 'x'.repeat(21)])(
    'refuse the name "%s"',
    (name) => {
      expect(() => environmentSettings(name)).toThrow('--env NAME');
    },
  );

  it.each(['constructor', 'a', 'x'.repeat(20)])('accept the name %s', (name) => {
    expect(environmentSettings(name).recoveryDays).toBe(7);
  });
});

describe('the domain of passkeys', () => {
  const check = (site: string | null, passkeyDomain: string | null) => () =>
    assertPasskeyDomain({
      ...environmentSettings('prod'),
      domain: site === null ? null : { name: site, certificateArn: 'arn' },
      passkeyDomain,
    });

  it.each([
    ['learn.example.com', 'learn.example.com'],
    ['learn.example.com', 'example.com'],
    ['learn.example.com', null],
    [null, null],
  ])('of the site %s may be %s', (site, domain) => {
    expect(check(site, domain)).not.toThrow();
  });

  it.each([
    [null, 'example.com'],
    ['learn.example.com', 'www.learn.example.com'],
    ['learn.example.com', 'ample.com'],
    ['learn.example.com', 'com'],
    ['learn.example.com', ''],
    ['learn.example.com', 'https://learn.example.com'],
  ])('of the site %s cannot be %s, where no browser would use a passkey', (site, domain) => {
    expect(check(site, domain)).toThrow('passkeyDomain of prod');
  });
});

describe('the firewall', () => {
  it('is refused outside us-east-1, where CloudFront would not find it', () => {
    const prod = environmentSettings('prod');
    expect(() => assertFirewall({ ...prod, firewall: 'acl' })).not.toThrow();
    expect(() => assertFirewall({ ...prod, region: 'eu-central-1' })).not.toThrow();
    for (const firewall of ['acl', 'plan'] as const) {
      expect(() => assertFirewall({ ...prod, firewall, region: 'eu-central-1' })).toThrow(
        'firewall of prod',
      );
    }
  });
});
