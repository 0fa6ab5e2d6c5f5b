import type { accountRoutes } from '@learning/shared/contract/account';
import type { Caller } from '#http/authentication.ts';
import type { Implementations } from '#http/create-handler.ts';
import {
  addPasskey,
  removePasskey,
  turnAuthenticatorOff,
  turnAuthenticatorOn,
} from './sign-in/change-factors.ts';
import { changeName, endSignIns, getSignIn } from './sign-in/change-account.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { listSignIns, recordSignIn } from './sign-in/sign-ins.ts';
import { requestEmailChange } from './email/request-email-change.ts';
import type { AccountDependencies } from './dependencies.ts';
import { deletePhoto, getPhoto, savePhoto } from './photo/photos.ts';

export function accountImplementations(
  deps: AccountDependencies,
): Implementations<typeof accountRoutes> {
  return {
    getSignIn: ({ userId, now }) => getSignIn({ userId, now }, deps),
    turnAuthenticatorOn: ({ body, ...call }) =>
      turnAuthenticatorOn({ ...changeOf(call), code: body.code }, deps),
    turnAuthenticatorOff: (call) => turnAuthenticatorOff(changeOf(call), deps),
    addPasskey: ({ body, ...call }) =>
      addPasskey({ ...changeOf(call), passkey: body.credential }, deps),
    removePasskey: ({ params, ...call }) =>
      removePasskey({ ...changeOf(call), passkeyId: params.passkeyId }, deps),
    recordSignIn: ({ userId, caller, body, device, now }) =>
      recordSignIn(
        { userId, method: body.method, signedInAt: caller.signedInAt, device, now },
        deps,
      ),
    listSignIns: ({ userId, now }) => listSignIns({ userId, now }, deps),
    endSignIns: ({ userId, body, now }) =>
      endSignIns({ userId, hasNewPassword: body.hasNewPassword, now }, deps),
    changeName: ({ userId, body, now }) => changeName({ userId, name: body.name, now }, deps),
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

/** What a change of a factor needs of its call. */
const changeOf = ({ userId, caller, accessToken, now }: GuardedCall) => ({
  userId,
  accessToken,
  signedInAt: caller.signedInAt,
  now,
});

interface GuardedCall {
  userId: string;
  caller: Caller;
  accessToken: string;
  now: Date;
}
