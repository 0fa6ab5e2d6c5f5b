import { describe, expect, it } from 'vitest';
import { billingSettings } from './billing-settings.ts';

/** A parameter store with these values that records the requested names. */
function store(values: Record<string, string>) {
  const requested: { path: string; names: readonly string[] }[] = [];
  const open = (path: string, names: readonly string[]) => {
    requested.push({ path, names });
    return { read: () => Promise.resolve(new Map(Object.entries(values))) };
  };
  return { requested, open };
}

const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' };

describe('billing settings', () => {
  it('come from variables alone when all are set or there is no store', async () => {
    const { requested, open } = store({});
    const environment = { ENVIRONMENT: 'local', ...keys };
    expect(await billingSettings(environment, open)()).toEqual(environment);
    const complete = {
      ...environment,
      SETTINGS_PATH: '/learning/dev',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_ACCOUNT: 'acct_1',
      SITE_ORIGIN: 'https://learn.example.org',
    };
    expect(await billingSettings(complete, open)()).toEqual(complete);
    expect(requested).toEqual([]);
  });

  it('come from the store when a variable is missing; a variable that is set takes precedence', async () => {
    const { requested, open } = store({
      'stripe/secret-key': 'stored',
      'stripe/publishable-key': 'stored',
      'site/origin': 'https://stored.example.org',
    });
    const environment = {
      ENVIRONMENT: 'dev',
      SETTINGS_PATH: '/learning/dev',
      STRIPE_PUBLISHABLE_KEY: 'own',
    };
    expect(await billingSettings(environment, open)()).toEqual({
      ...environment,
      STRIPE_SECRET_KEY: 'stored',
      SITE_ORIGIN: 'https://stored.example.org',
    });
    expect(requested).toEqual([
      {
        path: '/learning/dev',
        names: ['stripe/secret-key', 'stripe/webhook-secret', 'stripe/account', 'site/origin'],
      },
    ]);
  });

  it('are requested only if the function may read them', async () => {
    const { requested, open } = store({});
    const environment = {
      ENVIRONMENT: 'dev',
      SETTINGS_PATH: '/learning/dev',
      SETTINGS: 'stripe/secret-key,site/origin',
    };
    await billingSettings(environment, open)();
    expect(requested.map(({ names }) => names)).toEqual([['stripe/secret-key', 'site/origin']]);
  });

  it('are refused when malformed, at once or when they are read', async () => {
    expect(() => billingSettings({}, store({}).open)).toThrow(/ENVIRONMENT/);
    const { open } = store({ 'site/origin': 'no address' });
    const settings = billingSettings({ ENVIRONMENT: 'dev', SETTINGS_PATH: '/x' }, open);
    await expect(settings()).rejects.toThrow(/SITE_ORIGIN/);
  });
});
