import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_LINK } from './page-document.ts';

/** Returns the text of the style sheets that the built template links to. */
export async function siteStyles(dist: string, template: string): Promise<string> {
  const files = [...template.matchAll(STYLE_LINK)].map(
    ([link]) => /href="([^"]+)"/.exec(link)![1]!,
  );
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  return texts.join('\n');
}
