import type { RichTextNode } from '@learning/shared/contract/fields';
import { describe, expect, it } from 'vitest';
import { stepAt, stepNamed, stepsOf } from './module-steps.ts';
import { activityOf } from './step-names.ts';

const element = (tagName: string, text: string, id?: string): RichTextNode => ({
  type: 'element',
  tagName,
  ...(id === undefined ? {} : { properties: { id } }),
  children: [{ type: 'text', value: text }],
});
const heading = (depth: 2 | 3, text: string) =>
  element(`h${depth}`, text, text.toLowerCase().replaceAll(' ', '-'));
const words = (count: number) => element('p', 'word '.repeat(count));

const moduleOf = (children: RichTextNode[], more = {}) => ({
  body: { type: 'root' as const, children },
  activityIds: ['case'],
  minutes: { onScreen: 12, activities: 10, atDesk: 30 },
  rubric: [],
  ...more,
});
const LESSON = moduleOf([
  heading(2, 'Why it matters'),
  words(80),
  heading(2, 'Core ideas'),
  heading(3, 'First idea'),
  words(320),
  heading(3, 'Second idea'),
  words(380),
  heading(2, 'Workplace practice'),
  words(60),
  heading(2, 'Takeaways'),
  words(60),
  heading(2, 'Sources'),
  words(40),
]);

describe('the steps of a module', () => {
  it('are read, then try, then take away', () => {
    const steps = stepsOf(LESSON);
    expect(steps.map(({ id, kind, from, to }) => [id, kind, from, to])).toEqual([
      ['why-it-matters', 'read', 0, 5],
      ['second-idea', 'read', 5, 7],
      ['activity-case', 'activity', 0, 0],
      ['take-away', 'take-away', 7, 13],
    ]);
    expect(steps[1]?.under).toBe('Core ideas');
  });

  it('share the minutes on the screen; an activity has its own', () => {
    const minutes = stepsOf(LESSON).map((step) => step.minutes);
    expect(minutes).toEqual([5, 5, undefined, 2]);
  });

  it('have one for the deliverable of an assessment', () => {
    const rubric = [{ name: 'Facts', levels: [] }];
    const kinds = stepsOf(moduleOf([heading(2, 'Brief'), words(50)], { rubric }));
    expect(kinds.map(({ kind }) => kind)).toEqual(['read', 'write', 'activity', 'take-away']);
  });

  it('show all of a text without headings, and of one that has only last sections', () => {
    expect(stepsOf(moduleOf([words(900)])).map(({ from, to }) => [from, to])[0]).toEqual([0, 1]);
    const sources = stepsOf(moduleOf([heading(2, 'Sources'), words(20)]));
    expect(sources.map(({ kind }) => kind)).toEqual(['read', 'activity', 'take-away']);
  });

  it('are found by their id, by a section of their text, and by a paragraph', () => {
    const steps = stepsOf(LESSON);
    const named = (...names: string[]) => stepNamed(steps, LESSON.body, names)?.id;
    expect(named('take-away')).toBe('take-away');
    expect(named('takeaways')).toBe('take-away');
    expect(named('first-idea')).toBe('why-it-matters');
    expect(named('main', 'second-idea')).toBe('second-idea');
    expect(named('elsewhere')).toBeUndefined();
    expect([0, 6, 12, 400].map((block) => stepAt(steps, block).id)).toEqual([
      'why-it-matters',
      'second-idea',
      'take-away',
      'take-away',
    ]);
  });

  it('name an activity in the address', () => {
    expect(activityOf('activity-case')).toBe('case');
    expect(activityOf('why-it-matters')).toBeUndefined();
  });
});
