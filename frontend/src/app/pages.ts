import type { PageAddress, PageDefinition } from './page-definition.ts';

/** A page with the path of its route. */
export interface Page extends PageDefinition {
  /** As the router spells it: `/course/$courseId/play`, `/verify/{-$certificateId}`. */
  path: string;
  /** The name of the route's file, without its ending. */
  file: string;
}

const definitions = import.meta.glob<PageDefinition>('./routes/*.page.ts', {
  eager: true,
  import: 'page',
});

/** The pages of the site. */
export const pages: readonly Page[] = Object.entries(definitions).map(([name, definition]) => {
  const file = /\/([^/]+)\.page\.ts$/.exec(name)![1]!;
  return { ...definition, file, path: pathOf(file) };
});

/** Returns the page at an address, and the values of its path's parameters. */
export function findPage(pathname: string): (Page & Pick<PageAddress, 'params'>) | undefined {
  const address = pathname.replace(/(?<=.)\/$/, '');
  for (const page of pages) {
    const found = patternOf(page.path).exec(address);
    if (found) return { ...page, params: { ...found.groups } };
  }
  return undefined;
}

/** The router's convention: `courses.$courseId.index` is the file of `/courses/$courseId`. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\.)index$/, '').replaceAll('.', '/')}`;
}

function patternOf(path: string): RegExp {
  const pattern = path
    .replaceAll(/\/\{-\$(\w+)\}/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/\/\$(\w+)/g, '/(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`);
}
