/**
 * Command: `npm run deploy:emulated` deploys the synthesized stacks to an emulated AWS with CDK's command line. It checks them with a
 * learner's journey and a broken deployment that must be rolled back, then destroys everything.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import assert from 'node:assert/strict';
import { buildProduct } from '@learning/infra/deploy/build/build';
import { CHECKOUT_BUILD } from '@learning/infra/deploy/build/built-product';
import {
  bootstrap,
  deployEnvironment,
  deployStacks,
  type Deployment,
} from '@learning/infra/deploy/deploy-environment';
import { describeChanges, readDeploymentState } from '@learning/infra/deploy/deployment-plan';
import { destroyEnvironment } from '@learning/infra/deploy/destroy-environment';
import { openEnvironment } from '@learning/infra/deploy/open-environment';
import { runCommand } from '@learning/infra/deploy/operator-failure';
import { siteFiles } from '@learning/infra/deploy/site/site-files';
import { existingStacks, type StackOutputs } from '@learning/infra/deploy/stacks';
import { synthesize } from '@learning/infra/deploy/synthesize';
import { environmentSettings, type EnvironmentSettings } from '@learning/infra/environments';
import { editAssembly } from './assembly.ts';
import { deployBroken } from './broken-deployment.ts';
import { checkEdgeSecret, edgeHeaders } from './journey/check-edge-secret.ts';
import { checkCodeMail } from './journey/check-code-mail.ts';
import { checkProfile } from './journey/check-profile.ts';
import { certify } from './journey/certificates.ts';
import { releaseName } from '@learning/infra/deploy/release';
import { readRelease } from '@learning/infra/deploy/releases/release-store';
import { releaseStore } from '@learning/infra/deploy/releases/store-release';
import { smokeRelease } from '@learning/infra/deploy/smoke/smoke-site';
import { emulatedHost } from './journey/emulated-request.ts';
import { checkHeartbeat } from './journey/heartbeat.ts';
import { checkNotifications } from './journey/notifications.ts';
import { deleteOwnAccount, downloadOwnData } from './journey/own-data.ts';
import {
  backUp,
  checkRestoredTable,
  copyWeekly,
  loseItems,
  loseTable,
  writeExport,
} from './journey/recovery.ts';
import { promoteRelease } from './journey/promote-release.ts';
import { remind } from './journey/remind.ts';
import { returnToContent } from './journey/return-to-content.ts';
import { returnToRelease } from './journey/return-to-release.ts';
import { sentMails } from './journey/sent-mails.ts';
import {
  checkRefusals,
  learn,
  readDashboard,
  rateCourse,
  signIn,
  signUp,
} from './journey/learn.ts';
import { lintTemplates } from './lint-templates.ts';
import { startEmulatedAws, type EmulatedAws } from './ministack.ts';
import { submitActivities } from './journey/submit-activities.ts';
import { buy, reconcile, writeToOperator } from './journey/purchase.ts';
import { installPythonTools } from './python-tools.ts';
import {
  connectStripe,
  pointToStripe,
  STRIPE_SITE_ORIGIN,
  startStripeStandIn,
  type StripeStandIn,
} from './stripe-stand-in.ts';
import {
  costOf,
  eraseByOperator,
  helpPeople,
  redrive,
  refuseOtherAccount,
  rotateKeys,
  rotateStripe,
} from './journey/operator-jobs.ts';
import { fitToEmulator, leftOut, withoutEffect } from './unsupported.ts';

const settings = environmentSettings('emulated');
const ACCOUNT = '000000000000';
const PASSWORD = 'four plain words suffice';

/** Fits an assembly to the emulator. @returns the folder of the copy */
function fit(synthesized: string, stripe: StripeStandIn): string {
  const assembly = `${synthesized}-fitted`;
  editAssembly(synthesized, assembly, (_stack, template) => {
    fitToEmulator(template);
    pointToStripe(template, stripe.apiOrigin);
  });
  return assembly;
}

const assemble = async (changed: EnvironmentSettings, stripe: StripeStandIn) =>
  fit(await synthesize(changed), stripe);

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name.padEnd(44)} ${seconds.padStart(5)} s`);
  const lines = Array.isArray(result) ? result : typeof result === 'string' ? [result] : [];
  for (const line of lines) console.log(`  ${line}`);
  return result;
}

/** Points this process and every program it starts to the emulator, never to a real account. */
function pointToEmulator({ endpoint }: EmulatedAws) {
  for (const name of Object.keys(process.env))
    if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: settings.region,
    NO_PROXY: '127.0.0.1,localhost',
  });
}

/**
 * Bootstraps the account, verifies the sender's domain as an operator does, and removes the bucket's refusal of plain HTTP, because the
 * emulator has no TLS (see `unsupported.ts`).
 */
async function prepareAccount(deployment: Deployment) {
  await bootstrap(deployment);
  const Bucket = `cdk-hnb659fds-assets-${ACCOUNT}-${settings.region}`;
  await new S3Client({}).send(new DeleteBucketPolicyCommand({ Bucket }));
  const EmailIdentity = settings.senderAddress!.split('@')[1];
  await new SESv2Client({}).send(new CreateEmailIdentityCommand({ EmailIdentity }));
}

async function prove(
  aws: EmulatedAws,
  stripe: StripeStandIn,
  deployment: Deployment,
  outputs: StackOutputs,
) {
  const apiHost = `${outputs.ApiId}.execute-api.localhost`;
  const direct = emulatedHost(aws.port, apiHost);
  const api = emulatedHost(aws.port, apiHost, await edgeHeaders(outputs.DistributionId));
  const edge = emulatedHost(aws.port, outputs.DistributionDomainName);
  const mails = sentMails(emulatedHost(aws.port, '127.0.0.1'));
  const place = { edge, api, siteUrl: outputs.SiteUrl };
  await step('Smoke test', async () => {
    const store = releaseStore(settings, ACCOUNT);
    const manifest = await readRelease(store, deployment.release);
    // 404 in AWS (see `unsupported.ts`).
    const deployed = { site: edge, api, settings, ...manifest, missingStatus: 403 };
    return smokeRelease(store, deployed, outputs.SiteUrl);
  });

  await step('Promotion to another environment', () =>
    promoteRelease(
      deployment,
      (assembly) => fit(assembly, stripe),
      (domain) => emulatedHost(aws.port, domain),
    ),
  );

  const cognito = new CognitoIdentityProviderClient({});
  const site = {
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
  };
  const learner = await step('Sign-up, confirmation, profile, sign-in', async () => {
    const id = await signUp(cognito, site, 'ada@example.com', PASSWORD);
    await checkProfile(settings.name, id);
    return signIn(api, 'ada@example.com', PASSWORD);
  });
  await signUp(cognito, site, 'bob@example.com', PASSWORD);
  const other = await signIn(api, 'bob@example.com', PASSWORD);
  await signUp(cognito, site, 'cleo@example.com', PASSWORD);
  const certified = await signIn(api, 'cleo@example.com', PASSWORD);
  await signUp(cognito, site, 'finn@example.com', PASSWORD);
  await signUp(cognito, site, 'dora@example.com', PASSWORD);
  const resting = await signIn(api, 'dora@example.com', PASSWORD);
  await step('Mail with a code', () =>
    checkCodeMail(settings.name, outputs.UserPoolId, { email: 'ada@example.com', mails }),
  );
  await step('Journey', () => learn(api, learner));
  await step('Activities', () => submitActivities(api, learner));
  await step('Notifications', () => checkNotifications(api, settings.name, learner));
  await step('Reminder', () =>
    remind(api, settings.name, resting, { email: 'dora@example.com', mails }),
  );
  await step('Review', () => rateCourse(api, other));
  await step('Certificate', () =>
    certify({ api, edge }, settings.name, { ...certified, email: 'cleo@example.com' }),
  );
  await step('Heartbeat', () => checkHeartbeat({ api, edge }, settings.name));
  // Stripe's signature alone counts at its webhook.
  stripe.sendEventsTo(direct);
  await step('Checkout before Stripe is connected', async () => {
    const json = { courseId: 15 };
    const call = { method: 'POST', path: '/api/create-payment-intent', json };
    const { status, body } = await api({ ...call, token: learner.accessToken });
    assert.deepEqual([status, body.code], [503, 'payments_unavailable']);
  });
  await step('Stripe connected', () => connectStripe(stripe, settings.name));
  await step('Purchase, refund, plan, seat', () => buy(api, stripe, learner, other, mails));
  await step('Reconciler', () => reconcile(settings.name));
  await step('Request to the operator', () => writeToOperator(api));
  await step('Commands for people', () => helpPeople(settings.name, 'bob@example.com'));
  await step('Erasure by an operator', () => eraseByOperator(settings.name, 'finn@example.com'));
  await step('Cost', () => costOf(settings.name));
  await step('Redrive', () => redrive(settings.name));
  await step('Another account', () => refuseOtherAccount(settings));
  await step('Rotation of the webhook’s secret', () =>
    rotateStripe(stripe, settings.name, STRIPE_SITE_ORIGIN),
  );
  await step('Refusals', () => checkRefusals(api, learner, other));
  await step('Calls past the edge', () => checkEdgeSecret({ api, direct }, learner));

  await step('Rollback of a broken deployment', async () => {
    const state = await deployBroken(deployment);
    return [state, `still working: ${await readDashboard(api, learner)}`];
  });
  await step('Rollback of a broken release', async () => [
    ...(await returnToRelease(deployment, place)),
    `still working: ${await readDashboard(api, learner)}`,
  ]);
  await step('Rollback of the content', () => returnToContent(settings.name));
  const owner = { ...learner, email: 'ada@example.com' };
  const member = { ...other, email: 'bob@example.com' };
  await step('Download of own data', () => downloadOwnData(api, owner, member, mails));
  const environment = await openEnvironment(settings);
  await step('Weekly copy', () => copyWeekly(environment, certified));
  const loss = { losing: [learner, certified], goingOn: other };
  await step('Recovery of lost items', () => loseItems(environment, { at: new Date() }, loss));
  await step('Recovery from a weekly copy', async () =>
    loseItems(environment, await writeExport(environment), loss),
  );
  const backedUp = await backUp(settings.name);
  await step('Deletion of an account', () =>
    deleteOwnAccount(api, settings.name, { owner, member, password: PASSWORD }, { stripe, mails }),
  );
  await step('Recovery of the lost table', () =>
    loseTable(environment, {
      backedUp,
      erased: owner,
      api,
      learner: certified,
      async signUpNew() {
        const id = await signUp(cognito, site, 'eve@example.com', PASSWORD);
        await checkProfile(settings.name, id);
        const eve = await signIn(api, 'eve@example.com', PASSWORD);
        const trial = { method: 'POST', path: '/api/users/me/trial', token: eve.accessToken };
        assert.equal((await api(trial)).status, 201);
        return eve;
      },
    }),
  );
  await step('Deployment after the recovery', async () => {
    await deployStacks(deployment);
    await checkRestoredTable(environment);
  });
  await step('Rotation of keys', () =>
    rotateKeys(deployment, (changed) => assemble(changed, stripe), {
      before: api,
      after: async () => emulatedHost(aws.port, apiHost, await edgeHeaders(outputs.DistributionId)),
      edge,
    }),
  );
  await step('Destruction', async () => {
    const client = new CloudFormationClient({});
    await destroyEnvironment(settings, await existingStacks(client, settings));
    assert.deepEqual(await existingStacks(client, settings), []);
  });
}

// `process.exit` also stops the emulator and CDK; ending by the signal itself would not.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await runCommand(async () => {
  const startedAt = performance.now();
  await step('Python tools', installPythonTools);
  await step('Build', buildProduct);
  const synthesized = await step('Synthesis', () => synthesize(settings));
  await step('Template lint', async () =>
    lintTemplates([synthesized, await synthesize(environmentSettings('prod'))]),
  );
  const stripe = await step('Stripe stand-in', startStripeStandIn);
  const assembly = fit(synthesized, stripe);

  const aws = await step('Emulated AWS', startEmulatedAws);
  try {
    pointToEmulator(aws);
    const deployment = {
      settings,
      account: ACCOUNT,
      release: releaseName(),
      assembly,
      wayBack: assembly,
      product: CHECKOUT_BUILD,
      site: siteFiles(),
      showOutput: false,
    };
    await step('Bootstrap', () => prepareAccount(deployment));
    const outputs = await step('Deployment', () => deployEnvironment(deployment));
    await step('Comparison of the same release', async () => {
      const state = await readDeploymentState(await openEnvironment(settings));
      assert.equal(state.account, ACCOUNT);
      const changes = await describeChanges(settings, assembly, state);
      assert.match(changes, /Number of stacks with differences: 0/);
    });
    await prove(aws, stripe, deployment, outputs);
  } finally {
    await aws.stop();
    stripe.close();
  }
  console.log('\nNot proved here, but by assertions on the templates:');
  for (const { what, reason } of [...leftOut, ...withoutEffect])
    console.log(`  ${what}: ${reason}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\nDeployed, journey passed, broken deployment rolled back, destroyed: ${seconds} s`);
});
