import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { PASSKEY_DOMAIN } from '../user-pool.ts';

interface Flags {
  /** @default true */
  isUserVerified?: boolean;
  /** @default 'http://localhost:5173' */
  origin?: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** A passkey that a test holds in place of a device: it makes the answers of `navigator.credentials`. */
export class VirtualPasskey {
  readonly id = base64url(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  /** Answers `navigator.credentials.create`. */
  register(challenge: string, flags: Flags = {}) {
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(this.#registrationData(flags))],
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, flags),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`, as the text that Cognito takes. */
  sign(challenge: string, flags: Flags = {}): string {
    this.#counter += 1;
    const authenticatorData = this.#data(0, flags);
    const clientDataJSON = clientData('webauthn.get', challenge, flags);
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ]);
    return JSON.stringify(
      this.#credential({
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: createSign('SHA256').update(signed).sign(this.#keys.privateKey, 'base64url'),
      }),
    );
  }

  #credential<Response extends object>(response: Response) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    };
  }

  #registrationData(flags: Flags): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x!, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y!, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    return Buffer.concat([this.#data(0x40, flags), Buffer.alloc(16), length, id, key]);
  }

  /** Bits: 0 user present, 2 user verified, 6 with the key. */
  #data(bits: number, { isUserVerified = true }: Flags): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = Buffer.from([bits | 0x01 | (isUserVerified ? 0x04 : 0)]);
    return Buffer.concat([sha256(PASSKEY_DOMAIN), flags, counter]);
  }
}

function clientData(
  type: string,
  challenge: string,
  { origin = `http://${PASSKEY_DOMAIN}:5173` }: Flags,
): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes the head of a CBOR item: its kind, and its value or length below 65,536. */
function cborHead(kind: number, value: number): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.from([first | value]);
  if (value < 256) return Buffer.from([first | 24, value]);
  return Buffer.from([first | 25, value >> 8, value & 0xff]);
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) =>
  Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
