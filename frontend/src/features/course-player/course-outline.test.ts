import { describe, expect, it } from 'vitest';
import { moduleProgress, moduleSummary } from '../../testing/samples.ts';
import { neighboursOf, outlineOf, printMinutes, resumeModule } from './course-outline.ts';

const modules = ['c', 'a', 'b'].map((id) =>
  moduleSummary({ id, order: 'abc'.indexOf(id) + 1, title: id }),
);
const outline = (...completed: string[]) =>
  outlineOf(
    modules,
    completed.map((moduleId) => moduleProgress({ moduleId, completed: true })),
  );

describe('the outline of a course', () => {
  it('is in order, with the marks of the modules', () => {
    expect(outline('b').map(({ module, isCompleted }) => [module.id, isCompleted])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });

  it('takes no mark from a reopened module', () => {
    const reopened = outlineOf(modules, [moduleProgress({ moduleId: 'a', completed: false })]);
    expect(reopened.some(({ isCompleted }) => isCompleted)).toBe(false);
  });

  it.each([
    ['the first module of a course just begun', [], null, 'a'],
    ['the module last opened', [], 'b', 'b'],
    ['the next one when that is completed', ['b'], 'b', 'c'],
    ['an earlier one when nothing later is left', ['b', 'c'], 'c', 'a'],
    ['the first when all are completed', ['a', 'b', 'c'], 'c', 'a'],
    ['the first open one when the last module is gone', ['a'], 'removed', 'b'],
  ])('resumes at %s', (_, completed, last, expected) => {
    expect(resumeModule(outline(...completed), last)?.id).toBe(expected);
  });

  it('knows the neighbours', () => {
    expect(neighboursOf(outline(), 'a')).toMatchObject({ previous: undefined, next: { id: 'b' } });
    expect(neighboursOf(outline(), 'c')).toMatchObject({ previous: { id: 'b' }, next: undefined });
    expect(neighboursOf(outline(), 'x')).toEqual({ previous: undefined, next: undefined });
  });
});

it.each([
  [0, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [85, '1 h 25 min'],
])('prints %i minutes as %s', (minutes, text) => {
  expect(printMinutes(minutes)).toBe(text);
});
