import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteRoutes, SITE_DIRECTORY } from './site-files.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** As the browser asks for it: `/courses/1`. */
  path: string;
  html: string;
}

/** Returns all prerendered pages of the build and the 404 page. */
export function builtPages(): BuiltPage[] {
  const { prerendered } = readSiteRoutes();
  return [
    ...prerendered.map((path) => ({ path, html: readBuilt(join(path.slice(1), 'index.html')) })),
    { path: '/404', html: readBuilt('404.html') },
  ];
}

export function readBuilt(file: string): string {
  return readFileSync(join(SITE_DIRECTORY, file), 'utf8');
}

/** Returns the value of an attribute in a page's text, with its entities resolved. */
export function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
