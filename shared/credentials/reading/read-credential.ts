import { readBakedPng } from '../baking/bake-png.ts';
import { readBakedSvg } from '../baking/bake-svg.ts';
import { isPng } from '../baking/png-chunks.ts';
import { LIMITS } from '../limits.ts';
import { asText, isObject, type JsonObject, parseJson } from './parse-json.ts';
import { ReadFailure } from './read-failure.ts';

/** In what the credential was handed in. */
export type Carrier = 'text' | 'pdf' | 'png' | 'svg';

/** A credential as it was found, not verified. */
export type FoundCredential =
  | { carrier: Carrier; form: 'jwt'; token: string }
  | { carrier: Carrier; form: 'json'; json: JsonObject };

/**
 * Finds the credential in a file: a token (.jwt), JSON, or a badge as PNG or SVG. What the file is follows from its bytes, not from
 * its name.
 *
 * @throws ReadFailure
 */
export function readCredential(bytes: Uint8Array): FoundCredential {
  if (bytes.length > LIMITS.fileBytes) throw new ReadFailure('too_large');
  if (isPng(bytes)) return fromText(readBakedPng(bytes), 'png');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReadFailure('not_a_credential');
  }
  return readCredentialText(text);
}

/**
 * Finds the credential in a text that was pasted.
 *
 * @throws ReadFailure
 */
export function readCredentialText(text: string): FoundCredential {
  if (text.length > LIMITS.fileBytes) throw new ReadFailure('too_large');
  const trimmed = text.trim();
  return trimmed.startsWith('<')
    ? fromText(readBakedSvg(trimmed), 'svg')
    : fromText(trimmed, 'text');
}

/**
 * Takes a text that was found in a file for a credential.
 *
 * @throws ReadFailure
 */
export function fromText(text: string, carrier: Carrier): FoundCredential {
  if (text.length > LIMITS.credentialCharacters) throw new ReadFailure('too_large');
  if (/^[\w-]+\.[\w-]*\.[\w-]*$/.test(text)) return { carrier, form: 'jwt', token: text };
  if (!/^[{["]/.test(text)) throw new ReadFailure('not_a_credential');
  const value = parseJson(text);
  // A token as JSON text, and the envelope of the Verifiable Credentials data model.
  if (typeof value === 'string') return fromToken(value, carrier);
  const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(one)) throw new ReadFailure('not_a_credential');
  const envelope = /^data:application\/vc\+jwt[,;]([\w-]+\.[\w-]*\.[\w-]*)$/.exec(
    asText(one['id']) ?? '',
  );
  if (envelope) return fromToken(envelope[1]!, carrier);
  return { carrier, form: 'json', json: one };
}

function fromToken(text: string, carrier: Carrier): FoundCredential {
  if (!/^[\w-]+\.[\w-]*\.[\w-]*$/.test(text)) throw new ReadFailure('not_a_credential');
  return { carrier, form: 'jwt', token: text };
}
