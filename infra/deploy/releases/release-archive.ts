/** Packs what was deployed into one file, and unpacks it after checking every file of it. */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import type { BuiltProduct } from '../build/built-product.ts';
import { OperatorFailure } from '../operator-failure.ts';
import { assemblyFiles } from './assembly-files.ts';

/** Path in the release → SHA-256 of the file. */
const Index = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
type Index = z.infer<typeof Index>;

const INDEX = 'index.json';
/** Compressed before; doing it again takes time and saves nothing. */
const COMPRESSED = /\.(br|gz|woff2|png|jpg|webp|pdf)$/;

export interface PackedRelease {
  bytes: Uint8Array;
  digest: string;
  parts: { functions: string; site: string; content: string };
}

/** An unpacked release: what was built, and the cloud assembly of the environment that it was deployed to. */
export interface UnpackedRelease {
  product: BuiltProduct;
  assembly: string;
}

/** Packs a build and its cloud assembly. Files of the same content are stored once, under their digest. */
export function packRelease({ functions, site, content }: BuiltProduct, assembly: string) {
  const bundles = filesBelow(functions).filter((name) => !name.startsWith('content/'));
  const files = new Map([
    ...placed('functions', functions, bundles),
    ...placed('site', site, filesBelow(site)),
    ['content.json', content] as const,
    ...placed('assembly', assembly, assemblyFiles(assembly)),
  ]);
  const index: Index = {};
  const archive: Zippable = {};
  for (const [path, file] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = readFileSync(file);
    const digest = sha256(bytes);
    index[path] = digest;
    archive[digest] ??= [bytes, { level: COMPRESSED.test(path) ? 0 : 6 }];
  }
  const text = JSON.stringify(index);
  archive[INDEX] = Buffer.from(text);
  const packed: PackedRelease = {
    bytes: zipSync(archive),
    digest: sha256(text),
    parts: partsOf(index),
  };
  return packed;
}

/**
 * Unpacks a release into an empty folder.
 *
 * @param digest that the archive must have
 * @throws OperatorFailure when the archive, or a file of it, is not what was packed
 */
export function unpackRelease(
  bytes: Uint8Array,
  { digest, parts }: Pick<PackedRelease, 'digest' | 'parts'>,
  folder: string,
): UnpackedRelease {
  const archive = unzipSync(bytes);
  const text = Buffer.from(archive[INDEX] ?? []).toString();
  if (sha256(text) !== digest) throw damaged(INDEX);
  const index = Index.parse(JSON.parse(text));
  if (JSON.stringify(partsOf(index)) !== JSON.stringify(parts)) throw damaged('manifest.json');
  for (const [path, expected] of Object.entries(index)) {
    const content = archive[expected];
    const target = resolve(folder, path);
    const isInside = target.startsWith(resolve(folder) + sep);
    if (!content || !isInside || sha256(content) !== expected) throw damaged(path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return {
    product: {
      functions: join(folder, 'functions'),
      site: join(folder, 'site'),
      content: join(folder, 'content.json'),
    },
    assembly: join(folder, 'assembly'),
  };
}

/** Returns the digests of what is the same in every environment. */
function partsOf(index: Index): PackedRelease['parts'] {
  const digestOf = (prefix: string) => {
    const lines = Object.entries(index).filter(([path]) => path.startsWith(prefix));
    return sha256(lines.map((line) => line.join('\n')).join('\0'));
  };
  return {
    functions: digestOf('functions/'),
    site: digestOf('site/'),
    content: index['content.json'] ?? '',
  };
}

function placed(prefix: string, folder: string, names: readonly string[]) {
  return names.map((name) => [`${prefix}/${name}`, join(folder, name)] as const);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path).split(sep).join('/'));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function damaged(path: string): OperatorFailure {
  return new OperatorFailure(
    `The archive of the release is damaged at ${path}. Nothing was deployed.`,
  );
}
