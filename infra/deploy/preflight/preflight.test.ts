import { describe, expect, it } from 'vitest';
import { environmentSettings, type EnvironmentSettings } from '#environments.ts';
import type { AccountFacts } from './account-problems.ts';
import { assertReady, describePreflight, preflight } from './preflight.ts';

const prod: EnvironmentSettings = {
  ...environmentSettings('prod'),
  account: '123456789012',
  domain: { name: 'learn.hr.example', certificateArn: 'arn' },
  senderAddress: 'no-reply@hr.example',
  alarmEmail: 'alarms@hr.example',
  operatorEmail: 'operator@hr.example',
  webhookConcurrency: 20,
  firewall: 'acl',
  waivers: { 'site-texts': 'Written for the launch.' },
};
const ready: AccountFacts = {
  mail: { isVerified: true, isInSandbox: false, mailsADay: 50_000 },
  certificateStatus: 'ISSUED',
  isDomainResolved: true,
  stripe: 'live',
  missingPrices: [],
  concurrentCalls: 1_000,
};
const open = (settings: Partial<EnvironmentSettings>, facts: Partial<AccountFacts> = {}) =>
  preflight({ ...prod, ...settings }, { ...ready, ...facts }).open.map(({ check }) => check);

describe('the preflight', () => {
  it('finds nothing in an environment with everything', () => {
    expect(open({})).toEqual([]);
    expect(() => assertReady(prod, preflight(prod, ready))).not.toThrow();
  });

  it.each<[string, Partial<EnvironmentSettings>, Partial<AccountFacts>, string]>([
    ['no account', { account: null }, {}, 'account'],
    ['no domain', { domain: null }, {}, 'domain'],
    ['no sender', { senderAddress: null }, {}, 'sender'],
    ['no recipient of alarms', { alarmEmail: null }, {}, 'alarms'],
    ['no operator', { operatorEmail: null }, {}, 'operator'],
    ['no log of the edge', { region: 'eu-central-1' }, {}, 'edge-log'],
    ['no firewall', { firewall: 'none' }, {}, 'firewall'],
    ['sample texts', { waivers: {} }, {}, 'site-texts'],
    ['an unverified sender', {}, { mail: { ...ready.mail!, isVerified: false } }, 'sender'],
    ['the sandbox of SES', {}, { mail: { ...ready.mail!, isInSandbox: true } }, 'sender'],
    ['few mails a day', {}, { mail: { ...ready.mail!, mailsADay: 200 } }, 'mail-quota'],
    ['a certificate that waits', {}, { certificateStatus: 'PENDING_VALIDATION' }, 'domain'],
    ['a domain that leads nowhere', {}, { isDomainResolved: false }, 'dns'],
    ['no Stripe', {}, { stripe: 'none' }, 'stripe'],
    ['test keys', {}, { stripe: 'test' }, 'stripe'],
    [
      'Stripe Tax without a head office',
      { tax: 'added' },
      { stripeTax: { status: 'pending', missingFields: ['head_office'] } },
      'tax',
    ],
    ['a key that cannot read it', { tax: 'added' }, { stripeTax: { status: 'unreadable' } }, 'tax'],
    ['a price that Stripe lacks', {}, { missingPrices: ['tier_entry_year_usd'] }, 'stripe-prices'],
    ['a silent Stripe', {}, { missingPrices: 'unknown' }, 'stripe-prices'],
    ['the concurrency of a new account', {}, { concurrentCalls: 10 }, 'concurrency'],
    ['a webhook without calls of its own', { webhookConcurrency: null }, {}, 'concurrency'],
    ['more reserved calls than Lambda allows', { webhookConcurrency: 950 }, {}, 'concurrency'],
  ])('names %s, and refuses a protected environment with it', (_what, settings, facts, check) => {
    expect(new Set(open(settings, facts))).toEqual(new Set([check]));
    const found = preflight({ ...prod, ...settings }, { ...ready, ...facts });
    expect(() => assertReady(prod, found)).toThrow(`prod is not ready: ${check}.`);
    expect(() => assertReady({ ...prod, isProtected: false }, found)).not.toThrow();
    const reason = 'Decided on May 1.';
    const waived = preflight(
      { ...prod, ...settings, waivers: { [check]: reason } },
      { ...ready, ...facts },
    );
    expect(describePreflight(waived)).toContain(`  waived  ${check}: ${reason}`);
    expect(waived.open.map((problem) => problem.check)).not.toContain(check);
  });

  it('asks for Stripe and DNS only once there is a site', () => {
    const { isDomainResolved: _dns, stripe: _stripe, missingPrices: _prices, ...first } = ready;
    expect(preflight(prod, first).open).toEqual([]);
  });

  it('refuses prod as it is committed', () => {
    const committed = environmentSettings('prod');
    const found = preflight(committed, { concurrentCalls: 1_000 });
    expect(() => assertReady(committed, found)).toThrow(
      'account, domain, sender, alarms, operator, firewall, site-texts',
    );
  });
});
