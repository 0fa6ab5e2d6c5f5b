import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { attributeValue, type User } from 'cognito-local/lib/services/userPoolService.js';
import { site } from '@learning/content/site';
import { saveUser, type CognitoCall, type Fields } from './call.ts';
import { refusal } from '../cognito-error.ts';
import type { PoolServices } from '../pool-services.ts';
import { userOfAccessToken } from '../tokens/sessions.ts';
import { PASSKEY_DOMAIN } from '../user-pool.ts';

/** A passkey as the pool's file has it. */
interface StoredPasskey {
  id: string;
  /** base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  attachment: string | undefined;
  name: string;
  /** Epoch seconds. */
  createdAt: number;
}

type PasskeyUser = User & { Passkeys?: StoredPasskey[] };

export const passkeysOf = (user: User): StoredPasskey[] => (user as PasskeyUser).Passkeys ?? [];

const savePasskeys = (services: PoolServices, user: User, Passkeys: StoredPasskey[]) =>
  saveUser(services, { ...user, Passkeys } as PasskeyUser);

const subOf = (user: User): string => attributeValue('sub', user.Attributes)!;

export const startRegistration: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: PASSKEY_DOMAIN,
    userID: Uint8Array.from(Buffer.from(subOf(user))),
    userName: attributeValue('email', user.Attributes) ?? user.Username,
    userDisplayName: attributeValue('name', user.Attributes) ?? '',
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeysOf(user).map(({ id, transports }) => ({ id, transports })),
  });
  services.challenges.openRegistration(subOf(user), options.challenge);
  return { CredentialCreationOptions: options };
};

export const completeRegistration: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  const response = request['Credential'] as RegistrationResponseJSON;
  const expectedChallenge = services.challenges.takeRegistration(subOf(user));
  if (!expectedChallenge) throw refusal.unknownPasskeyChallenge();
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: originOf(response),
    expectedRPID: PASSKEY_DOMAIN,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!info) throw refusal.invalidPasskey();
  const { id, publicKey, counter, transports = [] } = info.credential;
  const others = passkeysOf(user).filter((passkey) => passkey.id !== id);
  await savePasskeys(services, user, [
    ...others,
    {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      attachment: response.authenticatorAttachment,
      name: info.credentialDeviceType === 'multiDevice' ? 'Synced passkey' : 'Passkey',
      createdAt: services.tokenGenerator.now(),
    },
  ]);
  return {};
};

export const listPasskeys: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  return {
    Credentials: passkeysOf(user).map((passkey) => ({
      CredentialId: passkey.id,
      FriendlyCredentialName: passkey.name,
      RelyingPartyId: PASSKEY_DOMAIN,
      AuthenticatorAttachment: passkey.attachment,
      AuthenticatorTransports: passkey.transports,
      CreatedAt: passkey.createdAt,
    })),
  };
};

export const deletePasskey: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  const left = passkeysOf(user).filter(({ id }) => id !== request['CredentialId']);
  if (left.length === passkeysOf(user).length) throw refusal.unknownPasskey();
  await savePasskeys(services, user, left);
  return {};
};

/** Returns what a browser needs to sign in with one of a user's passkeys. */
export function passkeyRequest(user: User) {
  return generateAuthenticationOptions({
    rpID: PASSKEY_DOMAIN,
    userVerification: 'required',
    allowCredentials: passkeysOf(user).map(({ id, transports }) => ({ id, transports })),
  });
}

/** Returns whether a passkey of the user signed the challenge, and stores how often it was used. */
export async function acceptPasskey(
  services: PoolServices,
  user: User,
  expectedChallenge: string,
  credential: unknown,
): Promise<boolean> {
  const response = parseCredential(credential);
  const passkey = passkeysOf(user).find(({ id }) => id === response?.id);
  if (!response || !passkey) return false;
  const { id, publicKey, counter, transports } = passkey;
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: originOf(response),
    expectedRPID: PASSKEY_DOMAIN,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports },
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  passkey.counter = verification.authenticationInfo.newCounter;
  await savePasskeys(services, user, passkeysOf(user));
  return true;
}

function parseCredential(credential: unknown): AuthenticationResponseJSON | undefined {
  try {
    const parsed: unknown = JSON.parse(String(credential));
    return typeof parsed === 'object' && parsed !== null && 'response' in parsed
      ? (parsed as AuthenticationResponseJSON)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the page that used a passkey if it belongs to the passkeys' domain: locally any port does, like any subdomain in AWS. */
function originOf({ response }: { response?: { clientDataJSON?: string } }): string {
  try {
    const data = Buffer.from(response?.clientDataJSON ?? '', 'base64url').toString();
    const { origin } = JSON.parse(data) as Fields;
    const { hostname } = new URL(String(origin));
    const isOurs = hostname === PASSKEY_DOMAIN || hostname.endsWith(`.${PASSKEY_DOMAIN}`);
    if (isOurs) return String(origin);
  } catch {
    // Refused by the comparison.
  }
  return `http://${PASSKEY_DOMAIN}`;
}
