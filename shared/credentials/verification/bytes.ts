const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a! << 16) | (b << 8) | c;
    for (let digit = 0; digit < Math.min(4, bytes.length - at + 1); digit += 1) {
      text += BASE64URL[(group >> (18 - 6 * digit)) & 63];
    }
  }
  return text;
}

/**
 * Decodes base64url without padding. Returns undefined for any other spelling of the same bytes: a token with a changed last character
 * could otherwise still pass.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  let group = 0;
  let bits = 0;
  for (const digit of text) {
    group = ((group << 6) | BASE64URL.indexOf(digit)) & 0xff_ff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (group >> bits) & 0xff;
      at += 1;
    }
  }
  const rest = group & ((1 << bits) - 1);
  return rest === 0 ? bytes : undefined;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Decodes base58btc as multibase writes it: `z` in front. Only for keys and signatures, so long texts are refused. */
export function fromMultibase58(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,128}$/.test(text)) return undefined;
  const digits = text.slice(1);
  let value = 0n;
  for (const digit of digits) value = value * 58n + BigInt(BASE58.indexOf(digit));
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn));
  const zeros = /^1*/.exec(digits)![0].length;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes]);
}

/** Returns base58btc as multibase writes it: `z` in front. */
export function toMultibase58(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let digits = '';
  for (; value > 0n; value /= 58n) digits = BASE58[Number(value % 58n)]! + digits;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
