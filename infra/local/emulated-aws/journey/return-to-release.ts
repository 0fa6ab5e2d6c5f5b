import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltProduct } from '@learning/infra/deploy/build/built-product';
import { deployEnvironment, type Deployment } from '@learning/infra/deploy/deploy-environment';
import { OperatorFailure } from '@learning/infra/deploy/operator-failure';
import { readLive, readRelease } from '@learning/infra/deploy/releases/release-store';
import { releaseToReturnTo, rollBack } from '@learning/infra/deploy/releases/roll-back';
import { releaseStore } from '@learning/infra/deploy/releases/store-release';
import type { Host } from '@learning/infra/deploy/smoke/host';
import { smokeRelease } from '@learning/infra/deploy/smoke/smoke-site';
import { editAssembly, type Template } from '../assembly.ts';

const BROKEN = 'broken-release';
const TITLE = 'A title of the broken release';

/** Where a deployed environment is called. */
export interface Place {
  edge: Host;
  api: Host;
  siteUrl: string;
}

/**
 * Deploys a release whose sign-in fails and whose content has another title. The smoke test has to see it, and the rollback has to bring
 * the former release back with its content.
 *
 * @returns a line for each step
 */
export async function returnToRelease(deployment: Deployment, place: Place): Promise<string[]> {
  const { settings, account, release, showOutput } = deployment;
  const store = releaseStore(settings, account);
  const titleBefore = await firstTitle(place.api);
  const smokeOf = async (name: string) => {
    const manifest = await readRelease(store, name);
    const { edge: site, api } = place;
    // 404 in AWS (see `unsupported.ts`).
    const deployed = { site, api, settings, ...manifest, missingStatus: 403 };
    return smokeRelease(store, deployed, place.siteUrl);
  };

  const folder = mkdtempSync(join(tmpdir(), 'broken-release-'));
  try {
    const assembly = `${deployment.assembly}-broken-release`;
    editAssembly(deployment.assembly, assembly, (_stack, template) => breakSignIn(template));
    await deployEnvironment({
      ...deployment,
      release: BROKEN,
      assembly,
      wayBack: assembly,
      product: withOtherTitle(deployment.product, join(folder, 'published.json')),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  assert.equal(await readLive(store), BROKEN);
  assert.equal(await firstTitle(place.api), TITLE);
  const seen = await smokeOf(BROKEN).then(
    () => assert.fail('the smoke test passed'),
    (error: unknown) => error as Error,
  );
  assert.ok(seen instanceof OperatorFailure, String(seen));
  assert.match(seen.message, /sign-in.*\n.*npm run rollback -- --env emulated$/s);

  const manifest = await releaseToReturnTo(store, undefined, settings);
  assert.equal(manifest.release, release);
  await rollBack(store, manifest, { settings, account, showOutput });
  const checks = await smokeOf(release);
  assert.equal(await firstTitle(place.api), titleBefore);
  return [
    `${BROKEN}: the smoke test saw that sign-in fails, and named the rollback`,
    `back to ${release}: ${checks.length} checks passed, its content is published`,
  ];
}

async function firstTitle(api: Host): Promise<string> {
  const { status, body } = await api({ path: '/api/courses' });
  assert.equal(status, 200);
  return body.find((course: { id: number }) => course.id === 1)?.title;
}

/** Breaks the function of sign-in, and names the release in every function, as any release does. */
function breakSignIn({ Resources }: Template): void {
  for (const { Type, Properties } of Object.values(Resources)) {
    if (Type !== 'AWS::Lambda::Function' || !Properties) continue;
    const { Environment, FunctionName } = Properties as {
      Environment?: { Variables: Record<string, unknown> };
      FunctionName?: unknown;
    };
    if (Environment?.Variables['RELEASE']) Environment.Variables['RELEASE'] = BROKEN;
    if (String(FunctionName).endsWith('-identity')) Properties['Handler'] = 'index.doesNotExist';
  }
}

/** Writes the content of a build with another title of the first course. */
function withOtherTitle(product: BuiltProduct, file: string): BuiltProduct {
  const content = JSON.parse(readFileSync(product.content, 'utf8')) as {
    items: { record: { entity: string; id: unknown; title?: string; contentHash: string } }[];
  };
  const course = content.items.find(({ record }) => record.entity === 'course' && record.id === 1);
  assert.ok(course, 'the content has no course 1');
  Object.assign(course.record, { title: TITLE, contentHash: 'of-the-broken-release' });
  writeFileSync(file, JSON.stringify(content));
  return { ...product, content: file };
}
