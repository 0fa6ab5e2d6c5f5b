/** The page addresses of the site, from which the edge chooses the file that answers. */
export interface SiteRoutes {
  prerendered: readonly string[];
  /** Paths of the pages that only the browser renders; `*` stands for one part of the path. */
  shell: readonly string[];
  /** Paths that one prerendered page answers for all values: `/verify/*` by that of `/verify`. */
  shared: readonly string[];
}

/**
 * Sorts the router's paths (`/course/$courseId/play`) into prerendered pages and those of the shell. A path with a
 * parameter for which pages are prerendered is not in the shell: every other value, such as an unknown course, answers 404.
 */
export function siteRoutes(
  routePaths: readonly string[],
  prerendered: readonly string[],
  shared: readonly string[] = [],
): SiteRoutes {
  const shell = routePaths
    .map((path) => path.replace(/(?<=.)\/$/, '').replace(/\$\w+/g, '*'))
    .filter((pattern) => !prerendered.some((path) => patternOf(pattern).test(path)));
  return { prerendered, shell: [...new Set(shell)].toSorted(), shared };
}

function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`);
}
