import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import {
  buildIfStale,
  functionsBuild,
  siteBuild,
} from '@learning/infra/deploy/build/build-if-stale';
import { openDocumentFolder } from '#credentials/document-folder.ts';
import { createCodeKey, LOCAL_CODE_KEY } from '#credentials/code-key.ts';
import { kmsEndpoint } from '#credentials/kms-endpoint.ts';
import { readProofKey } from '#credentials/proof-key.ts';
import { openSigningKey } from '#identity/tokens/signing-key.ts';
import { openDevSite } from '#site/dev-site.ts';
import { chooseEngine } from '#engine/choose-engine.ts';
import { countByEntity, ensureTable } from '#engine/local-table.ts';
import { startEngine } from '#engine/start-engine.ts';
import { functionEnvironment } from '#functions/function-environment.ts';
import { apiGateway } from '#gateway/gateway.ts';
import { jwtAuthorizer } from '#gateway/authorizer.ts';
import { startEventStream } from '#functions/event-stream.ts';
import { openExportFolder } from '#credentials/export-folder.ts';
import { openBundles } from '#functions/function-bundles.ts';
import { cognitoEndpoint } from '#identity/cognito-endpoint.ts';
import { demoAccount, ensureDemoAccount } from '#identity/demo-account.ts';
import {
  demoOperator,
  demoSupporter,
  ensureDemoOperators,
  operatorCode,
} from '#identity/demo-operator.ts';
import { codeEncryption, dataKeysOf } from '#identity/encrypt-code.ts';
import { openLocalCognito, type LocalCognito } from '#identity/local-cognito.ts';
import { poolTriggers } from '#identity/pool-triggers.ts';
import { createSampleLearners } from '#identity/sample-learners.ts';
import { ISSUER, USER_POOL_CLIENT_ID } from '#identity/user-pool.ts';
import { localEndpoint } from '#pages/local-endpoint.ts';
import { sesEndpoint } from '#mail/ses-endpoint.ts';
import { openOutbox } from '#mail/outbox.ts';
import { openPayments } from '#payments/open-payments.ts';
import { projectRoot } from './project-root.ts';
import { runQuietly } from '#process/run-quietly.ts';
import {
  orderSchedule,
  runOnce,
  schedules,
  startScheduledWork,
} from '#functions/scheduled-work.ts';
import type { Settings } from './settings.ts';
import { readBuiltSite } from '@learning/infra/deploy/site/site-files';
import { siteConfig } from '#site/site-config.ts';
import { site } from '#site/site.ts';
import { StartFailure } from './start-failure.ts';
import { claimStateFolder } from '#state/state-folder.ts';
import { watchFunctions } from '#functions/watch-functions.ts';
import { openWebServer } from '#http/web-server.ts';

const DAY_MS = 86_400_000;
/** The sample learners' fortnight, and the day on which it begins. */
const SAMPLE_DAYS = 15;

/** The callbacks of the command that starts the platform. */
export interface Starter {
  /** Prints a line of progress. */
  print: (line: string) => void;
  /** Registers a task for the end; the last one registered runs first. */
  onStop: (task: () => Promise<unknown> | void) => void;
  /** Reports why the platform cannot continue. */
  onFailure: (reason: StartFailure) => void;
}

/**
 * Starts table, identity, Stripe, catalog, demo learner, API, scheduled work and site, on one origin. It returns once all of them are
 * served; `assertResponses` checks the responses.
 *
 * @throws StartFailure with a sentence for the person who started it
 */
export async function startPlatform(settings: Settings, starter: Starter): Promise<void> {
  const { port, stateDir, fresh, dev, payments: mode, allowedHosts } = settings;
  const web = await openWebServer(port, { allowedHosts });
  starter.onStop(() => web.close());
  const paths = await claimStateFolder(stateDir, { port, fresh });
  const chosen = chooseEngine();

  await build(functionsBuild, 'Building the functions …', starter);
  if (!dev) await build(siteBuild, 'Building the site …', starter);

  const engine = await startEngine(paths.table, chosen);
  starter.onStop(() => engine.process.stop());
  void engine.process.exited.then(() =>
    starter.onFailure(new StartFailure('The DynamoDB engine stopped. Run npm start again.')),
  );
  await ensureTable(engine.client);

  const documents = openDocumentFolder(paths.credentials);
  const outbox = openOutbox(paths.outbox);
  const bundles = openBundles(join(projectRoot, 'functions/dist'));
  const codeKey = createCodeKey();
  const sending = {
    encrypt: codeEncryption(LOCAL_CODE_KEY, dataKeysOf(codeKey)),
    onFailure: console.error,
  };
  const cognito = await openLocalCognito(paths.identity, outbox, poolTriggers(bundles, sending));
  const origin = `http://localhost:${port}`;
  const isNew = (await cognito.listUsers()).length === 0;
  const hasSamples = settings.hasSamples && isNew && mode.kind === 'emulator';
  const startsAt = hasSamples ? new Date(Date.now() - SAMPLE_DAYS * DAY_MS) : undefined;
  const { tax } = settings;
  const location = { file: paths.stripe, accountFile: paths.stripeAccount, origin, startsAt, tax };
  const payments = await openPayments(mode, location, starter.print);
  starter.onStop(() => payments.close());
  const { access, rewritePage } = payments;
  const environment = functionEnvironment({
    engine: engine.endpoint,
    port,
    proofKey: readProofKey(paths.proofKey),
    stripe: access,
    tax,
  });
  Object.assign(process.env, environment);
  // Readable by the owner only: it may contain the key of a Stripe sandbox.
  writeFileSync(paths.environment, JSON.stringify(environment), { mode: 0o600 });
  starter.onStop(() => rmSync(paths.environment, { force: true }));
  await publishCatalog();
  const demoLearner = await ensureDemoAccount(cognito);
  await ensureDemoOperators(cognito);
  await Promise.all([seedDemoLearner(demoLearner), seedSampleCourseRatings()]);

  const tokens = { issuer: ISSUER, clientId: USER_POOL_CLIENT_ID, jwks: cognito.jwks };
  const readState = async () => ({
    demo: demoAccount,
    operators: [demoOperator, demoSupporter].map((operator) => ({
      ...operator,
      code: operatorCode(operator),
    })),
    mails: outbox.list(),
    users: await cognito.listUsers(),
    items: await countByEntity(engine.client),
  });
  const devSite = dev
    ? await openDevSite(web.servers, siteConfig(tax), rewritePage, allowedHosts)
    : undefined;
  if (devSite) starter.onStop(() => devSite.close());
  if (dev) starter.onStop(watchFunctions(bundles, publishCatalog, starter.print));
  const siteFolder = join(projectRoot, siteBuild.output);
  web.serve(
    {
      api: apiGateway({ routes: contract, bundles, authorize: jwtAuthorizer(tokens) }),
      cognito: cognitoEndpoint(cognito),
      ses: sesEndpoint(outbox),
      kms: kmsEndpoint(openSigningKey(paths.credentialKey), codeKey),
      s3: documents.put,
      exports: openExportFolder(paths.exports),
      documents: documents.serve,
      stripe: payments.endpoint,
      local: localEndpoint(readState),
      site:
        devSite?.handler ??
        site({
          folder: siteFolder,
          config: siteConfig(tax),
          origin,
          findDocument: documents.find,
          ...(rewritePage ? { rewritePage } : {}),
        }),
    },
    { isDevServer: dev, inlineHashes: dev ? [] : readBuiltSite(siteFolder).inlineHashes },
  );
  if (hasSamples) await seedSampleFortnight(cognito);
  payments.run();
  // The money of the samples stands in the figures from the first page on. What fails is tried again within a minute.
  if (hasSamples) await runOnce(bundles, orderSchedule).catch(console.error);
  if (settings.callsOnly) return;
  starter.onStop(startScheduledWork(bundles, schedules, console.error));
  const daysBefore = hasSamples ? SAMPLE_DAYS : 1;
  starter.onStop(startEventStream(engine.client, bundles, console.error, { daysBefore }));
}

async function build(target: typeof siteBuild, line: string, { print }: Starter): Promise<void> {
  await buildIfStale(projectRoot, target, async () => {
    print(line);
    await runQuietly('The build', ['npm', 'run', 'build', '-w', target.name]);
  });
}

function publishCatalog(): Promise<void> {
  const command = [process.execPath, 'functions/src/publishing/publish.ts', '--env', 'local'];
  return runQuietly('Publishing the catalog', command);
}

function seedDemoLearner(userId: string): Promise<void> {
  const script = 'functions/src/seeding/seed-demo-learner.ts';
  return runQuietly('Seeding the demo learner', [process.execPath, script, '--user-id', userId]);
}

function seedSampleCourseRatings(): Promise<void> {
  const script = 'functions/src/seeding/seed-sample-course-ratings.ts';
  return runQuietly('Seeding the sample reviews', [process.execPath, script]);
}

async function seedSampleFortnight(cognito: LocalCognito): Promise<void> {
  const accounts = JSON.stringify(await createSampleLearners(cognito));
  const script = 'functions/src/seeding/sample-fortnight/seed-sample-fortnight.ts';
  await runQuietly('Seeding the sample learners', [
    process.execPath,
    script,
    '--accounts',
    accounts,
  ]);
}
