import type { CourseChange } from '@learning/shared/contract/catalog';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseChanges } from './course-changes.tsx';
import { newestLawChangeOf } from './newest-law-change.ts';

const changes: CourseChange[] = [
  {
    date: '2026-11-22',
    edition: 2,
    kind: 'law',
    modules: ['m4', 'm2'],
    text: 'Covers probation from January 2027.',
  },
  { date: '2026-11-22', edition: 2, kind: 'correction', modules: ['m2'], text: 'Dates agree.' },
  { date: '2026-11-21', edition: 1, kind: 'content', modules: [], text: 'First edition.' },
];
const modules = [1, 2, 3, 4].map((order) => ({ id: `m${order}`, order }));

test('lists changes by day, with kind and modules', () => {
  render(<CourseChanges changes={changes} modules={modules} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'November 22, 2026 · Edition 2',
    'November 21, 2026 · Edition 1',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Covers probation from January 2027.LawModules 2, 4',
    'Dates agree.CorrectionModule 2',
    'First edition.ContentWhole course',
  ]);
});

test('finds the newest change of law in a module, of one day the most specific', () => {
  expect(newestLawChangeOf(changes, 'm2')).toBe(changes[0]);
  const specific = { ...changes[0]!, modules: ['m2'] };
  expect(newestLawChangeOf([...changes, specific], 'm2')).toBe(specific);
  const older = { ...specific, date: '2026-11-20', modules: ['m4'] };
  expect(newestLawChangeOf([...changes, older], 'm4')).toBe(changes[0]);
  expect(newestLawChangeOf(changes, 'm3')).toBeUndefined();
});

test('finds no change of content, which is for the change log', () => {
  const content = { ...changes[2]!, modules: ['m3'] };
  expect(newestLawChangeOf([...changes, content], 'm3')).toBeUndefined();
});
