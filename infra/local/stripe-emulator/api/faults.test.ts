import { expect, test } from 'vitest';
import type { Fault } from '#emulator.ts';
import { plannedFaults } from './faults.ts';

const calls = [
  ['GET', '/v1/refunds'],
  ['POST', '/v1/refunds'],
  ['POST', '/v1/customers'],
  ['POST', '/v1/refunds'],
] as const;

test.each<[Fault, number[]]>([
  [{ kind: '500' }, [0]],
  [{ kind: '500', times: 3 }, [0, 1, 2]],
  [{ kind: '429', method: 'POST' }, [1]],
  [{ kind: 'lost-after', path: /refunds/, times: 2 }, [0, 1]],
  [{ kind: 'lost-before', method: 'POST', path: /refunds$/, times: 2 }, [1, 3]],
  [{ kind: '500', path: /payouts/ }, []],
])('%o fails the matching calls', (fault, failing) => {
  const faults = plannedFaults();
  faults.add(fault);
  const kinds = calls.map(([method, path]) => faults.take(method, path));
  expect(kinds).toEqual(calls.map((_, index) => (failing.includes(index) ? fault.kind : null)));
});

test('Faults are used in the order they were planned', () => {
  const faults = plannedFaults();
  faults.add({ kind: '500' });
  faults.add({ kind: '429' });
  expect(calls.map(([method, path]) => faults.take(method, path))).toEqual([
    '500',
    '429',
    null,
    null,
  ]);
});
