/** Signs in with passkeys, lists them and has a device make one. Loaded with `import()` when a learner chooses to. */
import { startRegistration, type RegistrationResponseJSON } from '@simplewebauthn/browser';
import { fetchAuthSession, listWebAuthnCredentials, signIn } from 'aws-amplify/auth';
import { AccountError } from './account-error.ts';
import { callCognito } from './cognito-calls.ts';
import { configureCognito, chooseCurrentTokenStorage, chooseNextTokenStorage } from './cognito.ts';
import type { Passkey } from './passkey.ts';

/**
 * Signs in with a passkey of this device or of a phone nearby. An unknown address, one without a passkey and a canceled dialog all end with
 * the same words. Source: rules/access.md A26
 */
export async function cognitoSignInWithPasskey(email: string): Promise<void> {
  await configureCognito();
  chooseNextTokenStorage();
  const { isSignedIn } = await signIn({
    username: email,
    options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' },
  }).catch((error: unknown) => {
    throw isCannotReach(error) || isTooMany(error) ? error : unusedPasskey();
  });
  if (!isSignedIn) throw unusedPasskey();
}

/** Has this device make a passkey for the signed-in learner, which counts once the server has it. Rejects when they cancel. */
export async function cognitoMakePasskey(): Promise<RegistrationResponseJSON> {
  await configureCognito();
  chooseCurrentTokenStorage();
  try {
    const { tokens } = await fetchAuthSession();
    const { CredentialCreationOptions: optionsJSON } = await callCognito(
      'StartWebAuthnRegistration',
      { AccessToken: tokens?.accessToken.toString() },
    );
    return await startRegistration({ optionsJSON: optionsJSON! });
  } catch (error) {
    throw isCannotReach(error) || isTooMany(error) ? error : failedPasskey(error);
  }
}

/** Returns the learner's passkeys, the newest first. */
export async function cognitoListPasskeys(): Promise<Passkey[]> {
  await configureCognito();
  chooseCurrentTokenStorage();
  const passkeys: Passkey[] = [];
  let nextToken: string | undefined;
  do {
    const page = await listWebAuthnCredentials({ pageSize: 20, ...(nextToken && { nextToken }) });
    for (const { credentialId, friendlyCredentialName, createdAt } of page.credentials) {
      if (!credentialId) continue;
      passkeys.push({
        id: credentialId,
        name: friendlyCredentialName ?? 'Passkey',
        createdAt: createdAt?.toISOString() ?? null,
      });
    }
    nextToken = page.nextToken;
  } while (nextToken);
  return passkeys.toSorted((passkey, other) => compareTimes(other.createdAt, passkey.createdAt));
}

const compareTimes = (first: string | null, other: string | null) =>
  (first ?? '').localeCompare(other ?? '');

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
const isCannotReach = (error: unknown) => /^(NetworkError|TypeError)$/.test(nameOf(error));
const isTooMany = (error: unknown) => /^(TooManyRequests|LimitExceeded)/.test(nameOf(error));

const unusedPasskey = () =>
  new AccountError(
    'The passkey sign-in did not work: it was canceled, or this address has no passkey here. Use your password or an emailed code.',
    'UnusedPasskey',
  );

function failedPasskey(error: unknown): AccountError {
  const name = nameOf(error);
  if (name === 'InvalidStateError') {
    return new AccountError('This device already has a passkey for your account.', name);
  }
  return new AccountError(
    'No passkey was created: it was canceled, or this device does not support it. You can try again.',
    name,
  );
}
