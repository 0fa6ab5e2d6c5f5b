import { courseAddress, moduleAddress, resourceAddress, catalogAddress } from './addresses.ts';
import type { Command } from './commands.ts';
import { excerptOf, type OwnText } from './search-own.ts';
import type { CourseHit, ModuleHit } from './search-taught.ts';

export type ResultKind =
  | 'course'
  | 'module'
  | 'section'
  | 'template'
  | 'note'
  | 'document'
  | 'command'
  | 'more';

/** A line of the results. */
export interface Result {
  key: string;
  kind: ResultKind;
  title: string;
  hint: string;
  target: Command['target'];
  /** Stands below the module that contains it. */
  isInner?: boolean;
}

export interface ResultGroup {
  key: string;
  name: string;
  results: Result[];
}

const MAX_COURSES = 4;
const MAX_MODULES = 3;
const MAX_SECTIONS = 2;
const MAX_RESOURCES = 2;
const MAX_OWN = 4;

/** Whether a course is open to the learner. */
type IsOpen = (courseId: number) => boolean;

/** Returns what was found in courses: each course with its modules and their sections. */
export function taughtGroups(
  hits: readonly CourseHit[],
  words: string,
  isOpen: IsOpen,
): ResultGroup[] {
  const groups = hits.slice(0, MAX_COURSES).map(({ course, isFound, modules }) => ({
    key: `course-${course.id}`,
    name: course.title,
    results: [
      ...modules
        .slice(0, MAX_MODULES)
        .flatMap((hit) => moduleResults(course.id, hit, isOpen(course.id))),
      ...(isFound ? [courseResult(course.id, 'The whole course')] : []),
    ],
  }));
  if (hits.length <= MAX_COURSES) return groups;
  const more: Result = {
    key: 'more',
    kind: 'more',
    title: `All ${hits.length} courses about “${words.trim()}”`,
    hint: 'Catalog',
    target: { address: catalogAddress(words.trim()) },
  };
  return [...groups, { key: 'more', name: 'More', results: [more] }];
}

function courseResult(id: number, title: string): Result {
  const target = { address: courseAddress(id) };
  return { key: `course ${id}`, kind: 'course', title, hint: 'Course', target };
}

function moduleResults(courseId: number, hit: ModuleHit, isOpen: boolean): Result[] {
  const { module, word, sections, resources } = hit;
  const own: Result = {
    key: module.id,
    kind: 'module',
    title: module.title,
    hint: word === undefined ? `Module ${module.order}` : capitalized(word),
    target: { address: moduleAddress(courseId, module, isOpen) },
  };
  return [
    own,
    ...sections.slice(0, MAX_SECTIONS).map((section) => ({
      key: `${module.id}#${section.id}`,
      kind: 'section' as const,
      title: section.title,
      hint: 'Section',
      target: { address: moduleAddress(courseId, module, isOpen, section.id) },
      isInner: true,
    })),
    ...resources.slice(0, MAX_RESOURCES).map((resource) => ({
      key: `${module.id}/${resource.id}`,
      kind: 'template' as const,
      title: resource.name,
      hint: 'Template',
      target: { address: resourceAddress(courseId, module, isOpen, resource.id) },
      isInner: true,
    })),
  ];
}

/** The words are written as people type them: 'harass'. */
function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the courses that come nearest, for words that find nothing. */
export function nearGroup(courses: readonly { id: number; title: string }[]): ResultGroup {
  return {
    key: 'near',
    name: 'These courses come nearest',
    results: courses.map(({ id, title }) => courseResult(id, title)),
  };
}

/** Returns what the learner has written, with the lesson it belongs to. */
export function ownGroup(texts: readonly OwnText[], words: string): ResultGroup[] {
  if (texts.length === 0) return [];
  const results = texts.slice(0, MAX_OWN).map((text): Result => {
    const lesson = `/course/${text.courseId}/play?module=${text.moduleId}`;
    const isDocument = text.kind === 'Document';
    return {
      key: text.key,
      kind: isDocument ? 'document' : 'note',
      title: excerptOf(text.text, words),
      hint: `${text.kind} · ${text.moduleTitle}`,
      target: { address: isDocument ? `${lesson}#activity-${text.activityId}` : lesson },
    };
  });
  return [{ key: 'own', name: 'Your work', results }];
}

export function commandGroup(commands: readonly Command[]): ResultGroup[] {
  if (commands.length === 0) return [];
  const results = commands.map(({ name, hint, target }): Result => ({
    key: `command ${name}`,
    kind: 'command',
    title: name,
    hint,
    target,
  }));
  return [{ key: 'commands', name: 'Go to', results }];
}
