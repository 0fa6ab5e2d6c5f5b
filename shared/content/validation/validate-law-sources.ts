import type { ContentIssue, CourseFolder } from '#source.ts';
import { lawBoxesOf } from './markdown-blocks.ts';
import { secondHandWords } from './validate-law-box.ts';

/** Checks that no law box of a course says its source was not read. Source: rules/content.md C1 */
export function checkLawSources({
  slug,
  modules,
  resources,
  filledResources,
  exemplars,
}: CourseFolder): ContentIssue[] {
  const texts: [path: (id: string) => string, files: ReadonlyMap<string, string>][] = [
    [(id) => `modules/${id}.md`, modules],
    [(id) => `resources/${id}.md`, resources],
    [(id) => `resources/${id}.filled.md`, filledResources],
    [(id) => `exemplars/${id}.md`, exemplars],
  ];
  return texts.flatMap(([path, files]) =>
    [...files].flatMap(([id, text]) => fileIssues(`${slug}/${path(id)}`, text)),
  );
}

function fileIssues(file: string, text: string): ContentIssue[] {
  return lawBoxesOf(text).flatMap((box) => {
    const words = secondHandWords(box);
    if (words === undefined) return [];
    const message = `states law that was not read in its source ('${words}'); read it, or withdraw the statement`;
    return [{ file, field: `line ${box.line}`, message }];
  });
}
