import type { CourseFolder } from '#source.ts';
import { blocksOf, withoutSources } from './markdown-blocks.ts';

/** Length of the compared runs of words. */
const SHINGLE_WORDS = 5;
/** Below this number of runs a text is too short to judge. */
const MIN_SHINGLES = 60;
/** The largest share two texts may have in common. Source: rules/content.md C28. */
export const MOST_SHARED = 0.2;

export interface SharedText {
  files: readonly [string, string];
  /** Share of the shorter text's five-word runs that are also in the other text; 0–1. */
  share: number;
}

/** Returns the modules and resources of all courses, by file. */
export function textsOf(folders: readonly CourseFolder[]): Map<string, string> {
  return new Map(
    folders.flatMap(({ slug, modules, resources }) => [
      ...[...modules].map(([id, text]) => [`${slug}/modules/${id}.md`, text] as const),
      ...[...resources].map(([id, text]) => [`${slug}/resources/${id}.md`, text] as const),
    ]),
  );
}

/**
 * Returns all pairs of texts that share runs of five words, the most similar first. Prescribed parts do not count: second-level
 * headings, labels, sources, dates of law, blanks, the legal note and lines in italics only.
 *
 * An index of runs makes it nearly linear, so that the whole catalog takes a fraction of a second.
 */
export function sharedTexts(texts: ReadonlyMap<string, string>): SharedText[] {
  const files = [...texts.keys()];
  const runs = files.map((file) => shinglesOf(texts.get(file)!));
  const owners = new Map<string, number[]>();
  for (const [index, shingles] of runs.entries()) {
    for (const shingle of shingles) {
      const known = owners.get(shingle);
      if (known) known.push(index);
      else owners.set(shingle, [index]);
    }
  }
  const common = new Map<number, number>();
  for (const some of owners.values()) {
    for (const [at, first] of some.entries()) {
      for (const second of some.slice(at + 1)) {
        const pair = first * files.length + second;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...common]
    .map(([pair, count]) => {
      const [first, second] = [Math.floor(pair / files.length), pair % files.length];
      const shorter = Math.max(MIN_SHINGLES, Math.min(runs[first]!.size, runs[second]!.size));
      return { files: [files[first]!, files[second]!] as const, share: count / shorter };
    })
    .toSorted((a, b) => b.share - a.share);
}

function shinglesOf(text: string): Set<string> {
  const words = blocksOf(withoutSources(text))
    .map((block) => block.text)
    .filter((block) => !/^##? |^\*[^*]*\*$|^\|[\s|:-]*$/.test(block))
    .map((block) =>
      block.replace(
        /^> \*\*[^*]+\*\*|\*Composite, for illustration\.\*|checked on [\d-]+|\]\(https:[^)]*\)/gi,
        '',
      ),
    )
    .map((block) => block.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const shingles = new Set<string>();
  for (const block of words) {
    for (let at = 0; at + SHINGLE_WORDS <= block.length; at += 1) {
      shingles.add(block.slice(at, at + SHINGLE_WORDS).join(' '));
    }
  }
  return shingles;
}
