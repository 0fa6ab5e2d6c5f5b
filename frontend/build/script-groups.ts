import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const source = join(import.meta.dirname, '../src');
const PUBLIC = join(source, 'public/page.ts');
const VERIFY = join(source, 'public/verify/verify.ts');
const APP_STARTS = [
  'app/startup/start-app.tsx',
  'app/startup/providers.tsx',
  'app/startup/router.ts',
  'app/pages.ts',
].map((file) => join(source, file));
const FIRST_TEXT = join(source, 'app/startup/first-text.tsx');

const OF_OPERATORS =
  /src[\\/](features|queries)[\\/]operator[\\/]|operator-(client|roles|routes)|[\\/]contract[\\/](operators[\\/]|inbox-states|announcement-states|review-holds)|@tanstack[\\/](react-)?table/;

/** What public pages run. */
const OF_PUBLIC_PAGES = /src[\\/](public|features[\\/]catalog)[\\/]/;

/** Large drawings that few pages show. */
const DRAWINGS = /course-cover[\\/]objects/;

/**
 * Groups the modules into files of script. By default, each set of pages that shares a module makes a file of it, and a page loads 70. A
 * group takes what its modules import, too, unless a group of higher priority has it: so what public pages start with comes first, and
 * they never load React with it.
 */
export const SCRIPT_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: startGroup, priority: 8 },
  { name: publicGroup, priority: 7 },
  // The app uses some of it, in other files.
  { name: verifyGroup, priority: 6, entriesAware: true },
  { name: 'react', priority: 5, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: textGroup, priority: 4 },
  { name: 'packages', priority: 3, test: /node_modules/, minShareCount: 20 },
  // What each page of the app starts with.
  {
    name: 'app',
    priority: 2,
    test: /src[\\/](app[\\/](startup[\\/](providers|router)|pages|routeTree)|lib[\\/](query-client|install[\\/])|queries[\\/]first-queries)/,
  },
  // What most pages show. Operators have many pages, and learners load nothing of them.
  {
    name: 'shared',
    priority: 1,
    minShareCount: 10,
    test: (id) => !OF_OPERATORS.test(id) && !DRAWINGS.test(id),
  },
];

/** Names the group of a module that public pages start with and the app uses. What only public pages run makes no page of the app larger. */
function startGroup(id: string, graph: Graph): string | null {
  const isOfPublicPages = importedBy(PUBLIC, graph).has(id);
  const isOfApp = APP_STARTS.some((entry) => importedBy(entry, graph).has(id));
  const isShared = isOfPublicPages
    ? isOfApp || !OF_PUBLIC_PAGES.test(id)
    : isOfApp && importedBy(VERIFY, graph).has(id);
  return isShared && !hasOwnFile(id) ? 'start' : null;
}

/** Names the group of a module that public pages start with alone. */
function publicGroup(id: string, graph: Graph): string | null {
  return importedBy(PUBLIC, graph).has(id) && !hasOwnFile(id) ? 'public-start' : null;
}

/** Names the group of a module that the check of certificates starts with. */
function verifyGroup(id: string, graph: Graph): string | null {
  return importedBy(VERIFY, graph).has(id) && !hasOwnFile(id) ? 'verify' : null;
}

/** Names the group of a module that the first text of a lesson or an activity needs: it must not wait for the app's files. */
function textGroup(id: string, graph: Graph): string | null {
  return id !== FIRST_TEXT && importedBy(FIRST_TEXT, graph).has(id) && !hasOwnFile(id)
    ? 'text'
    : null;
}

/** The two that documents name keep files of their own, and so do the styles, which documents of the app contain. */
function hasOwnFile(id: string): boolean {
  return id === PUBLIC || id === VERIFY || id.endsWith('.css');
}

const reached = new Map<string, Set<string>>();

/** Returns a module and all that it imports, without what it loads later. */
function importedBy(entry: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(entry);
  if (known) return known;
  const modules = new Set<string>();
  const add = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(entry);
  reached.set(entry, modules);
  return modules;
}
