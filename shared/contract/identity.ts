/** Sign-in for API clients; the browser talks to Cognito directly. Source: rules/access.md A6. */
import * as z from 'zod';
import { defineRoutes } from './route.ts';

export const SignedInUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    tokens: z.object({
      accessToken: z.string(),
      idToken: z.string(),
      refreshToken: z.string(),
      /** Seconds. */
      expiresIn: z.int().positive(),
    }),
  })
  .meta({ id: 'SignedInUser' });

export const identityRoutes = defineRoutes({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Exchange e-mail and password for tokens',
    group: 'identity',
    access: 'public',
    body: z.strictObject({ email: z.email().max(254), password: z.string().min(1).max(256) }),
    response: SignedInUser,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
});

export type SignedInUser = z.infer<typeof SignedInUser>;
