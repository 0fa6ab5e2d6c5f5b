import { DeviceStore } from '../device-store.ts';

type Offer = 'open' | 'settled';

/** Whether this device still offers a learner to create a passkey. It asks once: a dismissed offer is never made again. */
const passkeyOffers = new DeviceStore<Offer>({
  name: 'passkey-offer',
  version: 1,
  isValid: (value): value is Offer => value === 'open' || value === 'settled',
});

/** Opens the offer after the first sign-in on this device, unless the learner already uses a passkey. */
export function rememberSignIn(learnerId: string, withPasskey: boolean): void {
  if (withPasskey) settleOffer(learnerId);
  else if (!passkeyOffers.read(learnerId)) passkeyOffers.write('open', learnerId);
}

/** Makes no offer from now on: it was dismissed, or there is a passkey. */
export function settleOffer(learnerId: string): void {
  passkeyOffers.write('settled', learnerId);
}

/** Returns the ids of the learners who have signed in on this device. */
export const learnersOfDevice = (): string[] =>
  passkeyOffers.list().flatMap(({ ids: [learnerId] }) => learnerId ?? []);

export function isOfferOpen(learnerId: string): boolean {
  return passkeyOffers.read(learnerId) === 'open';
}

/** Calls the listener when the offer of any learner changes. */
export const watchOffers = (listener: () => void): (() => void) =>
  passkeyOffers.subscribe(listener);
