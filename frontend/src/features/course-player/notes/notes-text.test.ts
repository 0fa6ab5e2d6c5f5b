import { expect, it } from 'vitest';
import { moduleSummary } from '#testing/catalog-samples.ts';
import { notesAsMarkdown, notesInOrder } from './notes-text.ts';

const note = (moduleId: string, text: string) => ({
  moduleId,
  text,
  version: 1,
  updatedAt: '2026-11-21T08:00:00Z',
});

it('lists the notes in the order of the modules, without empty ones', () => {
  const modules = [
    moduleSummary({ id: 'm2', order: 2, title: 'Two' }),
    moduleSummary({ id: 'm1', order: 1, title: 'One' }),
    moduleSummary({ id: 'm3', order: 3, title: 'Three' }),
  ];
  const notes = [note('m2', 'second\n'), note('m3', '  '), note('m1', 'first')];
  expect(notesAsMarkdown('Course', notesInOrder(notes, [], modules))).toBe(
    '# Course\n\n## One\n\nfirst\n\n## Two\n\nsecond\n',
  );
});

it('adds the answers to pauses below their tasks, but not the deliverable', () => {
  const work = (promptId: string, text: string) => ({
    ...note('m1', text),
    promptId,
    prompt: `Task of ${promptId}`,
    rating: null,
  });
  const entries = notesInOrder(
    [note('m1', 'first')],
    [work('pause-a', 'An answer'), work('deliverable', 'A pack'), work('pause-b', ' ')],
    [moduleSummary({ id: 'm1', order: 1, title: 'One' })],
  );
  expect(entries).toEqual([{ title: 'One', text: 'first\n\nTask of pause-a\nAn answer' }]);
});
