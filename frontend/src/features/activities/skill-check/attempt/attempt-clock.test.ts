import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptClock, printSeconds, timeWarning } from './attempt-clock.ts';

/** Clocks of the test; `pass` advances both, and the timers. */
function testClocks() {
  const time = { steadyMs: 5_000, wallMs: 1_800_000_000_000 };
  return {
    time,
    clocks: { steady: () => time.steadyMs, wall: () => time.wallMs },
    pass: (seconds: number) => {
      for (let tick = 0; tick < seconds * 4; tick += 1) {
        time.steadyMs += 250;
        time.wallMs += 250;
        vi.advanceTimersByTime(250);
      }
    },
  };
}

function running(secondsLeft: number) {
  const { time, clocks, pass } = testClocks();
  const clock = new AttemptClock(secondsLeft, clocks);
  const onZero = vi.fn<() => void>();
  const onDoubt = vi.fn<() => void>();
  const stop = clock.run({ onZero, onDoubt });
  return { clock, time, pass, onZero, onDoubt, stop };
}

describe('the clock of an attempt', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('counts down from the time the server reported, and notifies once per second', () => {
    const { clock, pass, onZero } = running(900);
    const heard: number[] = [];
    clock.subscribe(() => heard.push(clock.secondsLeft()));
    pass(3);
    expect(heard).toEqual([899, 898, 897]);
    expect(onZero).not.toHaveBeenCalled();
  });

  it('ignores a changed time of day, but asks the server', () => {
    const { clock, time, pass, onDoubt } = running(900);
    time.wallMs += 3_600_000;
    pass(1);
    expect(clock.secondsLeft()).toBe(899);
    pass(1);
    time.wallMs -= 7_200_000;
    pass(1);
    expect(clock.secondsLeft()).toBe(897);
    expect(onDoubt).toHaveBeenCalledTimes(2);
  });

  it('prefers the server over its own count, whichever is ahead', () => {
    const { clock, pass } = running(900);
    pass(10);
    clock.resync(300);
    expect(clock.secondsLeft()).toBe(300);
    clock.resync(600);
    pass(1);
    expect(clock.secondsLeft()).toBe(599);
  });

  it('reaches zero, reports it, and never goes below', () => {
    const { clock, pass, onZero } = running(2);
    pass(1.75);
    expect(onZero).not.toHaveBeenCalled();
    pass(0.25);
    expect(onZero).toHaveBeenCalled();
    pass(5);
    expect(clock.secondsLeft()).toBe(0);
  });

  it('reports at once that no time is left when the deadline has already passed', () => {
    expect(running(0).onZero).toHaveBeenCalledTimes(1);
  });

  it('does nothing after it was stopped', () => {
    const { clock, pass, onZero, stop } = running(2);
    stop();
    pass(5);
    expect(onZero).not.toHaveBeenCalled();
    expect(clock.secondsLeft()).toBe(2);
  });
});

describe('printed time', () => {
  it('has two digits of minutes and seconds, more for long limits', () => {
    expect([0, 59, 60, 845, 5_400].map(printSeconds)).toEqual([
      '00:00',
      '00:59',
      '01:00',
      '14:05',
      '90:00',
    ]);
  });

  it('is announced at five minutes, at one minute and at the end, and not in between', () => {
    const said = Array.from({ length: 400 }, (_, index) => timeWarning(400 - index));
    const changes = said.filter((text, index) => index > 0 && text !== said[index - 1]);
    expect(changes).toEqual(['Less than 5 minutes left.', 'Less than 1 minute left.']);
    expect(timeWarning(301)).toBe('');
    expect(timeWarning(300)).not.toBe('');
    expect(timeWarning(0)).toBe('Time is up.');
  });
});
