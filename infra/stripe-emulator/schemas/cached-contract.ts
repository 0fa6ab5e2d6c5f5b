import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generateContract } from './generate-contract.ts';
import type { ContractDocument } from './json-schema.ts';

/** Folder of the installed `stripe` package. */
export const sdkFolder = dirname(dirname(createRequire(import.meta.url).resolve('stripe')));

/**
 * The contract of the installed SDK: read from `node_modules/.cache/stripe-schemas`, or generated and left there for
 * the next process. The file's name holds the SDK's version and this folder's own hash, so it is never out of date.
 * @param cacheFolder where to look and leave it
 */
export function cachedContract(
  cacheFolder = join(dirname(sdkFolder), '.cache/stripe-schemas'),
): ContractDocument {
  const file = join(cacheFolder, `${sdkVersion()}-${generatorHash()}.json`);
  const kept = readDocument(file);
  if (kept) return kept;
  const document = generateContract(sdkFolder);
  leave(file, JSON.stringify(document));
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

/** In one step, because test workers and a running product may do the same at the same time. */
function leave(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    // A folder that cannot be written costs the next process the generation, nothing else.
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
