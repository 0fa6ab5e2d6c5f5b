import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];
const DAY_MS = 86_400_000;

/** Makes a key and a certificate for `localhost` that is good for a day, in PEM. Nothing leaves this process. */
export function selfSignedCertificate(now = new Date()): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(tagged(0x06, ECDSA_WITH_SHA256));
  const name = sequence(
    tagged(0x31, sequence(tagged(0x06, COMMON_NAME), tagged(0x0c, Buffer.from('localhost')))),
  );
  const names = sequence(tagged(0x82, Buffer.from('localhost')));
  const extension = sequence(tagged(0x06, SUBJECT_ALT_NAME), tagged(0x04, names));
  const body = sequence(
    tagged(0xa0, tagged(0x02, [2])),
    // A serial number is positive.
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now.getTime() - DAY_MS), time(now.getTime() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(
    body,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** Encodes a value in DER: tag, length, content. */
function tagged(tag: number, content: Uint8Array | readonly number[]): Buffer {
  const bytes = Buffer.from(content);
  const { length } = bytes;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), bytes]);
}

function sequence(...items: Uint8Array[]): Buffer {
  return tagged(0x30, Buffer.concat(items));
}

function time(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
