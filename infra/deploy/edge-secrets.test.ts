import { SSMClient } from '@aws-sdk/client-ssm';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { edgeHashParameter, edgeSecretParameter } from '#edge/edge-secret.ts';
import { removeEdgeSecrets, storeEdgeSecrets } from './edge-secrets.ts';

interface Parameter {
  Name: string;
  Value: string;
  Type: string;
  Overwrite: boolean;
}

let stored: Map<string, Parameter>;
/** Stores this just before the next parameter that must be new. */
let rival: Parameter | undefined;
let server: Server;
let client: SSMClient;

/** Answers in SSM's protocol. */
beforeEach(async () => {
  stored = new Map();
  rival = undefined;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const action = String(request.headers['x-amz-target']).split('.')[1]!;
      const { status, body } = answerOf(action, JSON.parse(text) as never);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new SSMClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answerOf(action: string, input: Parameter & { Names: string[]; Path: string }) {
  const ok = (body: object) => ({ status: 200, body });
  if (action === 'GetParameters')
    return ok({ Parameters: input.Names.flatMap((name) => stored.get(name) ?? []) });
  if (action === 'GetParametersByPath') {
    const found = [...stored.values()].filter(({ Name }) => Name.startsWith(`${input.Path}/`));
    return ok({ Parameters: found.slice(0, 10) });
  }
  if (action === 'DeleteParameters') {
    for (const name of input.Names) stored.delete(name);
    return ok({ DeletedParameters: input.Names });
  }
  if (!input.Overwrite && rival) stored.set(rival.Name, rival);
  if (!input.Overwrite && stored.has(input.Name))
    return { status: 400, body: { __type: 'ParameterAlreadyExists' } };
  stored.set(input.Name, input);
  return ok({ Version: 1 });
}

const secret = edgeSecretParameter('dev', '1');
const hash = edgeHashParameter('dev', '1');
const valueOf = (name: string) => stored.get(name)!.Value;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const dev = { name: 'dev', edgeSecrets: ['1'] as const };

it('A first deployment creates a secret of 256 bits and its hash', async () => {
  await storeEdgeSecrets(client, dev);
  expect([...stored.keys()]).toEqual([secret, hash]);
  expect(Buffer.from(valueOf(secret), 'base64url')).toHaveLength(32);
  expect(valueOf(hash)).toBe(sha256(valueOf(secret)));
  for (const { Type } of stored.values()) expect(Type).toBe('String');
});

it('A later one keeps the secret, repairs its hash, and adds a second secret beside it', async () => {
  await storeEdgeSecrets(client, dev);
  const first = valueOf(secret);
  stored.delete(hash);
  await storeEdgeSecrets(client, { ...dev, edgeSecrets: ['1', '2'] });
  expect([valueOf(secret), valueOf(hash)]).toEqual([first, sha256(first)]);
  expect(valueOf(edgeSecretParameter('dev', '2'))).not.toBe(first);
});

it('Two first deployments at once use one secret', async () => {
  rival = { Name: secret, Value: 'the other one was first', Type: 'String', Overwrite: false };
  await storeEdgeSecrets(client, dev);
  expect(valueOf(secret)).toBe(rival.Value);
  expect(valueOf(hash)).toBe(sha256(rival.Value));
});

it('Destroying an environment deletes all of its secrets, and none of another one', async () => {
  const many = ['1', '2', '3', '4', '5', '6'] as const;
  await storeEdgeSecrets(client, { name: 'dev', edgeSecrets: many });
  await storeEdgeSecrets(client, { name: 'dev-2', edgeSecrets: ['1'] });
  await removeEdgeSecrets(client, 'dev');
  expect([...stored.keys()].every((name) => name.startsWith('/learning/dev-2/'))).toBe(true);
  expect(stored.size).toBe(2);
});
