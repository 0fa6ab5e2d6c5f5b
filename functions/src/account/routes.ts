import type { accountRoutes } from '@learning/shared/contract/account';
import type { Implementations } from '#http/create-handler.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { requestEmailChange } from './email/request-email-change.ts';
import type { AccountDependencies } from './dependencies.ts';
import { deletePhoto, getPhoto, savePhoto } from './photo/photos.ts';

export function accountImplementations(
  deps: AccountDependencies,
): Implementations<typeof accountRoutes> {
  return {
    requestEmailChange: ({ caller, userId, body, now }) =>
      requestEmailChange(
        { userId, signedInAt: caller.signedInAt, newEmail: body.newEmail, now },
        deps,
      ),
    confirmEmailChange: ({ userId, body, now }) =>
      confirmEmailChange({ userId, code: body.code, now }, deps),
    getPhoto: ({ userId }) => getPhoto(userId, deps),
    savePhoto: ({ userId, body, now }) => savePhoto({ userId, photo: body.photo, now }, deps),
    deletePhoto: ({ userId }) => deletePhoto(userId, deps),
  };
}
