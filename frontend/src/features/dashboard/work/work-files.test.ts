import { textOf } from '@learning/shared/domain/documents/document-node';
import type { CourseWork } from '@learning/shared/contract/work';
import { expect, it } from 'vitest';
import { deliverableDocument, notesDocument } from './work-files.ts';

const at = '2026-11-21T08:00:00Z';
const work = (promptId: string, text: string): CourseWork['work'][number] => ({
  moduleId: 'm1',
  promptId,
  prompt: `Task ${promptId}`,
  text,
  version: 1,
  updatedAt: at,
  rating: null,
});
const course: CourseWork = {
  courseId: 1,
  courseTitle: 'HR Foundations',
  modules: [
    { id: 'm1', title: 'One' },
    { id: 'm2', title: 'Two' },
  ],
  notes: [{ moduleId: 'm2', text: 'Ask\n\n- Noor\n- Sam', version: 1, updatedAt: at }],
  work: [work('pause-a', 'An answer'), work('deliverable', 'A pack')],
  documents: [],
};
const blocksOf = (document: ReturnType<typeof notesDocument>) =>
  (document?.body?.children ?? []).map((node) => `${node.tagName}: ${textOf(node)}`);

it('prints notes and answers in the order of the modules, each answer below its task', () => {
  expect(blocksOf(notesDocument(course))).toEqual([
    'h1: HR Foundations: notes and answers',
    'h2: One',
    'p: Task pause-a',
    'p: An answer',
    'h2: Two',
    'p: Ask',
    'ul: NoorSam',
  ]);
  expect(notesDocument({ ...course, notes: [], work: [] })).toBeNull();
});

it("prints the learner's own rating below a deliverable", () => {
  const rating = { levels: { Brief: 'Sound' }, ratedAt: at };
  const document = deliverableDocument('Pack', { ...work('deliverable', 'Text'), rating });
  expect(blocksOf(document)).toEqual([
    'h1: Pack',
    'p: Text',
    'h2: My own rating',
    'ul: Brief: Sound',
  ]);
});
