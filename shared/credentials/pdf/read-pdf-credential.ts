import { LIMITS } from '../limits.ts';
import { fromText, type FoundCredential } from '../reading/read-credential.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { CREDENTIAL_ATTACHMENT } from './credential-attachment.ts';
import { type PdfObjects, readObjects } from './pdf-objects.ts';
import { type PdfDictionary, PdfText, type PdfValue } from './pdf-values.ts';

const MAX_NODES = 1_000;

/**
 * Finds the credential that is attached to a PDF as `credential.jwt`.
 *
 * @throws ReadFailure when there is none, or several that differ
 */
export async function readPdfCredential(bytes: Uint8Array): Promise<FoundCredential> {
  if (bytes.length > LIMITS.fileBytes) throw new ReadFailure('too_large');
  const objects = await readObjects(new Uint8Array(bytes));
  const found = new Set<string>();
  for (const file of attachedFiles(objects)) {
    if (nameOf(file) !== CREDENTIAL_ATTACHMENT) continue;
    const embedded = objects.resolve(file.get('EF'));
    const content = embedded instanceof Map ? (embedded.get('UF') ?? embedded.get('F')) : undefined;
    const text = await objects.readStream(content, LIMITS.credentialCharacters);
    if (!text) throw new ReadFailure('damaged_file');
    found.add(new TextDecoder().decode(text).trim());
  }
  const [credential, ...others] = found;
  if (credential === undefined) throw new ReadFailure('no_credential');
  if (others.length > 0) throw new ReadFailure('several_credentials');
  return fromText(credential, 'pdf');
}

/** Returns the attachments that the document's own list names. @see ISO 32000-2, 7.7.4 */
function attachedFiles({ root, resolve }: PdfObjects): PdfDictionary[] {
  const entry = (of: PdfValue | undefined, name: string) =>
    of instanceof Map ? resolve(of.get(name)) : undefined;
  const nodes = [entry(entry(root, 'Names'), 'EmbeddedFiles')];
  const files: PdfDictionary[] = [];
  // A tree whose branches lead back would have no end.
  for (let at = 0; at < Math.min(nodes.length, MAX_NODES); at += 1) {
    const [kids, names] = [entry(nodes[at], 'Kids'), entry(nodes[at], 'Names')];
    if (Array.isArray(kids)) nodes.push(...kids.slice(0, MAX_NODES).map(resolve));
    if (!Array.isArray(names)) continue;
    for (const value of names.map(resolve)) if (value instanceof Map) files.push(value);
  }
  return files;
}

function nameOf(file: PdfDictionary): string | undefined {
  const name = file.get('UF') ?? file.get('F');
  if (!(name instanceof PdfText)) return undefined;
  if (!name.bytes.startsWith('þÿ')) return name.bytes;
  const bytes = Uint8Array.from(name.bytes, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-16be').decode(bytes.subarray(2));
}
