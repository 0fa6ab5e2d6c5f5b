import { endSession } from './browser-session.ts';

/** Signs out on this device, and revokes the refresh token if Cognito can be reached. Amplify is loaded for it. */
export async function signOut(): Promise<void> {
  try {
    const { cognitoSignOut } = await import('./cognito.ts');
    await cognitoSignOut();
  } catch {
    // Cognito cannot revoke the refresh token now, but this device removes it below.
  }
  await endSession();
}
