// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { keepPhoto, keptPhoto, onPhotoOfOtherTab } from './photo-store.ts';
import { endSession } from './session/browser-session.ts';
import { updateSession } from './session/session-store.ts';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const everything = () => [localStorage, sessionStorage].map((area) => Object.values(area).join());

/** Someone else signs in on this device without the former learner's sign-out. */
function signInOther() {
  signInLearner(localStorage, 3_600, { sub: 'other' });
  updateSession();
}

describe('the kept photo', () => {
  afterEach(signOutLearner);

  it.each([
    ['localStorage', () => localStorage],
    ['sessionStorage', () => sessionStorage],
  ])('lasts as long as the session in %s, and goes with it (rule P17)', async (_, storage) => {
    signInLearner(storage());
    keepPhoto(LEARNER.id, PHOTO);
    expect(keptPhoto(LEARNER.id)?.photo).toBe(PHOTO);
    expect(Object.values(storage()).join()).toContain(PHOTO);
    await endSession();
    expect(everything().join()).not.toContain(PHOTO);
  });

  it('is not stored by a call that ends after the sign-out', async () => {
    signInLearner();
    await endSession();
    keepPhoto(LEARNER.id, PHOTO);
    expect(everything().join()).not.toContain(PHOTO);
  });

  it('is never that of another account, and goes when that account has one', () => {
    signInLearner();
    keepPhoto(LEARNER.id, PHOTO);
    signInOther();
    expect(keptPhoto('other')).toBeUndefined();
    keepPhoto(LEARNER.id, PHOTO);
    keepPhoto('other', null);
    expect(everything().join()).not.toContain(PHOTO);
  });

  it.each([
    ['an address', 'https://example.com/photo.jpg'],
    ['a drawing', 'data:image/svg+xml;base64,AAAA'],
    ['nothing', undefined],
  ])('is not %s', (_, photo) => {
    signInLearner();
    localStorage.setItem(`photo:v1:${LEARNER.id}`, JSON.stringify({ photo, readAtMs: 1 }));
    expect(keptPhoto(LEARNER.id)).toBeUndefined();
  });

  it('tells other tabs of the same learner', () => {
    signInLearner();
    const told: unknown[] = [];
    const stop = onPhotoOfOtherTab(LEARNER.id, ({ photo }) => told.push(photo));
    for (const id of ['other', LEARNER.id]) {
      const newValue = JSON.stringify({ photo: PHOTO, readAtMs: 1 });
      dispatchEvent(new StorageEvent('storage', { key: `photo:v1:${id}`, newValue }));
    }
    stop();
    expect(told).toEqual([PHOTO]);
  });
});
