const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new ULID: ten digits of the time, and sixteen at random. Made here so that a repeated call stores one draft. */
export function newId(now: Date = new Date()): string {
  const time = Array.from({ length: 10 }, (_, place) =>
    digit(Math.floor(now.getTime() / 32 ** (9 - place)) % 32),
  );
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => digit(byte % 32));
  return [...time, ...random].join('');
}

const digit = (value: number) => DIGITS.charAt(value);
