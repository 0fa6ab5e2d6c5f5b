import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** Cognito's response: the name of an error, or a result. */
export type CognitoResponse = { error: string } | { result: object };

export interface CognitoServer {
  endpoint: string;
  /** The bodies of the requests so far. */
  requests: Record<string, unknown>[];
  response: CognitoResponse;
  /** The responses to operations, such as `ListUsers`, that differ from `response`. */
  responses: Record<string, CognitoResponse>;
  close: () => Promise<void>;
}

/** Starts a server that gives a fixed response in Cognito's protocol. */
export async function startCognitoServer(): Promise<CognitoServer> {
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      cognito.requests.push(JSON.parse(text) as Record<string, unknown>);
      const operation = String(request.headers['x-amz-target']).split('.').at(-1)!;
      const fixed = cognito.responses[operation] ?? cognito.response;
      const isError = 'error' in fixed;
      response.writeHead(isError ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(isError ? { __type: fixed.error, message: 'x' } : fixed.result));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cognito: CognitoServer = {
    endpoint: `http://127.0.0.1:${port}`,
    requests: [],
    response: { error: 'NotAuthorizedException' },
    responses: {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return cognito;
}

/** Starts the server and points Cognito's clients to it until it is closed. */
export async function startCognitoForClients(): Promise<CognitoServer> {
  const cognito = await startCognitoServer();
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', cognito.endpoint);
  const { close } = cognito;
  cognito.close = () => {
    vi.unstubAllEnvs();
    return close();
  };
  return cognito;
}
