import { DeviceStore } from './device-store.ts';
import { currentTokens, isSessionOfTab } from './session/session-store.ts';
import { claimsOf } from './session/stored-tokens.ts';

export interface StoredPhoto {
  /** A JPEG file as a `data:` address; null without a photo. */
  photo: string | null;
  readAtMs: number;
}

const define = (area: 'local' | 'session') =>
  new DeviceStore<StoredPhoto>({ name: 'photo', version: 1, isValid: isStoredPhoto, area });
const ofDevice = define('local');
const ofTab = define('session');
const storeNow = () => (isSessionOfTab() ? ofTab : ofDevice);

/**
 * Keeps the learner's photo for the next pages, as long as the session itself: on the device, or only in this tab. A call that ends after the
 * sign-out stores nothing, and a photo of someone else is removed. Source: rules/privacy.md P17
 */
export function keepPhoto(learnerId: string, photo: string | null): void {
  const tokens = currentTokens();
  if (!tokens || claimsOf(tokens.idToken)?.sub !== learnerId) return;
  forgetPhotosExcept(learnerId);
  storeNow().write({ photo, readAtMs: Date.now() }, learnerId);
}

/** Returns what this device knows of the learner's photo. */
export function keptPhoto(learnerId: string): StoredPhoto | undefined {
  return storeNow().read(learnerId);
}

/** Removes all photos: when the session ends. */
export function forgetPhotos(): void {
  forgetPhotosExcept(undefined);
}

/** Reports a photo that was saved or removed in another tab of the same session. @returns a function that stops it */
export function onPhotoOfOtherTab(
  learnerId: string,
  listener: (stored: StoredPhoto) => void,
): () => void {
  return ofDevice.subscribe(({ ids, value, isFromOtherTab }) => {
    if (isFromOtherTab && value && ids?.[0] === learnerId) listener(value);
  });
}

function forgetPhotosExcept(learnerId: string | undefined): void {
  for (const store of [ofTab, ofDevice]) {
    for (const { ids } of store.list()) if (ids[0] !== learnerId) store.remove(...ids);
  }
}

/** Only a picture in the text itself: an address would be requested. */
function isStoredPhoto(value: unknown): value is StoredPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { photo, readAtMs } = value as Partial<StoredPhoto>;
  const isPicture = typeof photo === 'string' && photo.startsWith('data:image/jpeg;base64,');
  return typeof readAtMs === 'number' && (photo === null || isPicture);
}
