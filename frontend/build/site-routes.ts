/** The page addresses of the site, from which the edge chooses a file. */
export interface SiteRoutes {
  prerendered: readonly string[];
  /** Paths of the pages that only the browser renders; `*` stands for one part of the path. */
  shell: readonly string[];
  /** Paths that one prerendered page serves for all ids: `/verify/*` by that of `/verify`, and by its `404.html` for what is no id. */
  shared: readonly string[];
  /** By path, the modules with a document of their own: `?module=m1` gets `…/m1/index.html`. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Paths of the files that are no pages: `/assets/*`, `/robots.txt`. */
  files: readonly string[];
}

interface PageKind {
  /** As the router spells it: `/course/$courseId/play`. */
  path: string;
  kind: string;
}

interface PageDocument {
  path: string;
  module?: string;
}

/** A parameter that may be absent: one document serves both. */
const OPTIONAL = /\/\{-\$\w+\}$/;

/** Whether one document of a page serves all ids. */
export function isForIds(path: string): boolean {
  return OPTIONAL.test(path);
}

/** The deployment writes it, so the build does not have it. */
const CONFIGURATION = 'config.json';

/** What is for the whole site and has its place below this folder (RFC 8615); certificates have other files there. */
const WELL_KNOWN = '.well-known/';

/** Returns the paths of the files that are no pages, from the names of all files of the site; a folder is one path. */
export function filePaths(names: readonly string[]): string[] {
  const files = [...names.map((name) => name.replaceAll('\\', '/')), CONFIGURATION].filter(
    (name) => !name.endsWith('.html') && (!name.startsWith('.') || name.startsWith(WELL_KNOWN)),
  );
  return [
    ...new Set(
      files.map((name) =>
        name.startsWith(WELL_KNOWN)
          ? `/${name}`
          : `/${name.replace(/[^/]+$/, (file) => (name === file ? file : '*'))}`,
      ),
    ),
  ].toSorted();
}

/**
 * Sorts the addresses of the site's pages. A path with a parameter for which documents exist is not in the shell: every other value,
 * such as an unknown course, responds with 404.
 */
export function siteRoutes(
  pages: readonly PageKind[],
  documents: readonly PageDocument[],
  files: readonly string[],
): SiteRoutes {
  const modules: Record<string, string[]> = {};
  for (const { path, module } of documents) {
    if (module !== undefined) (modules[path] ??= []).push(module);
  }
  const ofScript = pages.filter(({ path }) => isForIds(path));
  const ofShell = pages.filter(({ kind }) => kind === 'app');
  return {
    prerendered: [...new Set(documents.map(({ path }) => path))],
    shell: ofShell.map(({ path }) => path.replaceAll(/\$\w+/g, '*')).toSorted(),
    shared: ofScript.map(({ path }) => path.replace(OPTIONAL, '/*')),
    modules,
    files,
  };
}
