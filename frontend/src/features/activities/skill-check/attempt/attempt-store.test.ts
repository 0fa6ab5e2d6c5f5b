// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { openAttemptStore } from './attempt-store.ts';

const store = (attemptId = 'attempt-1', learnerId = 'ada') =>
  openAttemptStore(learnerId, 'check-1', attemptId);

describe('an attempt stored on the device', () => {
  afterEach(() => localStorage.clear());

  it('is restored after a reload', () => {
    store().change(() => ({ answers: { q1: 'A' }, questionId: 'q2' }));
    store().change(() => ({ flagged: ['q1'] }));
    expect(store().read()).toMatchObject({
      answers: { q1: 'A' },
      flagged: ['q1'],
      questionId: 'q2',
    });
  });

  it('is shared by two tabs without one overwriting the other', () => {
    const [here, there] = [store(), store()];
    here.change(({ answers }) => ({ answers: { ...answers, q1: 'A' } }));
    there.change(({ answers }) => ({ answers: { ...answers, q2: 'B' } }));
    expect(here.read().answers).toEqual({ q1: 'A', q2: 'B' });
  });

  it('belongs to one learner and one attempt', () => {
    store().change(() => ({ answers: { q1: 'A' } }));
    expect(store('attempt-2').read().answers).toEqual({});
    expect(store('attempt-1', 'ben').read().answers).toEqual({});
  });

  it('is empty when what is stored cannot be read', () => {
    localStorage.setItem('skill-check:v1:ada:check-1', '{"attemptId":');
    expect(store().read().answers).toEqual({});
  });

  it('can be removed', () => {
    store().change(() => ({ answers: { q1: 'A' } }));
    store().remove();
    expect(localStorage.length).toBe(0);
  });
});
