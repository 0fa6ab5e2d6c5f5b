/** How a learner signs in, and its changes. Everything here needs the learner’s own sign-in. Source: rules/access.md A31, A33, A34, A35 */
import * as z from 'zod';
import { Instant, Name, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';
import { SIGN_IN_METHODS } from './sign-in-methods.ts';

const userParams = z.strictObject({ userId: UserId });

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

/** When, how and on what device someone signed in. Source: rules/access.md A46 */
export const PastSignIn = z
  .object({
    at: Instant,
    method: z.enum(SIGN_IN_METHODS),
    /** Browser and system, such as `Chrome on Windows`. */
    device: z.string(),
  })
  .meta({ id: 'PastSignIn' });
export type PastSignIn = z.infer<typeof PastSignIn>;

const SignIn = z
  .object({
    /** Whether a password needs a code of an authenticator app. */
    hasAuthenticator: z.boolean(),
  })
  .meta({ id: 'SignIn' });

export const signInChangeRoutes = defineRoutes({
  getSignIn: {
    method: 'GET',
    path: '/api/users/{userId}/sign-in',
    summary: 'Whether the learner has an authenticator app',
    group: 'account',
    access: 'learner',
    params: userParams,
    response: SignIn,
  },
  turnAuthenticatorOn: {
    method: 'PUT',
    path: '/api/users/{userId}/sign-in/authenticator',
    summary:
      'Ask for codes of the app whose key Cognito gave out, with its first code; needs a recent sign-in; mailed',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'must be six digits') }),
    response: SignIn,
    errors: ['recent_sign_in_required', 'wrong_authenticator_code', 'too_many_requests'],
  },
  turnAuthenticatorOff: {
    method: 'DELETE',
    path: '/api/users/{userId}/sign-in/authenticator',
    summary: 'Ask for no more codes of an app; needs a recent sign-in; mailed',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: SignIn,
    errors: ['recent_sign_in_required', 'too_many_requests'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/users/{userId}/sign-in/passkeys',
    summary:
      'Store the passkey that the device made for Cognito’s request; needs a recent sign-in; mailed',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      /** As `PublicKeyCredential.toJSON()` returns it. */
      credential: z.object({
        id: base64Url(2_000),
        rawId: base64Url(2_000),
        type: z.literal('public-key'),
        authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
        response: z.object({
          clientDataJSON: base64Url(8_000),
          attestationObject: base64Url(60_000),
          transports: z.array(z.string().max(40)).max(20).optional(),
        }),
      }),
    }),
    response: z.object({ isAdded: z.literal(true) }),
    errors: ['recent_sign_in_required', 'passkey_invalid', 'too_many_requests'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/users/{userId}/sign-in/passkeys/{passkeyId}',
    summary: 'Remove a passkey; needs a recent sign-in; mailed; safe to repeat',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId, passkeyId: base64Url(2_000) }),
    response: z.object({ isRemoved: z.literal(true) }),
    errors: ['recent_sign_in_required', 'too_many_requests'],
  },
  recordSignIn: {
    method: 'POST',
    path: '/api/users/{userId}/sign-ins',
    summary:
      'Store the sign-in of this token, once: its time, how it was made, and the device of the call',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ method: z.enum(SIGN_IN_METHODS) }),
    response: z.object({ isRecorded: z.literal(true) }),
    errors: ['recent_sign_in_required', 'too_many_requests'],
  },
  listSignIns: {
    method: 'GET',
    path: '/api/users/{userId}/sign-ins',
    summary: 'The last 20 sign-ins of 180 days, the newest first',
    group: 'account',
    access: 'learner',
    params: userParams,
    response: z.object({ signIns: z.array(PastSignIn) }),
  },
  endSignIns: {
    method: 'POST',
    path: '/api/users/{userId}/sign-in/end',
    summary: 'End every sign-in of the learner, also this one',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      /** Whether the password was changed a moment ago, which is mailed. */
      hasNewPassword: z.boolean(),
    }),
    response: z.object({ isEnded: z.literal(true) }),
    errors: ['too_many_requests'],
  },
  changeName: {
    method: 'PUT',
    path: '/api/users/{userId}/name',
    summary: 'Change the name, which new tokens have',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ name: Name(100).min(1) }),
    response: z.object({ name: z.string() }),
    errors: ['too_many_requests'],
  },
});
