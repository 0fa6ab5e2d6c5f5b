import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { openObjectStore, type ObjectStore } from '#testing/object-store.ts';
import type { BuiltProduct } from '../build/built-product.ts';
import { siteFiles } from '../site/site-files.ts';
import { assertSameParts, releaseToPromote } from './promotion.ts';
import { packRelease, unpackRelease } from './release-archive.ts';
import { readArchive, readLive, readRelease, writeProof } from './release-store.ts';
import { releaseToReturnTo } from './roll-back.ts';
import { becomeLive, storeRelease } from './store-release.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-24T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const staging = environmentSettings('staging');
const prod = environmentSettings('prod');

let objects: ObjectStore;
let folder: string;

beforeEach(async () => {
  objects = await openObjectStore();
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});

afterEach(async () => {
  await objects.close();
  rmSync(folder, { recursive: true });
});

const store = (bucket = 'staging') => ({ client: objects.client, bucket });

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes a small build and its assembly. */
function build(name: string, asset = 'app-1.js'): { product: BuiltProduct; assembly: string } {
  const bundle = `export const handler = '${name}'`;
  write(`${name}/functions/learning/index.mjs`, bundle);
  write(`${name}/functions/content/catalog.json`, 'for the prerendered pages');
  write(`${name}/site/index.html`, `<script type="module" src="/assets/${asset}"></script>`);
  write(`${name}/site/assets/${asset}`, name);
  write(`${name}/site/assets/${asset}.br`, `${name}, compressed`);
  const routes = { prerendered: ['/'], shell: [], shared: [], modules: {}, files: [] };
  write(`${name}/site/site-routes.json`, JSON.stringify(routes));
  write(`${name}/assembly/manifest.json`, '{}');
  write(`${name}/assembly/cdk.out`, '{}');
  write(`${name}/assembly/asset.old/index.mjs`, 'of an earlier synthesis');
  write(`${name}/assembly/asset.1/index.mjs`, bundle);
  const source = { path: 'asset.1', packaging: 'zip' };
  write(`${name}/assembly/one.assets.json`, JSON.stringify({ files: { 1: { source } } }));
  const place = join(folder, name);
  const content = write(`${name}/content.json`, `content of ${name}`);
  const [functions, site, assembly] = ['functions', 'site', 'assembly'].map((part) =>
    join(place, part),
  ) as [string, string, string];
  return { product: { functions, site, content }, assembly };
}

async function deploy(release: string, at: Date, asset?: string, bucket?: string) {
  const { product, assembly } = build(release, asset);
  const deployed = { settings: staging, release, product, site: siteFiles(product.site) };
  const manifest = await storeRelease(store(bucket), deployed, assembly, at);
  await becomeLive(store(bucket), release, 'site', at);
  return manifest;
}

describe('a stored release', () => {
  it('comes back file by file, with its assembly and without assets of earlier syntheses', async () => {
    const manifest = await deploy('a', now);
    const target = join(folder, 'unpacked');
    const { product, assembly } = unpackRelease(await readArchive(store(), 'a'), manifest, target);
    const text = (file: string) => readFileSync(file, 'utf8');
    expect(text(join(product.functions, 'learning/index.mjs'))).toContain("'a'");
    expect(text(join(product.site, 'assets/app-1.js'))).toBe('a');
    expect(text(product.content)).toBe('content of a');
    expect(text(join(assembly, 'asset.1/index.mjs'))).toContain("'a'");
    expect(() => text(join(assembly, 'asset.old/index.mjs'))).toThrow('ENOENT');
    expect(siteFiles(product.site).map(({ key }) => key)).toEqual([
      'assets/app-1.js',
      'assets/app-1.js.identity',
      'index.html',
    ]);
  });

  it('has the same digests wherever it was built, and others after any change', () => {
    const { product, assembly } = build('a');
    const first = packRelease(product, assembly);
    expect(packRelease(product, assembly)).toMatchObject({
      digest: first.digest,
      parts: first.parts,
    });
    write('a/site/assets/app-1.js', 'changed');
    const second = packRelease(product, assembly);
    expect(second.parts).toMatchObject({
      functions: first.parts.functions,
      content: first.parts.content,
    });
    expect(second.parts.site).not.toBe(first.parts.site);
    expect(second.digest).not.toBe(first.digest);
  });

  it('is refused when a file of it was exchanged', () => {
    const { product, assembly } = build('a');
    const packed = packRelease(product, assembly);
    const archive = unzipSync(packed.bytes);
    const entry = Object.keys(archive).find((name) => name !== 'index.json')!;
    const bytes = zipSync({ ...archive, [entry]: Buffer.from('exchanged') });
    expect(() => unpackRelease(bytes, packed, join(folder, 'unpacked'))).toThrow('damaged');
    const other = { ...packed, digest: 'b'.repeat(64) };
    expect(() => unpackRelease(packed.bytes, other, join(folder, 'unpacked'))).toThrow('damaged');
  });
});

describe('the way back', () => {
  it('leads to the release before the live one that passed its smoke test', async () => {
    await deploy('a', daysAgo(3));
    await writeProof(store(), 'a', daysAgo(3));
    await deploy('b', daysAgo(2));
    await deploy('c', daysAgo(1));
    expect(await readLive(store())).toBe('c');
    expect((await releaseToReturnTo(store(), undefined, staging)).release).toBe('a');
    expect((await releaseToReturnTo(store(), 'b', staging)).release).toBe('b');
    await expect(releaseToReturnTo(store(), 'c', staging)).rejects.toThrow('live already');
    await expect(releaseToReturnTo(store(), 'd', staging)).rejects.toThrow('no release d');
  });

  it('does not lead past a replaced key, which the templates of the release would delete', async () => {
    await deploy('a', daysAgo(2));
    await writeProof(store(), 'a', daysAgo(2));
    await deploy('b', daysAgo(1));
    const rotated = { ...staging, signingKeys: ['1', '2'] as const };
    await expect(releaseToReturnTo(store(), undefined, rotated)).rejects.toThrow(
      'Keys were replaced since a was deployed',
    );
  });

  it('notes when a release ceased to be live', async () => {
    await deploy('a', daysAgo(3));
    await deploy('b', daysAgo(2));
    expect((await readRelease(store(), 'a')).lastLiveAt).toBe(daysAgo(2).toISOString());
    await becomeLive(store(), 'a', 'site', daysAgo(1));
    expect((await readRelease(store(), 'a')).lastLiveAt).toBeNull();
    expect((await readRelease(store(), 'b')).lastLiveAt).toBe(daysAgo(1).toISOString());
  });
});

describe('files of the site', () => {
  const put = (key: string, days: number) =>
    objects.stored.set(`site/${key}`, { bytes: Buffer.from(''), modifiedAt: daysAgo(days) });
  const keys = () => [...objects.stored.keys()].filter((name) => name.startsWith('site/'));

  it('that no release of the last 90 days has are deleted', async () => {
    await deploy('a', daysAgo(200), 'a.js');
    for (const days of [150, 140, 130, 120]) await deploy(`b${days}`, daysAgo(days), `b${days}.js`);
    await deploy('live-for-months', daysAgo(110), 'months.js');
    put('assets/a.js', 200);
    put('assets/months.js', 110);
    put('assets/unknown-new.js', 10);
    await deploy('new', now, 'new.js');
    expect(keys()).toEqual(['site/assets/months.js', 'site/assets/unknown-new.js']);
  });

  it('stay while the list of releases does not reach back 90 days: a page may be open that is older', async () => {
    put('assets/before-the-first-stored-release.js', 300);
    await deploy('first', daysAgo(1));
    await deploy('second', now);
    expect(keys()).toHaveLength(1);
  });
});

describe('a promotion', () => {
  const promotion = { from: staging, to: prod, wanted: undefined, checkout: 'a' };

  it('takes the live release of the other environment, once its smoke test passed there', async () => {
    await deploy('a', now);
    await expect(releaseToPromote(store(), promotion)).rejects.toThrow('not passed its smoke test');
    await writeProof(store(), 'a', now);
    expect((await releaseToPromote(store(), promotion)).release).toBe('a');
  });

  it('is refused from another checkout, and for what no commit has', async () => {
    await deploy('a', daysAgo(1));
    await writeProof(store(), 'a', now);
    const other = { ...promotion, checkout: 'b' };
    await expect(releaseToPromote(store(), other)).rejects.toThrow('git switch --detach a');
    await deploy('c-changed', now);
    await writeProof(store(), 'c-changed', now);
    const changed = { ...promotion, checkout: 'c-changed' };
    await expect(releaseToPromote(store(), changed)).rejects.toThrow('no commit has');
  });

  it('deploys the same functions, site and content, by their digests', async () => {
    const proven = await deploy('a', now);
    const archive = await readArchive(store(), 'a');
    const { product } = unpackRelease(archive, proven, join(folder, 'unpacked'));
    const { assembly } = build('for-prod');
    const deployed = { settings: prod, release: 'a', product, site: siteFiles(product.site) };
    const promoted = await storeRelease(store('prod'), deployed, assembly, now);
    expect(promoted.parts).toEqual(proven.parts);
    expect(promoted.digest).not.toBe(proven.digest);
    assertSameParts(proven, promoted);
    const parts = { ...promoted.parts, site: 'c'.repeat(64) };
    expect(() => assertSameParts(proven, { ...promoted, parts })).toThrow('The site deployed');
  });
});
