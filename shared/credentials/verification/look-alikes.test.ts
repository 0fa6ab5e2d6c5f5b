import { describe, expect, it } from 'vitest';
import { readsAs } from './look-alikes.ts';

describe('a name', () => {
  it.each([
    'due course',
    ' Due  Course ',
    'D u e C o u r s e',
    'DueCourse',
    'DueCourseAcademy',
    'Due\u00A0Course',
    'Due\u200B Cou\u00ADrse',
    '\u202EDue Course',
    'Ｄｕｅ Ｃｏｕｒｓｅ',
    'Dúé Çoursé',
    '𝐃𝐮𝐞 𝐂𝐨𝐮𝐫𝐬𝐞',
    'Ꭰue Course',
    'Due C0urs3',
    'Dυe Cοurѕe',
    'Due Course®',
    'Due Course™',
    `${' '.repeat(700)}\u200B${'\u200B'.repeat(700)}Due Course`,
    'Certificates by Due Course',
  ])('like %j reads as ours', (text) => {
    expect(readsAs(text, 'Due Course')).toBe(true);
  });

  it.each([
    '',
    'Overdue Courses',
    'Due Courses',
    'Residue Course',
    'Of course',
    'Due',
    'Course Due',
  ])('like %j does not', (text) => {
    expect(readsAs(text, 'Due Course')).toBe(false);
  });

  it('is read in no time, however long it is', () => {
    expect(readsAs('d u e '.repeat(100_000), 'Due Course')).toBe(false);
  });
});
