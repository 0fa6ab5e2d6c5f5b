import { SSMClient } from '@aws-sdk/client-ssm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredParameter {
  Name: string;
  Value: string;
  Type: string;
  Overwrite: boolean;
}

/** SSM's parameters in memory, behind a server that speaks its protocol. */
export interface ParameterStore {
  client: SSMClient;
  stored: Map<string, StoredParameter>;
  /** Stored just before the next parameter that must be new. */
  rival: StoredParameter | undefined;
  close(): Promise<void>;
}

export async function openParameterStore(): Promise<ParameterStore> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const action = String(request.headers['x-amz-target']).split('.')[1]!;
      const { status, body } = answer(store, action, JSON.parse(text) as Input);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new SSMClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const store: ParameterStore = {
    client,
    stored: new Map(),
    rival: undefined,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}

type Input = StoredParameter & { Names: string[]; Path: string };

function answer({ stored, rival }: ParameterStore, action: string, input: Input) {
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
