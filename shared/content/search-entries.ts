import { REVIEW_SKILLS } from '@learning/shared/domain/learning/review-skills';
import { LAW_NAMES, SEARCH_WORDS, type LawName } from './search-words.ts';
import type { CourseFolder } from './source.ts';
import { lawBoxesOf } from './validation/markdown-blocks.ts';

/** What the search knows of a module beside its outline. It contains no text of the lesson. Source: rules/content.md C50 */
export interface SearchEntry {
  moduleId: string;
  /** Words for which this module is the one to read first. */
  words: string[];
  /** Words for which another module comes first. */
  otherWords: string[];
  /** Names of the laws that its boxes name. */
  laws: string[];
  /** Names of the skills that it practices. */
  skills: string[];
}

/** Returns what the search knows of the modules of a course, in their order. */
export function searchEntries({ course, modules, reviewCards }: CourseFolder): SearchEntry[] {
  return course.modules.map(({ id }) => {
    const cards = reviewCards.get(id) ?? [];
    return {
      moduleId: id,
      words: wordsFor(([first]) => first === id),
      otherWords: wordsFor(([, ...others]) => others.includes(id)),
      laws: lawsIn(modules.get(id) ?? '').flatMap(({ name, short }) =>
        short === undefined ? [name] : [name, short],
      ),
      skills: [...new Set(cards.map(({ skill }) => REVIEW_SKILLS[skill]))],
    };
  });
}

function wordsFor(leadsTo: (modules: readonly string[]) => boolean): string[] {
  return SEARCH_WORDS.filter(({ modules }) => leadsTo(modules)).flatMap(({ words }) => words);
}

/** Returns the laws that the law boxes of a text name. */
export function lawsIn(text: string): LawName[] {
  const boxes = lawBoxesOf(text)
    .map(({ paragraphs }) => paragraphs.join('\n'))
    .join('\n');
  return LAW_NAMES.filter(({ name, short, written = name }) =>
    [written, ...(short === undefined ? [] : [short])].some((words) =>
      new RegExp(`\\b${words}\\b`).test(boxes),
    ),
  );
}
