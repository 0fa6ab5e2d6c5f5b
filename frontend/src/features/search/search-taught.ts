import type { SearchedCourse, SearchedModule } from '@learning/shared/contract/catalog';
import { comparablePhrase, TEXT_OPTIONS, TEXT_SEARCH } from './text-options.ts';
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';

/** A module that teaches what is searched for, with its headings and documents that say so. */
export interface ModuleHit {
  module: SearchedModule;
  /** The word that leads here, if no title of the module or in it says it. */
  word: string | undefined;
  sections: SearchedModule['sections'];
  resources: SearchedModule['resources'];
}

/** A course with the modules that were found in it, the best first. */
export interface CourseHit {
  course: SearchedCourse;
  /** Whether the course itself was found, and not only modules of it. */
  isFound: boolean;
  modules: ModuleHit[];
}

/** Searches in what the courses teach. */
export interface TaughtSearch {
  /** Returns the courses that teach something, the best first. Without words there are none. */
  find(words: string): CourseHit[];
  /** Returns the courses that come nearest, for words that find nothing. */
  near(words: string): SearchedCourse[];
}

const NEAR_COURSES = 3;
interface Entry {
  key: string;
  courseId: number;
  /** Its titles. */
  title: string;
  words?: string[];
  otherWords?: string[];
  topics?: string[];
  /** Titles of what it contains. */
  contents?: string[];
  text?: string;
}

const FIELDS = ['title', 'words', 'otherWords', 'topics', 'contents', 'text'] as const;

const OPTIONS: Options<Entry> = {
  idField: 'key',
  fields: [...FIELDS],
  extractField: (entry, field) => {
    const value = entry[field as keyof Entry];
    return Array.isArray(value) ? value.join(' · ') : String(value ?? '');
  },
  ...TEXT_OPTIONS,
};

const SEARCH: SearchOptions = {
  ...TEXT_SEARCH,
  boost: { title: 5, words: 6, otherWords: 2, topics: 2, contents: 1, text: 1 },
};

/** Makes the search over what the API says that is taught. Takes some milliseconds. */
export function createTaughtSearch(courses: readonly SearchedCourse[]): TaughtSearch {
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(courses.flatMap(entriesOf));
  const phrases = phrasesOf(courses);

  const scores = (words: string, options: SearchOptions = {}): Map<string, number> => {
    const wanted = comparablePhrase(words);
    const results: SearchResult[] = index.search(words, {
      ...SEARCH,
      boostDocument: (key: string) => boostOf(phrases.get(key), wanted),
      ...options,
    });
    return new Map(results.map(({ id, score }) => [String(id), score]));
  };

  return {
    find(words) {
      const found = scores(words);
      return courses
        .map((course) => hitOf(course, found, words))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ hit }) => hit);
    },
    near(words) {
      const found = scores(words, { combineWith: 'OR', fuzzy: 0.4 });
      const closeness = (course: SearchedCourse) => hitOf(course, found, words).score;
      return courses
        .toSorted(
          (a, b) => closeness(b) - closeness(a) || Number(b.isPopular) - Number(a.isPopular),
        )
        .slice(0, NEAR_COURSES);
    },
  };
}

function entriesOf(course: SearchedCourse): Entry[] {
  const { id: courseId, title, description, category, level, features, modules } = course;
  const own: Entry = {
    key: courseKey(courseId),
    courseId,
    title,
    topics: [...features, category, level],
    text: description,
  };
  return [own, ...modules.flatMap((module) => moduleEntries(course, module))];
}

function moduleEntries(course: SearchedCourse, module: SearchedModule): Entry[] {
  const courseId = course.id;
  const { id, title, description, words, otherWords, laws, skills, sections, resources } = module;
  return [
    {
      key: id,
      courseId,
      title,
      words,
      otherWords,
      topics: [...laws, ...skills],
      contents: [
        course.title,
        ...sections.map((section) => section.title),
        ...resources.map(({ name }) => name),
      ],
      text: description,
    },
    ...sections.map((section) => ({
      key: sectionKey(id, section.id),
      courseId,
      title: section.title,
    })),
    ...resources.map((resource) => ({
      key: resourceKey(id, resource.id),
      courseId,
      title: resource.name,
    })),
  ];
}

const courseKey = (courseId: number) => `course ${courseId}`;
const sectionKey = (moduleId: string, id: string) => `${moduleId}#${id}`;
const resourceKey = (moduleId: string, id: string) => `${moduleId}/${id}`;

/** Groups what was found in a course. A course is as good as the best that was found in it. */
function hitOf(course: SearchedCourse, found: ReadonlyMap<string, number>, words: string) {
  const scoreOf = (key: string) => found.get(key) ?? 0;
  const modules = course.modules
    .map((module) => {
      const sections = module.sections.filter(({ id }) => found.has(sectionKey(module.id, id)));
      const resources = module.resources.filter(({ id }) => found.has(resourceKey(module.id, id)));
      const inner = [
        ...sections.map(({ id }) => scoreOf(sectionKey(module.id, id))),
        ...resources.map(({ id }) => scoreOf(resourceKey(module.id, id))),
      ];
      return {
        score: Math.max(scoreOf(module.id), ...inner),
        hit: {
          module,
          word: inner.length > 0 ? undefined : wordFor(module, words),
          sections,
          resources,
        },
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const own = scoreOf(courseKey(course.id));
  const hit: CourseHit = { course, isFound: own > 0, modules: modules.map((module) => module.hit) };
  return { hit, score: Math.max(own, modules[0]?.score ?? 0) };
}

/** Returns the word of a module that was typed, unless its title has it. */
function wordFor(module: SearchedModule, typed: string): string | undefined {
  const wanted = comparablePhrase(typed);
  const says = (text: string) => ` ${comparablePhrase(text)}`.includes(` ${wanted}`);
  if (wanted === '' || says(module.title)) return undefined;
  return [...module.words, ...module.otherWords, ...module.laws, ...module.skills].find(says);
}

interface Phrases {
  words: string[];
  otherWords: string[];
}

/** Returns the words of each module by its id, to recognize what someone has typed as one of them. */
function phrasesOf(courses: readonly SearchedCourse[]): Map<string, Phrases> {
  return new Map(
    courses.flatMap(({ modules }) =>
      modules.map(({ id, words, otherWords }) => [
        id,
        { words: words.map(comparablePhrase), otherWords: otherWords.map(comparablePhrase) },
      ]),
    ),
  );
}

/** Puts the module first that a word names, then those where it names another one. */
function boostOf(phrases: Phrases | undefined, wanted: string): number {
  if (!phrases || wanted.length < 2) return 1;
  if (phrases.words.includes(wanted)) return 20;
  if (wanted.length > 2 && phrases.words.some((phrase) => phrase.startsWith(wanted))) return 4;
  return phrases.otherWords.includes(wanted) ? 4 : 1;
}
