import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import {
  assignedCourses,
  assignmentProgress,
  byDueDate,
  endOfDueDate,
} from './assignment-progress.ts';

const course = { id: 14, modules: [{ id: 'm1' }, { id: 'm2' }] } as CourseRecord;
const assignment = { courseId: 14, dueOn: '2026-12-18' };
const before = new Date('2026-12-19T11:59:59.999Z');
const after = new Date('2026-12-19T12:00:00.000Z');
const started = { completedModuleIds: ['m1'], completedAt: null };
const completed = (completedAt: Date) => ({
  completedModuleIds: ['m1', 'm2'],
  completedAt: completedAt.toISOString(),
});

test('a due date has ended once it is over in the last time zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      (day) => {
        const dueOn = day.toISOString().slice(0, 10);
        const inLastZone = (instant: Date) =>
          new Intl.DateTimeFormat('en-CA', { timeZone: 'Etc/GMT+12' }).format(instant);
        const end = endOfDueDate(dueOn);
        expect(inLastZone(new Date(end.getTime() - 1))).toBe(dueOn);
        expect(inLastZone(end) > dueOn).toBe(true);
      },
    ),
  );
});

describe('the progress in an assigned course', () => {
  it.each([
    ['not started in time', undefined, before, 'notStarted', false, 0],
    ['not started and late', undefined, after, 'notStarted', true, 0],
    ['started', started, before, 'inProgress', false, 50],
    ['started and late', started, after, 'inProgress', true, 50],
    ['completed in time, seen later', completed(before), after, 'completed', false, 100],
    ['completed late', completed(after), after, 'completed', true, 100],
  ])('is %s', (_, enrollment, now, state, isLate, percent) => {
    expect(assignmentProgress(assignment, enrollment, course, now)).toEqual({
      ...assignment,
      state,
      isLate,
      percent,
    });
  });

  it('is never late without a due date', () => {
    const open = { courseId: 14, dueOn: null };
    expect(assignmentProgress(open, undefined, course, after)).toMatchObject({ isLate: false });
  });
});

test('assignments are ordered by due date, those without one last', () => {
  const one = (courseId: number, dueOn: string | null) => ({ courseId, dueOn });
  const ordered = [
    one(3, '2026-12-01'),
    one(1, '2026-12-18'),
    one(2, '2026-12-18'),
    one(4, null),
    one(5, null),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (shuffled) => {
      expect(shuffled.toSorted(byDueDate)).toEqual(ordered);
    }),
  );
});

describe('what is assigned to a member', () => {
  const given = (change: object) => ({
    entity: 'assignment' as const,
    orderId: 'o1',
    courseId: 14,
    dueOn: null,
    note: '',
    seatIds: null,
    groupId: null,
    assignedBy: null,
    assignedAt: '2026-11-18T09:00:00.000Z',
    ...change,
  });
  const courseIds = (assignments: ReturnType<typeof given>[], groupIds: string[] = []) =>
    assignedCourses({ assignments }, { seatId: 'new', groupIds }).map(({ courseId }) => courseId);

  it('is what everyone has, also who joins later, and what names their seat or group', () => {
    expect(courseIds([given({})])).toEqual([14]);
    expect(courseIds([given({ seatIds: ['a'] })])).toEqual([]);
    expect(courseIds([given({ groupId: 'g1' })])).toEqual([]);
    expect(courseIds([given({ groupId: 'g1' })], ['g1'])).toEqual([14]);
  });

  it('counts a course once, with its earliest due date', () => {
    const assignments = [
      given({}),
      given({ groupId: 'g1', dueOn: '2026-12-18' }),
      given({ groupId: 'g2', dueOn: '2026-12-01' }),
      given({ groupId: 'g3', dueOn: '2026-11-30' }),
    ];
    const seat = { seatId: 'a', groupIds: ['g1', 'g2'] };
    expect(assignedCourses({ assignments }, seat)).toEqual([assignments[2]]);
  });
});
