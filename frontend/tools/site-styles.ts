import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLASS_NAMES_FILE, renameClasses } from '../vite/short-classes.ts';
import { STYLE_LINK } from './page-document.ts';

/** Returns the text of the style sheets that the built template links to, with the full names of their classes. */
export async function siteStyles(dist: string, template: string): Promise<string> {
  const files = [...template.matchAll(STYLE_LINK)].map(
    ([link]) => /href="([^"]+)"/.exec(link)![1]!,
  );
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const names = JSON.parse(await readFile(join(dist, CLASS_NAMES_FILE), 'utf8')) as Record<
    string,
    string
  >;
  return renameClasses(texts.join('\n'), (name) => names[name] ?? name);
}
