// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner, signOutLearner, tokenOf } from '#testing/sign-in-learner.ts';
import { readSession, updateSession, subscribeToSession } from './session-store.ts';
import { claimsOf } from './stored-tokens.ts';

describe('the session', () => {
  afterEach(signOutLearner);

  it('is signed out without tokens', () => {
    expect(readSession()).toEqual({ status: 'signed-out' });
  });

  it.each([
    ['localStorage', () => localStorage],
    ['sessionStorage', () => sessionStorage],
  ])('is read from %s without Amplify', (_, storage) => {
    signInLearner(storage());
    expect(readSession()).toEqual({ status: 'signed-in', learner: LEARNER });
  });

  it('ends with a sign-out in another tab', () => {
    signInLearner();
    let notifications = 0;
    const unsubscribe = subscribeToSession(() => {
      notifications += 1;
    });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    unsubscribe();
    expect(notifications).toBe(1);
    expect(readSession().status).toBe('signed-out');
  });

  it('is signed out when the stored token is invalid', () => {
    signInLearner();
    for (const key of Object.keys(localStorage).filter((name) => name.endsWith('.idToken'))) {
      localStorage.setItem(key, 'damaged');
    }
    updateSession();
    expect(readSession()).toEqual({ status: 'signed-out' });
  });

  it('tells the demo account from others', () => {
    signInLearner(localStorage, 3_600, { 'cognito:groups': ['demo'] });
    expect(readSession()).toEqual({ status: 'signed-in', learner: { ...LEARNER, isDemo: true } });
  });

  it('shows names in any script from a token', () => {
    expect(claimsOf(tokenOf({ name: 'Zoë 김' }))).toEqual({ name: 'Zoë 김' });
  });
});
