/** A learner's account: a new e-mail address, the photo, and how they sign in. Source: rules/access.md A31, A32 */
import * as z from 'zod';
import { Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';
import { signInChangeRoutes } from './sign-in-changes.ts';

const userParams = z.strictObject({ userId: UserId });

const Photo = z
  .object({
    /** A JPEG file as a `data:` address; null without a photo. */
    photo: z.string().nullable(),
  })
  .meta({ id: 'Photo' });

export const accountRoutes = defineRoutes({
  ...signInChangeRoutes,
  requestEmailChange: {
    method: 'POST',
    path: '/api/users/{userId}/email-change',
    summary: 'Mail a code to a new address; needs a recent sign-in',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ newEmail: z.email().max(254) }),
    response: z.object({
      /** Until when the code is valid. */
      endsAt: Instant,
    }),
    errors: [
      'recent_sign_in_required',
      'email_unchanged',
      'mailbox_limit_reached',
      'mail_not_sent',
      'too_many_requests',
    ],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/users/{userId}/email-change/confirmation',
    summary: 'Change the address with the code that was mailed to it; safe to repeat',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'must be six digits') }),
    response: z.object({ email: z.string() }),
    errors: ['email_change_expired', 'wrong_code', 'email_taken', 'email_change_unfinished'],
  },
  getPhoto: {
    method: 'GET',
    path: '/api/users/{userId}/photo',
    summary: 'The learner’s photo, which no one else can read',
    group: 'account',
    access: 'learner',
    params: userParams,
    response: Photo,
  },
  savePhoto: {
    method: 'PUT',
    path: '/api/users/{userId}/photo',
    summary: 'Replace the photo by a small square JPEG; what is not the picture is removed from it',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      photo: z
        .string()
        .max(70_000)
        .regex(
          /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/,
          'must be a JPEG file as a data: address',
        ),
    }),
    response: Photo,
    errors: ['photo_invalid', 'too_many_requests'],
  },
  deletePhoto: {
    method: 'DELETE',
    path: '/api/users/{userId}/photo',
    summary: 'Remove the photo',
    group: 'account',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: Photo,
  },
});
