import GithubSlugger from 'github-slugger';
import type { SectionLink } from '#section-link.ts';

/** The anchors of each written module's headings, by module id. */
export type SectionAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the anchors of a text's headings of level 2 to 4, the same as publishing gives them. */
export function anchorsOf(markdown: string): string[] {
  const slugger = new GithubSlugger();
  const headings = markdown.matchAll(/^#{1,6} +(.+?) *#* *$/gm);
  return [...headings].flatMap(([line, text]) => {
    const anchor = slugger.slug(text!.replace(/\*\*?/g, ''));
    return /^#{2,4} /.test(line) ? [anchor] : [];
  });
}

export function sectionAnchors(modules: ReadonlyMap<string, string>): SectionAnchors {
  return new Map([...modules].map(([id, text]) => [id, new Set(anchorsOf(text))]));
}

/** Returns what is wrong with a link to a section; undefined if it leads to a heading. */
export function sectionLinkIssue(
  { moduleId, section }: SectionLink,
  anchors: SectionAnchors,
): string | undefined {
  const known = anchors.get(moduleId);
  if (!known)
    return `names module '${moduleId}', which this course does not have or which is not written`;
  if (known.has(section)) return undefined;
  return `names section '${section}', which ${moduleId} does not have; it has ${[...known].join(', ')}`;
}
