import { hueOf, initialOf } from '#lib/drawn-initial.ts';
import { keptPhoto } from '#lib/photo-store.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';

/** Shows the photo that this device has, or the initial, in the header: without a call. */
export function showPicture({ id, name, email }: SignedInLearner): void {
  const photo = keptPhoto(id)?.photo;
  const initial = initialOf(name);
  for (const place of document.querySelectorAll<HTMLElement>('header [data-picture]')) {
    if (!initial) continue;
    place.dataset['hue'] = String(hueOf(email));
    if (photo) {
      const image = new Image();
      image.alt = '';
      image.src = photo;
      place.replaceChildren(image);
    } else {
      place.dataset['initial'] = initial;
      place.replaceChildren();
    }
  }
}
