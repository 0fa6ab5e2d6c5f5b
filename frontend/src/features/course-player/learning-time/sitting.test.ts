import { describe, expect, it } from 'vitest';
import { BEAT_MINUTES, Sitting } from './sitting.ts';

const MINUTE = 60_000;

/** Creates a sitting with so much active time. */
function sitting(minutes = 0, offeredMinutes = 0) {
  return new Sitting({ id: 'sitting-1', activeMs: minutes * MINUTE, offeredMinutes }, 0);
}

describe('a sitting', () => {
  it('counts whole minutes, rounded down', () => {
    expect(sitting(0.99).minutes).toBe(0);
    expect(sitting(6.99).minutes).toBe(6);
  });

  it('is due for a report after five new minutes', () => {
    expect(sitting(BEAT_MINUTES - 0.01).isBeatDue).toBe(false);
    expect(sitting(BEAT_MINUTES).isBeatDue).toBe(true);
    expect(sitting(7, 5).isBeatDue).toBe(false);
    expect(sitting(10, 5).isBeatDue).toBe(true);
  });

  it('reports its total minutes, and each of them once', () => {
    const one = sitting(6.5);
    expect(one.offer()).toEqual({ sittingId: 'sitting-1', minutes: 6 });
    expect(one.offer()).toBeUndefined();
    one.time.activeMs += MINUTE;
    expect(one.offer()).toEqual({ sittingId: 'sitting-1', minutes: 7 });
  });

  it('reports nothing below a minute', () => {
    expect(sitting(0.9).offer()).toBeUndefined();
  });

  it('continues from its stored state', () => {
    const before = sitting(6.5);
    before.offer();
    const after = new Sitting(before.saved(), 0);
    after.time.activeMs += MINUTE;
    expect(after.offer()).toEqual({ sittingId: 'sitting-1', minutes: 7 });
  });
});
