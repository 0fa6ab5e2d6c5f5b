import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCodeKey, LOCAL_CODE_KEY } from '#credentials/code-key.ts';
import { KMS_PATH, kmsEndpoint } from '#credentials/kms-endpoint.ts';
import { ensureTable, LOCAL_TABLE_NAME } from '#engine/local-table.ts';
import { startEngine } from '#engine/start-engine.ts';
import { openBundles } from '#functions/function-bundles.ts';
import { projectRoot } from '#platform/project-root.ts';
import { asListener, type HttpHandler } from '#http/http-handler.ts';
import { openOutbox } from '#mail/outbox.ts';
import { SES_PATH, sesEndpoint } from '#mail/ses-endpoint.ts';
import { cognitoEndpoint } from '../cognito-endpoint.ts';
import { codeEncryption, dataKeysOf, type EncryptCode } from '../encrypt-code.ts';
import { openLocalCognito } from '../local-cognito.ts';
import { poolTriggers } from '../pool-triggers.ts';
import { openSigningKey } from '../tokens/signing-key.ts';
import { COGNITO_PATH, USER_POOL_CLIENT_ID } from '../user-pool.ts';

type Json = Record<string, unknown> & {
  status: number;
  AuthenticationResult: Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>;
};

/** The stand-ins that the functions call. They read the addresses once, so these stay when a test starts the identity again. */
const codeKey = createCodeKey();
let running: { cognito: HttpHandler; ses: HttpHandler; kms: HttpHandler } | undefined;
const services = createServer(
  asListener((request, response) => {
    const name = request.url?.startsWith(SES_PATH)
      ? 'ses'
      : request.url?.startsWith(KMS_PATH)
        ? 'kms'
        : 'cognito';
    return running![name](request, response);
  }),
);

async function startServices(): Promise<void> {
  if (services.listening) return;
  await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
  services.unref();
  // Counts the mails of each mailbox; a fresh one for each test file.
  const engine = await startEngine(mkdtempSync(join(tmpdir(), 'identity-table-')));
  await ensureTable(engine.client);
  const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    TABLE_NAME: LOCAL_TABLE_NAME,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    SITE_ORIGIN: 'http://localhost:5173',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin + COGNITO_PATH,
    AWS_ENDPOINT_URL_SESV2: origin + SES_PATH,
    AWS_ENDPOINT_URL_KMS: origin + KMS_PATH,
    CODE_KEY: LOCAL_CODE_KEY,
    MAIL_SENDER: 'no-reply@duecourse.example',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
}

interface Options {
  /** Where the data are. */
  folder?: string;
  /** Whether the pool has a sender of ours, so that a function sends the mails with codes. */
  hasSender?: boolean;
  /** Encrypts the codes for the function that sends them. */
  encrypt?: EncryptCode;
}

/** Starts the stand-in for Cognito on a free port, with its data in its own folder. */
export async function startIdentity({
  folder = mkdtempSync(join(tmpdir(), 'identity-')),
  hasSender = true,
  encrypt = codeEncryption(LOCAL_CODE_KEY, dataKeysOf(codeKey)),
}: Options = {}) {
  await startServices();
  const outbox = openOutbox(join(folder, 'outbox.json'));
  const bundles = openBundles(join(projectRoot, 'functions/dist'));
  const unsent: unknown[] = [];
  const sending = {
    encrypt,
    onFailure: (error: unknown) => void unsent.push(error),
  };
  const called = hasSender ? poolTriggers(bundles, sending) : poolTriggers(bundles);
  // No test here reads a profile.
  const triggers = { ...called, afterConfirmation: () => Promise.resolve() };
  const cognito = await openLocalCognito(folder, outbox, triggers);
  const endpoint = cognitoEndpoint(cognito);
  const signingKey = openSigningKey(join(folder, 'credential-key.pem'));
  running = { cognito: endpoint, ses: sesEndpoint(outbox), kms: kmsEndpoint(signingKey, codeKey) };
  const server = createServer(asListener(endpoint));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${COGNITO_PATH}`;

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
    /** Why mails with codes were not sent. */
    unsent,
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
