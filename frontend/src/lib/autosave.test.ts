// @vitest-environment happy-dom
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { ApiError, offlineError } from './api-error.ts';
import {
  Autosave,
  AutosaveConflict,
  type AutosavePolicy,
  FIRST_RETRY_MS,
  LONGEST_RETRY_MS,
  type Values,
} from './autosave.ts';
import { autosaveNotice } from './autosave-notice.ts';

const DELAY_MS = 800;
const refusal = (code: string, status = 409) => new ApiError(status, code, { code });

/** Creates a device whose entries are shared by all tabs of a test. */
function createDevice() {
  const entries = new Map<string, string>();
  const watchers = new Set<(key: string, value: string) => void>();
  const openTab = () => {
    let ownWatcher: ((key: string, value: string) => void) | undefined;
    return {
      read: () => Object.fromEntries(entries),
      write: (key: string, value: string) => {
        entries.set(key, value);
        for (const watcher of watchers) if (watcher !== ownWatcher) watcher(key, value);
      },
      remove: (key: string, value: string) => {
        if (entries.get(key) === value) entries.delete(key);
      },
      watch: (onValue: (key: string, value: string) => void) => {
        ownWatcher = onValue;
        watchers.add(onValue);
        return () => watchers.delete(onValue);
      },
    };
  };
  return { entries, openTab };
}

/** Opens an autosave whose server responds when the test calls `respond` or `fail`. */
function openAutosave(policy: Partial<AutosavePolicy<string>> = {}, device = createDevice()) {
  const sent: Values<string>[] = [];
  const leaving: boolean[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const autosave = new Autosave<string>({
    stored: {},
    delayMs: DELAY_MS,
    device: device.openTab(),
    random: () => 0.5,
    save: (values, isLeaving) => {
      sent.push(values);
      leaving.push(isLeaving);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    ...policy,
  });
  const close = autosave.open();
  closers.push(close);
  return {
    autosave,
    device,
    sent,
    leaving,
    close,
    status: () => autosave.snapshot().status,
    values: () => autosave.snapshot().values,
    respond: async () => {
      waiting.shift()!.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (error: Error) => {
      waiting.shift()!.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const closers: (() => void)[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
  signOutLearner();
});

describe('autosave', () => {
  it('saves once, after a pause in typing, and only what changed', async () => {
    const { autosave, sent, status, respond, device, values } = openAutosave({
      stored: { name: 'Ada', facts: 'Old' },
    });
    for (const text of ['N', 'Ne', 'New']) {
      autosave.change({ facts: text });
      await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    }
    expect([sent, status()]).toEqual([[], 'typing']);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, status()]).toEqual([[{ facts: 'New' }], 'saving']);
    await respond();
    expect(status()).toBe('saved');
    expect(values()).toEqual({ name: 'Ada', facts: 'New' });
    expect(device.entries.size).toBe(0);
  });

  it('saves a finished value immediately', () => {
    const { autosave, sent } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    expect(sent).toEqual([{ q1: 'A' }]);
  });

  it('sends one request at a time, with the newest value of each key', async () => {
    const { autosave, sent, respond, status } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    autosave.change({ q1: 'B' }, true);
    autosave.change({ q2: 'C' }, true);
    autosave.change({ q1: 'D' }, true);
    expect(sent).toEqual([{ q1: 'A' }]);
    await respond();
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'D', q2: 'C' }]);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    await respond();
    expect(status()).toBe('saved');
  });

  it('sends nothing when nothing changed', async () => {
    const { autosave, sent, close } = openAutosave({ stored: { name: 'Ada' } });
    await autosave.flush();
    close();
    expect(sent).toEqual([]);
  });
});

describe('autosave while the server does not save', () => {
  it.each([
    ['offline', offlineError()],
    ['an expired session', refusal('unauthorized', 401)],
    ['a write conflict', refusal('write_conflict')],
    ['too many requests', refusal('too_many_requests', 429)],
    ['a busy server', refusal('service_unavailable', 503)],
    ['a server error', refusal('internal_error', 500)],
  ])('stores the values on the device and retries: %s', async (_, error) => {
    const { autosave, sent, status, fail, respond, device } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    await fail(error);
    expect(status()).toBe('offline');
    expect(autosaveNotice(autosave.snapshot())).toMatch(/Your work is saved on this device/);
    expect(device.entries.get('q1')).toBe('A');
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'A' }]);
    await respond();
    expect([status(), device.entries.size]).toEqual(['saved', 0]);
  });

  it('doubles the pause between retries up to a maximum, and resets it after a success', async () => {
    const { autosave, sent, fail, respond } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    const pauses: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      const [before, start] = [sent.length, Date.now()];
      await fail(offlineError());
      while (sent.length === before) await vi.advanceTimersByTimeAsync(500);
      pauses.push(Date.now() - start);
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, LONGEST_RETRY_MS, LONGEST_RETRY_MS]);
    await respond();
    autosave.change({ q1: 'B' }, true);
    await fail(offlineError());
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(sent.at(-1)).toEqual({ q1: 'B' });
  });

  it.each([0, 0.5, 0.999])(
    'spreads the retries of many learners with jitter (random value %d)',
    async (random) => {
      const { autosave, sent, fail } = openAutosave({ random: () => random });
      autosave.change({ q1: 'A' }, true);
      await fail(offlineError());
      await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS * (0.5 + random) - 1);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(2);
    },
  );

  it('sends as soon as the browser is online again', async () => {
    const { autosave, sent, fail } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    await fail(offlineError());
    dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(2);
  });

  it('sends as soon as the learner has signed in again', async () => {
    const { autosave, sent, fail, status } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    await fail(refusal('unauthorized', 401));
    expect(autosaveNotice(autosave.snapshot())).toMatch(/Sign in again/);
    signInLearner();
    expect([sent.length, status()]).toEqual([2, 'saving']);
  });

  it('finds unsaved values on the device when it opens, and sends them', async () => {
    const device = createDevice();
    const first = openAutosave({}, device);
    first.autosave.change({ name: 'Ada' }, true);
    await first.fail(offlineError());
    first.close();

    const later = openAutosave({ stored: { name: '', facts: 'Old' } }, device);
    expect(later.values()).toEqual({ name: 'Ada', facts: 'Old' });
    expect(later.sent).toEqual([{ name: 'Ada' }]);
    await later.respond();
    expect([later.status(), device.entries.size]).toEqual(['saved', 0]);
  });

  it('removes a value from the device that the server already has', () => {
    const device = createDevice();
    device.entries.set('name', 'Ada');
    const { sent, status } = openAutosave({ stored: { name: 'Ada' } }, device);
    expect([sent, status(), device.entries.size]).toEqual([[], 'idle', 0]);
  });
});

describe('autosave that is refused', () => {
  it('shows the reason, stores the values on the device and does not retry', async () => {
    const { autosave, sent, fail, status, device } = openAutosave();
    autosave.change({ q1: 'A' }, true);
    await fail(new ApiError(409, '409', { code: 'not_enrolled', message: 'Enroll first.' }));
    expect(status()).toBe('failed');
    expect(autosaveNotice(autosave.snapshot())).toBe(
      'Not saved: Enroll first. Your work is saved on this device.',
    );
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS);
    expect(sent).toHaveLength(1);
    expect(device.entries.get('q1')).toBe('A');
  });

  it('stops permanently when nothing more can be saved', async () => {
    const { autosave, sent, fail, status } = openAutosave({ isClosed: () => true });
    autosave.change({ q1: 'A' }, true);
    await fail(refusal('attempt_closed'));
    autosave.change({ q1: 'B' }, true);
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS);
    expect([status(), sent.length]).toEqual(['closed', 1]);
  });

  it('sends nothing in a conflict until the learner chooses', async () => {
    const { autosave, sent, fail, respond, status, device } = openAutosave();
    autosave.change({ text: 'Desk' }, true);
    await fail(new AutosaveConflict({ text: 'Phone' }));
    expect(autosave.snapshot()).toMatchObject({ status: 'conflict', theirs: { text: 'Phone' } });
    autosave.change({ text: 'Desk, longer' }, true);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS);
    expect([sent.length, device.entries.get('text')]).toEqual([1, 'Desk, longer']);
    void autosave.resolve({ text: 'Both' });
    await respond();
    expect(sent[1]).toEqual({ text: 'Both' });
    expect([status(), autosave.snapshot().theirs]).toEqual(['saved', {}]);
  });
});

describe('autosave when the learner leaves the page', () => {
  it('sends unsaved values in a request that outlives the page', () => {
    const { autosave, sent, leaving } = openAutosave();
    autosave.change({ q1: 'half a sent' });
    dispatchEvent(new Event('pagehide'));
    expect([sent, leaving]).toEqual([[{ q1: 'half a sent' }], [true]]);
  });

  it('sends in parallel to a running request when the policy allows it', async () => {
    const { autosave, sent, status, respond } = openAutosave({ overlapsOnLeave: true });
    autosave.change({ q1: 'A' }, true);
    autosave.change({ q2: 'B' });
    void autosave.flush(true);
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'A', q2: 'B' }]);
    await respond();
    expect(status()).toBe('saving');
    await respond();
    expect(status()).toBe('saved');
  });

  it('sends once more when it is closed, and schedules nothing after that', async () => {
    const { autosave, sent, close, fail, device } = openAutosave();
    autosave.change({ q1: 'A' });
    close();
    expect(sent).toEqual([{ q1: 'A' }]);
    await fail(offlineError());
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS);
    expect([sent.length, device.entries.get('q1')]).toEqual([1, 'A']);
  });
});

describe('autosave in two tabs', () => {
  it('saves from each tab only the keys that were changed there', async () => {
    const device = createDevice();
    const [first, second] = [openAutosave({}, device), openAutosave({}, device)];
    first.autosave.change({ name: 'Ada' });
    second.autosave.change({ facts: 'Late' });
    expect(first.values()).toEqual({ name: 'Ada', facts: 'Late' });
    void first.autosave.flush();
    await first.respond();
    expect(first.sent).toEqual([{ name: 'Ada' }]);
    expect(Object.fromEntries(device.entries)).toEqual({ facts: 'Late' });
  });

  it('never replaces unsaved text with a value from another tab', () => {
    const device = createDevice();
    const [first, second] = [openAutosave({}, device), openAutosave({}, device)];
    first.autosave.change({ name: 'Mine' });
    second.autosave.change({ name: 'Theirs' });
    expect(first.values()).toEqual({ name: 'Mine' });
  });

  it('does not remove a newer value of another tab when its own value is acknowledged', async () => {
    const device = createDevice();
    const [first, second] = [openAutosave({}, device), openAutosave({}, device)];
    first.autosave.change({ name: 'A' }, true);
    second.autosave.change({ name: 'Ada' });
    await first.respond();
    expect(device.entries.get('name')).toBe('Ada');
  });

  it('leaves saving a value from another tab to that tab', async () => {
    const { autosave, sent, values } = openAutosave();
    autosave.change({ q1: 'here' });
    autosave.receiveFromTab('q1', 'there');
    await vi.advanceTimersByTimeAsync(10 * DELAY_MS);
    expect([sent, values()]).toEqual([[], { q1: 'there' }]);
  });

  it('shows the values from the server, except where the learner changed them after the request', async () => {
    const { autosave, respond, values } = openAutosave({ stored: { q1: 'A', q2: 'B' } });
    autosave.change({ q3: 'unsaved' });
    const since = autosave.now();
    autosave.change({ q2: 'new' }, true);
    await respond();
    autosave.receive({ q1: 'other device', q2: 'old', q3: 'old' }, since);
    expect(values()).toEqual({ q1: 'other device', q2: 'new', q3: 'unsaved' });
  });
});

describe('autosave during any sequence of events', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('type'), key: fc.constantFrom('a', 'b'), text: fc.string() }),
    fc.record({ type: fc.constantFrom('network', 'session', 'reload', 'leave') }),
    fc.record({ type: fc.constant('wait'), ms: fc.integer({ min: 1, max: 40_000 }) }),
  );

  it('saves every typed value once the server responds again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 30 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.99, noNaN: true })),
        async (events, randoms) => {
          const device = createDevice();
          const server: Record<string, string> = {};
          const typed: Record<string, string> = {};
          let failure: Error | undefined;
          const open = () => {
            const autosave = new Autosave<string>({
              stored: { ...server },
              delayMs: DELAY_MS,
              device: device.openTab(),
              random: () => randoms.next().value ?? 0,
              save: async (values) => {
                await new Promise((resolve) => setTimeout(resolve, 50));
                if (failure) throw failure;
                Object.assign(server, values);
              },
            });
            return { autosave, close: autosave.open() };
          };
          let tab = open();
          for (const step of events) {
            if ('key' in step) {
              typed[step.key] = step.text;
              tab.autosave.change({ [step.key]: step.text });
            } else if ('ms' in step) await vi.advanceTimersByTimeAsync(step.ms);
            else if (step.type === 'network') failure = failure ? undefined : offlineError();
            else if (step.type === 'session') failure = refusal('unauthorized', 401);
            else if (step.type === 'leave') dispatchEvent(new Event('pagehide'));
            else {
              tab.close();
              await vi.advanceTimersByTimeAsync(100);
              tab = open();
            }
            expect({ ...server, ...tab.autosave.unsavedValues() }).toMatchObject(typed);
          }
          failure = undefined;
          await vi.advanceTimersByTimeAsync(4 * LONGEST_RETRY_MS);
          expect(server).toEqual(typed);
          expect(device.entries.size).toBe(0);
          tab.close();
        },
      ),
      propertyRuns(200),
    );
  });
});
