import { createHash, createPublicKey, createVerify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asListener } from '#http/http-handler.ts';
import { openSigningKey } from '#identity/tokens/signing-key.ts';
import { openDocumentFolder } from './document-folder.ts';
import { createCodeKey, LOCAL_CODE_KEY } from './code-key.ts';
import { kmsEndpoint, LOCAL_SIGNING_KEY } from './kms-endpoint.ts';

const SIGNED = { authorization: 'AWS4-HMAC-SHA256 Credential=local' };
const MESSAGE = Buffer.from('a credential');

const codeKey = createCodeKey();

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'credentials-'));
  const kms = kmsEndpoint(openSigningKey(join(folder, 'key.pem')), codeKey);
  const documents = openDocumentFolder(join(folder, 'documents'));
  server = createServer(
    asListener((request, response) => {
      const url = request.url ?? '';
      if (url.startsWith('/_local/kms')) return kms(request, response);
      return (url.startsWith('/_local/s3') ? documents.put : documents.serve)(request, response);
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

async function callKms(action: string, input: object, headers: Record<string, string> = SIGNED) {
  const response = await fetch(`${origin}/_local/kms`, {
    method: 'POST',
    headers: { 'x-amz-target': `TrentService.${action}`, ...headers },
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const signCall = {
  KeyId: LOCAL_SIGNING_KEY,
  Message: createHash('sha256').update(MESSAGE).digest('base64'),
  MessageType: 'DIGEST',
  SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
};

describe('the stand-in for KMS', () => {
  test('signs a hash with the key it publishes', async () => {
    const { body: signature } = await callKms('Sign', signCall);
    const { body: key } = await callKms('GetPublicKey', { KeyId: LOCAL_SIGNING_KEY });
    const der = Buffer.from(key['PublicKey']!, 'base64');
    const verifier = createVerify('RSA-SHA256').update(MESSAGE);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    expect(verifier.verify(publicKey, Buffer.from(signature['Signature']!, 'base64'))).toBe(true);
  });

  test('decrypts with the key for codes, with the same context alone', async () => {
    const context = { 'userpool-id': 'pool', a: 'b' };
    const CiphertextBlob = codeKey.encrypt(Buffer.from('data key'), context).toString('base64');
    const decrypt = (EncryptionContext: object, KeyId = LOCAL_CODE_KEY) =>
      callKms('Decrypt', { KeyId, CiphertextBlob, EncryptionContext });
    const { status, body } = await decrypt({ a: 'b', 'userpool-id': 'pool' });
    expect([status, body['KeyId']]).toEqual([200, LOCAL_CODE_KEY]);
    expect(Buffer.from(body['Plaintext']!, 'base64').toString()).toBe('data key');
    expect((await decrypt({ 'userpool-id': 'other', a: 'b' })).status).toBe(400);
    expect((await decrypt(context, LOCAL_SIGNING_KEY)).status).toBe(400);
  });

  test.each([
    ['another key', 'Sign', { ...signCall, KeyId: 'other' }, SIGNED],
    ['no hash', 'Sign', { ...signCall, Message: 'AAAA' }, SIGNED],
    ['another algorithm', 'Sign', { ...signCall, SigningAlgorithm: 'RSASSA_PSS_SHA_256' }, SIGNED],
    ['another call', 'Encrypt', { KeyId: LOCAL_CODE_KEY }, SIGNED],
    ['an unsigned call', 'Sign', signCall, {}],
  ])('refuses %s', async (_case, action, input, headers) => {
    const { status } = await callKms(action, input, headers as Record<string, string>);
    expect(status).toBe(400);
  });
});

describe('the folder of public documents', () => {
  const put = (path: string, headers: Record<string, string> = SIGNED) =>
    fetch(`${origin}/_local/s3/credentials-local/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'cache-control': 'max-age=30', ...headers },
      body: '{"keys":[]}',
    });

  test('serves what was put, to every site', async () => {
    expect((await put('credentials/keys/a-1_B.json')).status).toBe(200);
    const response = await fetch(`${origin}/credentials/keys/a-1_B.json`);
    expect(await response.text()).toBe('{"keys":[]}');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'max-age=30',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await fetch(`${origin}/credentials/nothing.json`)).status).toBe(404);
    const written = await fetch(`${origin}/credentials/keys/a-1_B.json`, { method: 'POST' });
    expect(written.status).toBe(403);
  });

  test('serves a picture byte for byte, and the issuer as a DID at its own address', async () => {
    const picture = Uint8Array.of(137, 80, 78, 71, 0, 255, 128);
    const did = '{"id":"did:web:localhost%3A5173"}';
    for (const [key, type, body] of [
      ['credentials/pictures/issuer-1.png', 'image/png', picture],
      ['.well-known/did.json', 'application/did+json', did],
    ] as const) {
      const headers = { 'content-type': type, ...SIGNED };
      const url = `${origin}/_local/s3/credentials-local/${key}`;
      expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
    }
    const served = await fetch(`${origin}/credentials/pictures/issuer-1.png`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture);
    expect(served.headers.get('content-type')).toBe('image/png');
    const document = await fetch(`${origin}/.well-known/did.json`);
    expect(await document.text()).toBe(did);
    expect(Object.fromEntries(document.headers)).toMatchObject({
      'content-type': 'application/did+json',
      'access-control-allow-origin': '*',
    });
  });

  test.each([
    '.well-known/other.json',
    'other/a.json',
    'credentials/..%2f..%2fkey.pem',
    'credentials/',
    'credentials/.hidden',
  ])('refuses to write %s', async (path) => {
    expect((await put(path)).status).toBe(403);
  });

  test('refuses an unsigned write', async () => {
    expect((await put('credentials/a.json', {})).status).toBe(403);
  });
});
