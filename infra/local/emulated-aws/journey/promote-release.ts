import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import {
  CreateHostedZoneCommand,
  ListResourceRecordSetsCommand,
  Route53Client,
} from '@aws-sdk/client-route-53';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployEnvironment, type Deployment } from '@learning/infra/deploy/deploy-environment';
import { destroyEnvironment } from '@learning/infra/deploy/destroy-environment';
import { assertSameParts, releaseToPromote } from '@learning/infra/deploy/releases/promotion';
import { unpackRelease } from '@learning/infra/deploy/releases/release-archive';
import { describeParts } from '@learning/infra/deploy/releases/release-manifest';
import { readArchive, readRelease } from '@learning/infra/deploy/releases/release-store';
import { releaseStore } from '@learning/infra/deploy/releases/store-release';
import { siteFiles } from '@learning/infra/deploy/site/site-files';
import { existingStacks } from '@learning/infra/deploy/stacks';
import { synthesize } from '@learning/infra/deploy/synthesize';
import { environmentSettings, type EnvironmentSettings } from '@learning/infra/environments';
import { editAssembly } from '../assembly.ts';
import type { EmulatedHost } from './emulated-request.ts';

type HostedDomain = Extract<EnvironmentSettings['domain'], { hostedZone: object }>;

/** Creates the zone of a domain, as an operator has one. @returns its id */
async function createZone({ hostedZone: { name: Name } }: HostedDomain): Promise<string> {
  const { HostedZone } = await new Route53Client({}).send(
    new CreateHostedZoneCommand({ Name, CallerReference: Name }),
  );
  return HostedZone!.Id!.split('/').at(-1)!;
}

/** Names another zone in the templates, because the emulator chooses the id. @returns the folder of the copy */
function withZone(assembly: string, former: string, id: string): string {
  const copy = `${assembly}-zone`;
  editAssembly(assembly, copy, (_stack, template) => {
    Object.assign(template, JSON.parse(JSON.stringify(template).replaceAll(former, id)));
  });
  return copy;
}

/** Asserts that the domain leads to the distribution, by both versions of IP. */
async function assertPointsAt(name: string, HostedZoneId: string, distribution: string) {
  const { ResourceRecordSets = [] } = await new Route53Client({}).send(
    new ListResourceRecordSetsCommand({ HostedZoneId }),
  );
  const targets = Object.fromEntries(
    ResourceRecordSets.filter(({ Name }) => Name === `${name}.`).map(({ Type, AliasTarget }) => [
      Type,
      AliasTarget?.DNSName?.replace(/\.$/, ''),
    ]),
  );
  assert.deepEqual(targets, { A: distribution, AAAA: distribution });
}

/**
 * Deploys what one environment proved to another one with a domain of its own, compares both, and destroys the other one.
 *
 * @param fit fits templates to the emulator
 * @returns a line for each part that is the same
 */
export async function promoteRelease(
  deployment: Deployment,
  fit: (assembly: string) => string,
  edgeOf: (distributionDomain: string) => EmulatedHost,
): Promise<string[]> {
  const { settings: from, account, release } = deployment;
  const to = environmentSettings('emulated-next');
  const domain = to.domain as HostedDomain;
  const zoneId = await createZone(domain);
  const store = releaseStore(from, account);
  const proven = await releaseToPromote(store, { from, to, wanted: undefined, checkout: release });
  const folder = mkdtempSync(join(tmpdir(), 'promoted-'));
  try {
    const { product } = unpackRelease(await readArchive(store, release), proven, folder);
    const fitted = fit(await synthesize(to, { product, release }));
    const assembly = withZone(fitted, domain.hostedZone.id, zoneId);
    const outputs = await deployEnvironment({
      ...deployment,
      settings: to,
      assembly,
      wayBack: assembly,
      product,
      site: siteFiles(product.site),
    });
    assertSameParts(proven, await readRelease(releaseStore(to, account), release));
    const { body } = await edgeOf(outputs.DistributionDomainName)({ path: '/config.json' });
    assert.deepEqual([body.release, body.environment], [release, to.name]);
    assert.equal(outputs.SiteUrl, `https://${domain.name}`);
    await assertPointsAt(domain.name, zoneId, outputs.DistributionDomainName);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await destroyEnvironment(to, await existingStacks(new CloudFormationClient({}), to));
  return [
    `${release} from ${from.name} to ${to.name}, at https://${domain.name} with a certificate`,
    ...describeParts(proven),
  ];
}
