import { webStorage } from '../device-store.ts';
import { claimsOf, readTokens } from '../session/stored-tokens.ts';

/**
 * Returns the learner who stays signed in on this device, from the storage itself: another tab may have signed out a moment ago.
 * undefined for a session that ends with its tab, which leaves nothing on the device. Source: rules/privacy.md P16
 */
export function deviceLearnerId(): string | undefined {
  const [tab, device] = [webStorage('session'), webStorage('local')];
  if (tab && readTokens(tab)) return undefined;
  const tokens = device && readTokens(device);
  return tokens && claimsOf(tokens.idToken)?.sub;
}
