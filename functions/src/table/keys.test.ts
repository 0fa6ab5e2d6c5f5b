import { expect, test } from 'vitest';
import {
  catalogKeys,
  certificatesPartition,
  learnerKeys,
  learnerPartition,
  noteKey,
  notePrefix,
  notesPartition,
  submissionsPartition,
} from './keys.ts';

test('keys of numbers stand in the order of the numbers', () => {
  const keys = [2, 14, 100, 9].map((id) => catalogKeys.course(id).SK).toSorted();
  expect(keys).toEqual([2, 9, 14, 100].map((id) => catalogKeys.course(id).SK));
});

test("a learner's everyday items share one partition, and the bulky ones have others", () => {
  const everyday = [
    learnerKeys.entitlement('u', 'trial'),
    learnerKeys.enrollment('u', 1),
    learnerKeys.progress('u', 1, 'm'),
    learnerKeys.bookmark('u', 1),
    learnerKeys.wish('u', 1),
    learnerKeys.learningTime('u', '2026-11'),
  ];
  expect(new Set(everyday.map((key) => key.PK))).toEqual(new Set([learnerPartition('u')]));
  expect(new Set(everyday.map((key) => key.SK)).size).toBe(everyday.length);
  const partitions = [
    learnerPartition,
    notesPartition,
    submissionsPartition,
    certificatesPartition,
  ];
  expect(new Set(partitions.map((of) => of('u'))).size).toBe(partitions.length);
});

test('the notes of one course never include those of another', () => {
  expect(noteKey('u', 1, 'm').SK.startsWith(notePrefix(1))).toBe(true);
  expect(noteKey('u', 14, 'm').SK.startsWith(notePrefix(1))).toBe(false);
});
