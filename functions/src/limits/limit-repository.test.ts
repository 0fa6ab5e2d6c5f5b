import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, it } from 'vitest';
import { limitPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { enforce } from './enforce.ts';
import { limitRepository, type LimitRepository } from './limit-repository.ts';
import { LIMITS } from './limits.ts';

const NAME = 'codeMails';
const { max, windowSeconds } = LIMITS[NAME];
const start = Date.parse('2026-11-22T09:00:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

describe.each(engineNames)('a limit on %s', (engine) => {
  let table: Table;
  let limits: LimitRepository;
  let subjects = 0;
  beforeAll(async () => {
    table = await createTestTable(engine);
    limits = limitRepository(table);
  });
  const newSubject = () => `subject-${(subjects += 1)}`;
  const take = (
    subject: string,
    seconds: number,
    name: 'codeMails' | 'requestsPerAddress' = NAME,
  ) => limits.take(name, subject, after(seconds));
  const useUp = async (subject: string, seconds = 0) => {
    for (let count = 0; count < max; count += 1)
      expect(await take(subject, seconds)).toEqual({ isAllowed: true });
  };

  it('is refused when it is used up, with the seconds until the window ends', async () => {
    const subject = newSubject();
    await useUp(subject);
    const refused = { isAllowed: false, retryAfterSeconds: windowSeconds - 60 };
    expect(await take(subject, 60)).toEqual(refused);
    // Asking again and again does not lengthen the wait.
    expect(await take(subject, 60)).toEqual(refused);
    expect(await take(subject, windowSeconds - 0.001)).toEqual({
      isAllowed: false,
      retryAfterSeconds: 1,
    });
    expect(await take(subject, windowSeconds)).toEqual({ isAllowed: true });
  });

  it('counts each subject and each limit on its own, so that no caller uses up what another may do', async () => {
    const [subject, other] = [newSubject(), newSubject()];
    await useUp(subject);
    expect(await take(subject, 1)).toMatchObject({ isAllowed: false });
    expect(await take(other, 1)).toEqual({ isAllowed: true });
    expect(await take(subject, 1, 'requestsPerAddress')).toEqual({ isAllowed: true });
  });

  it('allows exactly as many of simultaneous calls as it says', async () => {
    const subject = newSubject();
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => take(subject, 0)));
    expect(outcomes.filter(({ isAllowed }) => isAllowed)).toHaveLength(max);
  });

  it('can be checked without being used', async () => {
    const subject = newSubject();
    const check = (seconds: number) => limits.check(NAME, subject, after(seconds));
    expect(await check(0)).toEqual({ isAllowed: true });
    await useUp(subject);
    expect(await check(60)).toEqual({ isAllowed: false, retryAfterSeconds: windowSeconds - 60 });
    expect(await check(windowSeconds)).toEqual({ isAllowed: true });
  });

  it('gives one back, but never more than were taken', async () => {
    const subject = newSubject();
    await limits.giveBack(NAME, subject, after(0));
    await useUp(subject);
    await limits.giveBack(NAME, subject, after(1));
    expect(await take(subject, 2)).toEqual({ isAllowed: true });
    expect(await take(subject, 2)).toMatchObject({ isAllowed: false });
    // What was taken in an earlier window is not given back in the next one.
    await limits.giveBack(NAME, subject, after(windowSeconds));
    await useUp(subject, windowSeconds);
    expect(await take(subject, windowSeconds)).toMatchObject({ isAllowed: false });
  });

  it('is whole again once it was cleared', async () => {
    const subject = newSubject();
    await useUp(subject);
    await limits.clear(NAME, subject);
    await useUp(subject);
    expect(await take(subject, 1)).toMatchObject({ isAllowed: false });
  });

  it('never allows more within one window, whatever the calls', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: windowSeconds }), { minLength: 1, maxLength: 12 }),
      async (pauses) => {
        const subject = newSubject();
        let seconds = 0;
        const allowed: number[] = [];
        for (const pause of pauses) {
          seconds += pause;
          const outcome = await take(subject, seconds);
          if (outcome.isAllowed) allowed.push(seconds);
          else seconds += outcome.retryAfterSeconds;
        }
        // A window starts with the first use that no earlier one contains.
        let windowStart = Number.NEGATIVE_INFINITY;
        let used = 0;
        for (const at of allowed) {
          if (at >= windowStart + windowSeconds) [windowStart, used] = [at, 0];
          used += 1;
          expect(used).toBeLessThanOrEqual(max);
        }
      },
    );
    await fc.assert(property, propertyRuns(engine === engineNames[0] ? 20 : 4));
  });

  it('stores no subject as text, and expires with its window', async () => {
    const address = 'ada@example.org';
    await take(address, 0);
    const hash = createHash('sha256').update(address).digest('hex');
    const stored = await queryPartition(table, limitPartition(NAME, hash));
    expect(stored).toMatchObject([{ taken: 1, expiresAt: start / 1000 + windowSeconds }]);
    expect(JSON.stringify(stored)).not.toContain('ada');
  });
});

describe('a refusal', () => {
  it('says in how many seconds the call may be repeated', () => {
    expect(() => enforce({ isAllowed: true })).not.toThrow();
    expect(() => enforce({ isAllowed: false, retryAfterSeconds: 90 })).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 90 }) as Error,
    );
  });
});
