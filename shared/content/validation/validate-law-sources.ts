import type { ContentIssue, CourseFolder } from '#source.ts';
import { lawBoxesOf } from './markdown-blocks.ts';
import { UNREAD_LAW } from './unread-law.ts';
import { secondHandWords } from './validate-law-box.ts';

/**
 * Checks that no law box says its source was not read. Files of the list may have as many such boxes as it says, no more and no
 * fewer, so the list can only shrink.
 *
 * Source: rules/content.md C1
 */
export function checkLawSources(
  { slug, modules, resources, filledResources, exemplars }: CourseFolder,
  allowed: Readonly<Record<string, number>> = UNREAD_LAW,
): ContentIssue[] {
  const texts: [path: (id: string) => string, files: ReadonlyMap<string, string>][] = [
    [(id) => `modules/${id}.md`, modules],
    [(id) => `resources/${id}.md`, resources],
    [(id) => `resources/${id}.filled.md`, filledResources],
    [(id) => `exemplars/${id}.md`, exemplars],
  ];
  return texts.flatMap(([path, files]) =>
    [...files].flatMap(([id, text]) => {
      const file = `${slug}/${path(id)}`;
      return fileIssues(file, text, allowed[file] ?? 0);
    }),
  );
}

function fileIssues(file: string, text: string, allowed: number): ContentIssue[] {
  const found = lawBoxesOf(text).flatMap((box) => {
    const words = secondHandWords(box);
    return words === undefined
      ? []
      : [
          {
            file,
            field: `line ${box.line}`,
            message: `states law that was not read in its source ('${words}'); read it, or withdraw the statement`,
          },
        ];
  });
  if (found.length === allowed) return [];
  if (found.length > allowed) return found;
  const message = `has ${found.length} law boxes on unread sources; lower its number in unread-law.ts, which says ${allowed}`;
  return [{ file, field: '', message }];
}
