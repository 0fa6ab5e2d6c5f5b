// @vitest-environment happy-dom
import type { LawChoice } from '@learning/shared/domain/law-choice';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LEARNER, profile } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { chooseLaw, followProfile } from './my-law.ts';

const UK: LawChoice = { countries: ['UK'], states: [] };
const OHIO: LawChoice = { countries: ['US'], states: ['Ohio'] };
const onDevice = (): unknown => JSON.parse(localStorage.getItem('law:v1') ?? 'null');

describe('the law that shows first', () => {
  withMockedApi();
  afterEach(() => localStorage.clear());

  /** Returns what is stored in the profile. */
  function stores() {
    const stored: unknown[] = [];
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        stored.push(body.law);
        return profile();
      }),
    );
    signInLearner();
    return stored;
  }

  it('is that of the profile on each device', () => {
    followProfile(OHIO, LEARNER.id);
    expect(onDevice()).toEqual({ ...OHIO, learnerId: LEARNER.id });
    followProfile(null, LEARNER.id);
    expect(onDevice()).toBeNull();
  });

  it('adds to the profile what was chosen without an account', async () => {
    const stored = stores();
    localStorage.setItem('law:v1', JSON.stringify(UK));
    followProfile(OHIO, LEARNER.id);
    const both = { countries: ['US', 'UK'], states: ['Ohio'] };
    await vi.waitFor(() => expect(onDevice()).toEqual({ ...both, learnerId: LEARNER.id }));
    expect(stored).toEqual([both]);
  });

  it('sends what could not be stored, and never what another learner chose', async () => {
    const stored = stores();
    chooseLaw(UK, LEARNER.id);
    followProfile(OHIO, LEARNER.id);
    await vi.waitFor(() => expect(onDevice()).toEqual({ ...UK, learnerId: LEARNER.id }));
    chooseLaw(UK, 'other');
    followProfile(null, LEARNER.id);
    expect(onDevice()).toBeNull();
    expect(stored).toEqual([UK]);
  });
});
