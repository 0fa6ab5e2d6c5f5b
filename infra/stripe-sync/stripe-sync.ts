/**
 * Command: `npm run stripe:sync -- --env NAME [--dry-run] [--new-account]` prepares a Stripe account for the product, and stores its keys
 * and the signing secret of its events where the functions of the environment read them. Idempotent.
 *
 * Refuses the keys of another account than before, unless `--new-account` is given.
 *
 * STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong to the account; `--env local` uses the keys of the running local product.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SSMClient } from '@aws-sdk/client-ssm';
import { tiers } from '@learning/content/tiers';
import { parseArgs } from 'node:util';
import { environmentOf } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { OperatorFailure, runCommand } from '#deploy/operator-failure.ts';
import { readOutputs } from '#deploy/stacks.ts';
import type { EnvironmentSettings } from '#environments.ts';
import { accountKeys } from './account-keys.ts';
import { belongingAccount } from './belonging-account.ts';
import { runningProduct, stripeClient } from './running-product.ts';
import { soldTiers } from './sold-tiers.ts';
import { storedSettings, type SettingName } from './stored-settings.ts';
import { syncStripe } from './sync-stripe.ts';

await runCommand(async () => {
  const { name, isDryRun, isMoving } = readArguments();
  if (name === 'local') await syncLocal(isDryRun);
  else await syncDeployed(environmentOf(name), isDryRun, isMoving);
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'new-account': { type: 'boolean', default: false },
      },
    });
    const { 'dry-run': isDryRun, 'new-account': isMoving } = values;
    return { name: values.env ?? '', isDryRun, isMoving };
  } catch (error) {
    throw new OperatorFailure((error as Error).message);
  }
}

async function syncLocal(isDryRun: boolean): Promise<void> {
  const { stripe, siteOrigin, tax } = runningProduct();
  const { changes } = await syncStripe(stripe, {
    environment: 'local',
    tiers: soldTiers(tiers),
    siteOrigin,
    tax,
    isDryRun,
  });
  report(changes, isDryRun);
}

async function syncDeployed(
  settings: EnvironmentSettings,
  isDryRun: boolean,
  isMoving: boolean,
): Promise<void> {
  const keys = accountKeys(settings.name, process.env);
  const { region } = await openEnvironment(settings);
  const { SiteUrl } = await readOutputs(new CloudFormationClient({ region }), settings);
  const stored = storedSettings(new SSMClient({ region }), settings.name);
  const stripe = stripeClient(keys.secretKey);
  const names = [
    'stripe/secret-key',
    'stripe/publishable-key',
    'stripe/webhook-secret',
    'stripe/account',
  ] as const satisfies SettingName[];
  const before = await stored.read(names);
  const storedId = before['stripe/account'];
  const accountId = await belongingAccount(stripe, {
    environment: settings.name,
    storedId,
    isMoving,
  });

  const { changes, webhookSecret } = await syncStripe(stripe, {
    environment: settings.name,
    tiers: soldTiers(tiers),
    siteOrigin: SiteUrl.replace(/\/$/, ''),
    tax: settings.tax,
    isDryRun,
  });
  const wanted: [SettingName, string | null][] = [
    ['stripe/secret-key', keys.secretKey],
    ['stripe/publishable-key', keys.publishableKey],
    ['stripe/webhook-secret', webhookSecret],
    ['stripe/account', accountId],
  ];
  for (const [name, value] of wanted) {
    if (value === null || before[name] === value) continue;
    changes.push(`Setting ${name} of ${settings.name}`);
    if (!isDryRun) await stored.write(name, value);
  }
  report(changes, isDryRun);
  if (!webhookSecret && !before['stripe/webhook-secret'] && !isDryRun) {
    throw new OperatorFailure(
      'Stripe shows the signing secret of a destination only once, and it is not stored here. Delete the destination in ' +
        "Stripe's dashboard (Workbench, Webhooks) and run this again.",
    );
  }
}

function report(changes: readonly string[], isDryRun: boolean): void {
  const prefix = isDryRun ? 'Would change' : 'Changed';
  for (const change of changes) console.log(`${prefix}  ${change}`);
  if (changes.length === 0) console.log('Nothing to change: the account is up to date.');
}
