// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { localDraft } from './note-draft.ts';

afterEach(() => localStorage.clear());

it('keeps a draft for the learner who wrote it, and shows it to nobody else', () => {
  localDraft('learner-1', 'm1').write({ text: 'About Lee', version: 2 });
  expect(localDraft('learner-1', 'm1').read()).toEqual({ text: 'About Lee', version: 2 });
  expect(localDraft('learner-2', 'm1').read()).toBeUndefined();
  localDraft('learner-2', 'm1').clear();
  expect(localDraft('learner-1', 'm1').read()?.text).toBe('About Lee');
});
