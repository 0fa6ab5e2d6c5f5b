import { expect, it } from 'vitest';
import { bakedBadge } from './badge-picture.ts';

const badgeOf = (participantName: string) =>
  bakedBadge(
    { courseName: 'HR Foundations', participantName, completedAt: '2026-11-20T15:00:00Z' },
    'header.payload.signature',
    'Due Course',
  );

it.each([
  ['שרה כהן (Sarah)', 1],
  ['Sarah (שרה)', 0],
  ['李小龙', 0],
])('prints %s in the direction of its first letter', (name, count) => {
  const svg = badgeOf(name);
  expect(svg).toContain(`>${name}</text>`);
  expect(svg.split('direction="rtl"').length - 1).toBe(count);
});
