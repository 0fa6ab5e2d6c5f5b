import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBundles } from '#functions/function-bundles.ts';
import { projectRoot } from '#platform/project-root.ts';
import { asListener } from '#http/http-handler.ts';
import { openOutbox } from '#mail/outbox.ts';
import { cognitoEndpoint } from '../cognito-endpoint.ts';
import { openLocalCognito } from '../local-cognito.ts';
import { poolTriggers } from '../pool-triggers.ts';
import { COGNITO_PATH, USER_POOL_CLIENT_ID } from '../user-pool.ts';

type Json = Record<string, unknown> & {
  status: number;
  AuthenticationResult: Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>;
};

/** Starts the stand-in for Cognito on a free port, with its data in its own folder. */
export async function startIdentity(folder = mkdtempSync(join(tmpdir(), 'identity-'))) {
  const outbox = openOutbox(join(folder, 'outbox.json'));
  const bundles = openBundles(join(projectRoot, 'functions/dist'));
  // There is no table in which a profile could be stored.
  const triggers = { ...poolTriggers(bundles), afterConfirmation: () => Promise.resolve() };
  const cognito = await openLocalCognito(folder, outbox, triggers);
  const server = createServer(asListener(cognitoEndpoint(cognito)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${COGNITO_PATH}`;

  // Read by the function that writes the mails, on its first call.
  process.env['SITE_ORIGIN'] ??= 'http://localhost:5173';
  process.env['AWS_REGION'] ??= 'us-east-1';
  process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ??= url;

  /** Calls as a browser does, with the client's id. @returns the body and the HTTP status */
  async function call(operation: string, fields: object, headers = {}): Promise<Json> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: JSON.stringify({ ClientId: USER_POOL_CLIENT_ID, ...fields }),
    });
    return { ...((await response.json()) as Json), status: response.status };
  }

  const newestCode = () => outbox.list()[0]!.code!;
  const signIn = (email: string, password: string) =>
    call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });

  return {
    url,
    folder,
    outbox,
    cognito,
    call,
    newestCode,
    signIn,
    /** Signs up and confirms. */
    async register(email: string, password: string) {
      const attributes = [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Ada' },
      ];
      const Username = randomUUID();
      await call('SignUp', { Username, Password: password, UserAttributes: attributes });
      await call('ConfirmSignUp', { Username, ConfirmationCode: newestCode() });
    },
    stop: () => new Promise((done) => server.close(done)),
    removeFolder: () => rmSync(folder, { recursive: true, force: true }),
  };
}
