import type { CourseWork } from '@learning/shared/contract/work';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';
import MiniSearch from 'minisearch';
import { TEXT_OPTIONS, TEXT_SEARCH } from './text-options.ts';

/** Something that the learner has written. */
export interface OwnText {
  key: string;
  kind: 'Note' | 'Answer' | 'Deliverable' | 'Document';
  courseId: number;
  moduleId: string;
  moduleTitle: string;
  text: string;
  /** Of a document: the activity that made it. */
  activityId?: string;
}

/** Length of what shows of a text. */
const EXCERPT_CHARACTERS = 80;
/** What shows of it before the word that was found. */
const BEFORE_CHARACTERS = 20;

/** Makes the search in notes, answers, deliverables and documents; it returns the best first. */
export function createOwnSearch(courses: readonly CourseWork[]): (words: string) => OwnText[] {
  const texts = new Map(courses.flatMap(textsOf).map((text) => [text.key, text]));
  const index = new MiniSearch<OwnText>({
    idField: 'key',
    fields: ['text', 'moduleTitle'],
    ...TEXT_OPTIONS,
  });
  index.addAll([...texts.values()]);
  return (words) =>
    index
      .search(words, { ...TEXT_SEARCH, boost: { text: 2 } })
      .flatMap(({ id }) => texts.get(String(id)) ?? []);
}

function textsOf({ courseId, modules, notes, work, documents }: CourseWork): OwnText[] {
  const titles = new Map(modules.map(({ id, title }) => [id, title]));
  const textOf = (kind: OwnText['kind'], moduleId: string, id: string, text: string): OwnText => ({
    key: `${kind} ${moduleId} ${id}`,
    kind,
    courseId,
    moduleId,
    moduleTitle: titles.get(moduleId) ?? '',
    text,
  });
  return [
    ...notes.map(({ moduleId, text }) => textOf('Note', moduleId, '', text)),
    ...work.map(({ moduleId, promptId, text }) =>
      textOf(promptId === DELIVERABLE ? 'Deliverable' : 'Answer', moduleId, promptId, text),
    ),
    ...documents.map(({ moduleId, activityId, title }) => ({
      ...textOf('Document', moduleId, activityId, title),
      activityId,
    })),
  ];
}

/** Returns the part of a text around the first of the words. */
export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first = ''] = words.trim().toLowerCase().split(/\s+/);
  const found = line.toLowerCase().indexOf(first);
  const start =
    found <= BEFORE_CHARACTERS ? 0 : line.indexOf(' ', found - BEFORE_CHARACTERS - 1) + 1;
  const end = start + EXCERPT_CHARACTERS;
  return [start > 0 && '… ', line.slice(start, end).trimEnd(), end < line.length && ' …']
    .filter((part) => part !== false)
    .join('');
}
