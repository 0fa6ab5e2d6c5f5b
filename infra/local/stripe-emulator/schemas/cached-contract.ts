import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generateContract } from './generate-contract.ts';
import type { ContractDocument } from './json-schema.ts';

/** The folder of the installed `stripe` package. */
export const sdkFolder = dirname(dirname(createRequire(import.meta.url).resolve('stripe')));

/**
 * Returns the contract of the installed SDK from the cache, or generates and caches it. The file's name holds the SDK's
 * version and a hash of this folder, so it is never out of date.
 */
export function cachedContract(
  cacheFolder = join(dirname(sdkFolder), '.cache/stripe-schemas'),
): ContractDocument {
  const file = join(cacheFolder, `${sdkVersion()}-${generatorHash()}.json`);
  const cached = readDocument(file);
  if (cached) return cached;
  const document = generateContract(sdkFolder);
  writeAtomically(file, JSON.stringify(document));
  return document;
}

export function sdkVersion(): string {
  const text = readFileSync(join(sdkFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function readDocument(file: string): ContractDocument | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
  } catch {
    return undefined;
  }
}

/** Writes a file atomically, because several processes may generate it at the same time. */
function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    // In a read-only folder the next process generates the contract again.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  }
}

function generatorHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).toSorted()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    hash.update(`${name}\0`).update(readFileSync(join(import.meta.dirname, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
