import { LIMITS } from '../limits.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { unpack } from '../unpack.ts';
import {
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfScanner,
  type PdfValue,
} from './pdf-values.ts';

interface PdfObject {
  value: PdfValue;
  /** The packed bytes of a stream. */
  stream?: Uint8Array<ArrayBuffer>;
  /** Where it is defined; of several definitions, the last one counts. */
  at: number;
}

/** The objects of a PDF, and the object that everything starts from. */
export interface PdfObjects {
  root: PdfValue;
  /** Follows a reference. */
  resolve: (value: PdfValue | undefined) => PdfValue | undefined;
  /** Returns the unpacked stream that a value refers to. */
  readStream: (value: PdfValue | undefined, maxBytes: number) => Promise<Uint8Array | undefined>;
}

const OBJECT =
  /(?<![\d.])(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![a-z])|\btrailer(?![a-z])/g;

/** Each may cost reading the rest of the file. */
const MAX_FAILURES = 20;

/**
 * Reads the objects of a PDF in the order of the file. Its table of objects is not used: it is often wrong in files that were edited.
 *
 * @throws ReadFailure when it is damaged, or protected by a password
 */
export async function readObjects(file: Uint8Array<ArrayBuffer>): Promise<PdfObjects> {
  const text = new TextDecoder('latin1').decode(file);
  const objects = new Map<number, PdfObject>();
  const trailers: PdfDictionary[] = [];
  let failures = 0;
  for (let at = 0; ;) {
    OBJECT.lastIndex = at;
    const found = OBJECT.exec(text);
    if (!found) break;
    const scanner = new PdfScanner(text, OBJECT.lastIndex);
    at = scanner.at;
    const value = attempt(() => scanner.readValue());
    if (value === undefined) {
      failures += 1;
      if (failures > MAX_FAILURES) throw new ReadFailure('damaged_file');
      continue;
    }
    at = scanner.at;
    if (found[1] === undefined) {
      if (value instanceof Map) trailers.push(value);
      continue;
    }
    const object: PdfObject = { value, at: found.index };
    if (value instanceof Map && scanner.skipWord('stream')) {
      const [start, end] = streamRange(text, scanner.at, value);
      object.stream = file.slice(start, end);
      at = end;
      if (isOfType(value, 'XRef')) trailers.push(value);
    }
    objects.set(Number(found[1]), object);
  }
  await addPackedObjects(objects);
  const resolve = (value: PdfValue | undefined) =>
    value instanceof PdfReference ? objects.get(value.object)?.value : value;
  const last = trailers.findLast((trailer) => trailer.has('Root'));
  if (!last) throw new ReadFailure('damaged_file');
  if (trailers.some((trailer) => trailer.has('Encrypt'))) throw new ReadFailure('no_credential');
  return {
    root: resolve(last.get('Root')) ?? null,
    resolve,
    async readStream(value, maxBytes) {
      const object = value instanceof PdfReference ? objects.get(value.object) : undefined;
      return object && unpackStream(object, maxBytes);
    },
  };
}

/** Adds the objects that are packed into streams, as other programs than ours write them. @see ISO 32000-2, 7.5.7 */
async function addPackedObjects(objects: Map<number, PdfObject>): Promise<void> {
  let left: number = LIMITS.pdfObjectBytes;
  const containers = Array.from(objects.values());
  for (const container of containers) {
    const { value: dictionary } = container;
    if (!(dictionary instanceof Map) || !isOfType(dictionary, 'ObjStm')) continue;
    const bytes = await unpackStream(container, left);
    if (!bytes) throw new ReadFailure('damaged_file');
    left -= bytes.length;
    const text = new TextDecoder('latin1').decode(bytes);
    const [first, count] = [dictionary.get('First'), dictionary.get('N')];
    if (typeof first !== 'number' || typeof count !== 'number') continue;
    const numbers = text.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
    for (let at = 0; at + 1 < Math.min(numbers.length, count * 2); at += 2) {
      // Objects follow each other, so each part of the text is read once.
      const [number, begin, end = text.length] = [numbers[at]!, numbers[at + 1]!, numbers[at + 3]];
      const part = end > begin ? text.slice(first + begin, first + end) : '';
      const value = attempt(() => new PdfScanner(part).readValue());
      const known = objects.get(number);
      if (value !== undefined && (known === undefined || known.at < container.at)) {
        objects.set(number, { value, at: container.at });
      }
    }
  }
}

/** Returns where a stream begins and ends. Its length may be wrong, or in another object: then its end is looked for. */
function streamRange(text: string, from: number, dictionary: PdfDictionary): [number, number] {
  const start = from + (/^\r?\n|^\r/.exec(text.slice(from, from + 2))?.[0].length ?? 0);
  const length = dictionary.get('Length');
  if (typeof length === 'number' && length >= 0) {
    const end = start + length;
    if (/^\s*endstream/.test(text.slice(end, end + 14))) return [start, end];
  }
  const end = text.indexOf('endstream', start);
  if (end === -1) return [start, text.length];
  return [start, end - (/\r?\n$|\r$/.exec(text.slice(end - 2, end))?.[0].length ?? 0)];
}

async function unpackStream(
  { value, stream }: PdfObject,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (!stream || !(value instanceof Map)) return undefined;
  const parameters = value.get('DecodeParms') ?? null;
  const filters = [value.get('Filter') ?? []].flat();
  if (filters.length === 0) return stream.length > maxBytes ? undefined : stream;
  const [filter] = filters;
  const isPlain = parameters === null || (Array.isArray(parameters) && parameters[0] === null);
  const isFlate = filter instanceof PdfName && filter.name === 'FlateDecode';
  return filters.length === 1 && isFlate && isPlain
    ? unpack(stream, 'deflate', maxBytes)
    : undefined;
}

function isOfType(dictionary: PdfDictionary, type: string): boolean {
  const stated = dictionary.get('Type');
  return stated instanceof PdfName && stated.name === type;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
