/**
 * Command: `npm run rotate -- --env NAME signing-key|proof-key|edge-secret|webhook-secret [--yes]` replaces a key or secret while the
 * environment runs, without an edit of a source file. Needs a checkout of the release that is live.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SSMClient } from '@aws-sdk/client-ssm';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildProduct } from '#deploy/build/build.ts';
import { confirm, environmentOf } from '#deploy/command-line.ts';
import { deployStacks } from '#deploy/deploy-environment.ts';
import { openEnvironment, type OpenEnvironment } from '#deploy/open-environment.ts';
import { OperatorFailure, runCommand } from '#deploy/operator-failure.ts';
import { releaseName } from '#deploy/release.ts';
import { run } from '#deploy/run.ts';
import { readOutputs } from '#deploy/stacks.ts';
import { synthesize } from '#deploy/synthesize.ts';
import { rotateWebhookSecret } from '#stripe-sync/rotate-webhook-secret.ts';
import { stripeClient } from '#stripe-sync/running-product.ts';
import { storedSettings } from '#stripe-sync/stored-settings.ts';
import { KEY_KINDS, rotateKey, type KeyKind } from './rotate-keys.ts';

/** The functions keep the parameters that they have read for five minutes. */
const PARAMETERS_KEPT_MS = 5 * 60_000 + 15_000;

const WEBHOOK = 'webhook-secret';
const KINDS = [...Object.keys(KEY_KINDS), WEBHOOK];
const isKeyKind = (kind: string): kind is KeyKind => Object.hasOwn(KEY_KINDS, kind);

await runCommand(async () => {
  const { name, kind, isConfirmed } = readArguments();
  const environment = await openEnvironment(environmentOf(name));
  const { settings, region, account } = environment;
  const { SiteUrl } = await readOutputs(new CloudFormationClient({ region }), settings);
  console.log(`Rotate  ${kind}  of ${settings.name}, account ${account}, ${region}`);
  if (isKeyKind(kind)) await assertLive(SiteUrl);
  await confirm('Continue?', { isConfirmed });
  if (isKeyKind(kind)) await rotateOwn(environment, kind);
  else await rotateStripes(environment, SiteUrl.replace(/\/$/, ''));
});

function readArguments() {
  const usage = `Usage: npm run rotate -- --env NAME ${KINDS.join('|')} [--yes]`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { env: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    const [kind = '', ...others] = positionals;
    if (others.length > 0 || !KINDS.includes(kind)) throw new OperatorFailure(usage);
    return { name: values.env ?? '', kind, isConfirmed: values.yes };
  } catch {
    throw new OperatorFailure(usage);
  }
}

/** The stacks are updated from this checkout, which must change the keys alone. */
async function assertLive(siteUrl: string): Promise<void> {
  const response = await fetch(new URL('/config.json', siteUrl));
  const { release } = (await response.json()) as { release?: string };
  if (release === releaseName()) return;
  throw new OperatorFailure(
    `The release that is live is ${release}, and this is ${releaseName()}. Check out ${release} and run this again.`,
  );
}

async function rotateOwn({ settings, region, account }: OpenEnvironment, kind: KeyKind) {
  await buildProduct();
  const script = ['infra/operate/in-environment.ts', 'functions/src/certificates/operate.ts'];
  const next = await rotateKey({
    settings,
    parameters: new SSMClient({ region }),
    kind,
    deploy: async (changed) => {
      const assembly = await synthesize(changed);
      await deployStacks({ settings: changed, account, assembly, showOutput: true });
    },
    rewriteDocuments: async () => {
      const command = [process.execPath, ...script, '--env', settings.name, '--rewrite'] as const;
      await run('Writing the documents', [...command], {
        env: { AWS_REGION: region },
        showOutput: true,
      });
    },
  });
  console.log(`Rotated  ${kind}: ${next} is in use.`);
}

async function rotateStripes({ settings, region }: OpenEnvironment, siteOrigin: string) {
  const stored = storedSettings(new SSMClient({ region }), settings.name);
  const { 'stripe/secret-key': key } = await stored.read(['stripe/secret-key']);
  if (!key) throw new OperatorFailure('Stripe is not connected. Run npm run stripe:sync.');
  await rotateWebhookSecret({
    stripe: stripeClient(key),
    stored,
    siteOrigin,
    waitForFunctions: async () => {
      console.log('Waiting five minutes, until all functions accept both secrets.');
      await setTimeout(PARAMETERS_KEPT_MS);
    },
  });
  console.log('Rotated  webhook-secret: Stripe signs with the new one.');
}
