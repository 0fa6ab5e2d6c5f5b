import { CognitoError } from 'cognito-local/lib/errors.js';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';
import type { Fields } from './calls/call.ts';
import type { LocalCognito } from './local-cognito.ts';
import { COGNITO_PATH, USER_POOL_ID } from './user-pool.ts';

const MAX_BODY_BYTES = 100_000;
const JSON_TYPE = 'application/x-amz-json-1.1';

/** Calls without an AWS signature. All others need one, as in AWS; the stand-in does not verify it. */
const PUBLIC_OPERATIONS = new Set([
  'AssociateSoftwareToken',
  'ChangePassword',
  'CompleteWebAuthnRegistration',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'DeleteWebAuthnCredential',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GlobalSignOut',
  'InitiateAuth',
  'ListWebAuthnCredentials',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SetUserMFAPreference',
  'SignUp',
  'StartWebAuthnRegistration',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
]);

/** Serves Cognito's protocol on `/_local/cognito/`, and the pool's public keys where verifiers look for them. */
export function cognitoEndpoint(cognito: LocalCognito): HttpHandler {
  return async (request, response) => {
    const send = (status: number, type: string, body: object) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(JSON.stringify(body, datesAsSeconds));
    };
    if (request.url === `${COGNITO_PATH}${USER_POOL_ID}/.well-known/jwks.json`) {
      return send(200, 'application/json', cognito.jwks);
    }
    if (request.method !== 'POST') return send(405, JSON_TYPE, { message: 'Use POST.' });
    try {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      assertSigned(operation, request.headers.authorization);
      const body = await readBody(request, MAX_BODY_BYTES);
      if (!body) throw new CognitoError('RequestEntityTooLargeException', 'Body too large');
      send(200, JSON_TYPE, await cognito.call(operation, parseFields(body)));
    } catch (error) {
      if (error instanceof CognitoError) {
        return send(400, JSON_TYPE, { __type: error.code, message: error.message });
      }
      console.error(error);
      send(500, JSON_TYPE, { __type: 'InternalErrorException', message: 'Internal error' });
    }
  };
}

function assertSigned(operation: string, authorization: string | undefined): void {
  if (PUBLIC_OPERATIONS.has(operation) || authorization?.startsWith('AWS4-HMAC-SHA256')) return;
  throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
}

function parseFields(body: Buffer): Fields {
  try {
    const fields: unknown = JSON.parse(body.toString('utf8'));
    if (typeof fields === 'object' && fields !== null) return fields as Fields;
  } catch {
    // Refused below.
  }
  throw new CognitoError('SerializationException', 'The body is not a JSON object.');
}

/** Writes dates as epoch seconds. `JSON.stringify` has already converted a Date to text, so this reads the original. */
function datesAsSeconds(this: Fields, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? Math.floor(original.getTime() / 1000) : value;
}
