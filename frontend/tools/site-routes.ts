/** The page addresses of the site, from which the edge chooses the file that answers. */
export interface SiteRoutes {
  prerendered: readonly string[];
  /** Paths of the pages that only the browser renders; `*` stands for one part of the path. */
  shell: readonly string[];
  /** Paths that one prerendered page answers for all values: `/verify/*` by that of `/verify`. */
  shared: readonly string[];
  /** Paths of the files that are no pages: `/assets/*`, `/robots.txt`. */
  files: readonly string[];
}

/** The deployment writes it, so the build does not have it. */
const CONFIGURATION = 'config.json';

/** Returns the paths of the files that are no pages, from the names of all files of the site; a folder is one path. */
export function filePaths(names: readonly string[]): string[] {
  const files = [...names.map((name) => name.replaceAll('\\', '/')), CONFIGURATION].filter(
    (name) => !name.endsWith('.html') && !name.startsWith('.'),
  );
  return [
    ...new Set(
      files.map((name) => `/${name.replace(/[^/]+$/, (file) => (name === file ? file : '*'))}`),
    ),
  ].toSorted();
}

/**
 * Sorts the router's paths (`/course/$courseId/play`) into prerendered pages and those of the shell. A path with a
 * parameter for which pages are prerendered is not in the shell: every other value, such as an unknown course, answers 404.
 */
export function siteRoutes(
  routePaths: readonly string[],
  prerendered: readonly string[],
  { shared = [], files = [] }: Partial<Pick<SiteRoutes, 'shared' | 'files'>> = {},
): SiteRoutes {
  const shell = routePaths
    .map((path) => path.replace(/(?<=.)\/$/, '').replace(/\{?-?\$\w+\}?/g, '*'))
    .filter((pattern) => !shared.includes(pattern))
    .filter((pattern) => !prerendered.some((path) => patternOf(pattern).test(path)));
  return { prerendered, shell: [...new Set(shell)].toSorted(), shared, files };
}

function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`);
}
