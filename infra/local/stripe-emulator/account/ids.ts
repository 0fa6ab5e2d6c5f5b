import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates an id like Stripe's: a prefix and unguessable letters. */
export function newId(prefix: string, length = 24): string {
  // After `pi_3` and similar prefixes the letters follow directly.
  const head = /_\d$/.test(prefix) ? prefix : `${prefix}_`;
  let id = '';
  // 248 = 4 × 62, so that all letters are equally likely.
  while (id.length < length) {
    for (const byte of randomBytes(length + 8)) {
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return head + id;
}

/** Returns the id of a reference that may be expanded. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
