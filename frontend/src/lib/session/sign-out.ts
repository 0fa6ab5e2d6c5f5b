import { endSession } from './browser-session.ts';
import { forgetInvitedAddress } from './invited-address.ts';
import { forgetInvitation } from './opened-invitation.ts';

/**
 * Signs out on this device, and revokes the refresh token if Cognito can be reached. Amplify is loaded for it.
 *
 * @param options `keepsInvitation` for a learner who opens the invitation of this tab with another account
 */
export async function signOut({ keepsInvitation = false } = {}): Promise<void> {
  if (!keepsInvitation) {
    forgetInvitation();
    forgetInvitedAddress();
  }
  try {
    const { cognitoSignOut } = await import('./cognito.ts');
    await cognitoSignOut();
  } catch {
    // Cognito cannot revoke the refresh token now, but this device removes it below.
  }
  await endSession();
}
