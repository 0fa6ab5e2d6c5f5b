import { describe, expect, it } from 'vitest';
import { daysOf } from './redrive-events.ts';

const message = (first?: string, last?: string) =>
  JSON.stringify({
    DDBStreamBatchInfo: {
      approximateArrivalOfFirstRecord: first,
      approximateArrivalOfLastRecord: last,
    },
  });

describe('a batch that was put aside', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:05Z', ['2026-11-22']],
    ['2026-11-22T23:59:59Z', '2026-11-23T00:00:01Z', ['2026-11-22', '2026-11-23']],
    ['2026-12-31T12:00:00Z', '2027-01-02T00:00:00Z', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ])('from %s to %s is of the days %j', (first, last, days) => {
    expect(daysOf(message(first, last))).toEqual(days);
  });

  it('without a time needs the day from the operator', () => {
    expect(() => daysOf(message())).toThrow('--day');
    expect(() => daysOf('{}')).toThrow('--day');
  });
});
