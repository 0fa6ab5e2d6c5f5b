import type { Plugin, Rolldown } from 'vite';
import { shareFiles, type SharedModule } from './share-files.ts';

/** The pages of a learner: what they load counts fully, what loads later counts less. */
const LEARNER_PAGES = [
  'login',
  'course.$courseId.play',
  'dashboard',
  'review',
  'certificates',
  'checkout',
  'account.index',
  'account.purchases',
  'account.team',
  'notifications',
  'join',
  'course.$courseId.resources.$resourceId',
];
const LATER_WEIGHT = 0.1;
/** A link needs more files than any page, so it gains most by sharing. */
const LINK_WEIGHT = 1.25;

/**
 * Links that open several parts together count like a page. A part has the name of a page, or the path of its module.
 * Source: shared/decisions/072-a-link-to-a-skill-check-is-a-page.md
 */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  'link:skill-check': [
    'course.$courseId.play',
    'features/course-player/module/module-end.tsx',
    'features/activities/components/module-activities.tsx',
    'features/activities/skill-check/skill-check.tsx',
    'features/recall/opening/module-opening.tsx',
  ],
};

/** Packages change with their releases only, and never import ours. */
const PACKAGE = /node_modules[\\/]/;

/** The entries of the build. Routes, and other parts that load with an `import()`, have their own names. */
export const APP = 'entry:app';
export const PUBLIC_PAGE = 'entry:page';

/**
 * Names the file of a module of the app or of public pages by what reaches it without an `import()`; undefined for others. A module's
 * imports are reached by at least as much, and each line is for what the earlier ones do not have. So files never import each other
 * in a circle.
 */
export function fileOf(id: string, reachedBy: ReadonlySet<string>): string | undefined {
  const isOfApp = reachedBy.has(APP);
  const isOfPage = reachedBy.has(PUBLIC_PAGE);
  const isOfLearner = LEARNER_PAGES.some((one) => reachedBy.has(one));
  if (isOfPage && (isOfApp || isOfLearner)) return 'base';
  const isShared = reachedBy.size > 1;
  // What only the entry needs stays in its file: who imports that file starts the app.
  if (isOfApp && PACKAGE.test(id)) return 'platform';
  if (isOfApp) return isShared ? 'app' : undefined;
  return isOfPage && isShared ? 'page-parts' : undefined;
}

/** A module's imports, as the bundler knows them. */
interface ModuleImports {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Returns what reaches each module without an `import()`. */
export function reachOf(modules: ReadonlyMap<string, ModuleImports>): Map<string, Set<string>> {
  const starts = new Set<string>();
  for (const [id, { isEntry, dynamicallyImportedIds }] of modules) {
    if (isEntry) starts.add(id);
    for (const loaded of dynamicallyImportedIds) starts.add(loaded);
  }
  const reached = new Map<string, Set<string>>();
  for (const start of starts) {
    const name = nameOf(start);
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const names = reached.get(id) ?? new Set();
      if (names.has(name)) continue;
      reached.set(id, names.add(name));
      open.push(...(modules.get(id)?.importedIds ?? []));
    }
  }
  return reached;
}

function nameOf(id: string): string {
  // A public page that was not built starts the app itself.
  if (/frontend[\\/](index\.html|src[\\/]entry-client\.tsx)$/.test(id)) return APP;
  // What every public page of a learner loads is part of it, or it would bring the app along.
  if (/public[\\/](page|unsent-answers)\.ts$/.test(id)) return PUBLIC_PAGE;
  return /app[\\/]routes[\\/](.+)\.lazy\.tsx$/.exec(id)?.[1] ?? id;
}

/**
 * Returns for each part what is there when it loads: all that the parts have which load it. A part that several load later has what
 * all of them have.
 */
export function availableTo(
  modules: ReadonlyMap<string, ModuleImports>,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const contents = new Map<string, Set<string>>();
  const loadedBy = new Map<string, Set<string>>();
  for (const [id, parts] of reached) {
    for (const part of parts) {
      contents.set(part, (contents.get(part) ?? new Set()).add(id));
      for (const loaded of modules.get(id)?.dynamicallyImportedIds ?? []) {
        const name = nameOf(loaded);
        loadedBy.set(name, (loadedBy.get(name) ?? new Set()).add(part));
      }
    }
  }
  const available = new Map<string, Set<string>>();
  const availableIn = (part: string, path: readonly string[]): Set<string> | undefined => {
    const known = available.get(part);
    if (known) return known;
    // A part that leads to itself adds nothing.
    if (path.includes(part)) return undefined;
    const before = [...(loadedBy.get(part) ?? [])].flatMap((one) => {
      const earlier = availableIn(one, [...path, part]);
      return earlier ? [new Set([...earlier, ...(contents.get(one) ?? [])])] : [];
    });
    const [first = new Set<string>(), ...others] = before;
    return new Set([...first].filter((id) => others.every((one) => one.has(id))));
  };
  for (const part of contents.keys()) available.set(part, availableIn(part, [])!);
  return available;
}

/** Adds the links that open one of the parts. */
export function withLinks(parts: Iterable<string>): Set<string> {
  const all = [...parts];
  const links = Object.keys(LINKS).filter((link) =>
    LINKS[link]!.some((opened) =>
      all.some((part) => part === opened || part.endsWith(`/${opened}`)),
    ),
  );
  return new Set([...all, ...links]);
}

/** Puts the modules of the site into few files per page. Source: shared/decisions/043-few-files-per-page.md */
export function pageChunks(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const files = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    buildEnd() {
      const modules = new Map<string, ModuleImports & { code: string | null }>();
      for (const id of this.getModuleIds()) modules.set(id, this.getModuleInfo(id)!);
      const reached = reachOf(modules);
      const available = availableTo(modules, reached);
      const shared: SharedModule[] = [];
      for (const [id, parts] of reached) {
        const file = fileOf(id, parts);
        if (file) files.set(id, file);
        const isOfStart = parts.has(APP) || parts.has(PUBLIC_PAGE);
        if (file || isOfStart || parts.size === 1) continue;
        const neededBy = withLinks([...parts].filter((part) => !available.get(part)!.has(id)));
        const { code, importedIds } = modules.get(id)!;
        shared.push({ id, size: code?.length ?? 0, neededBy, importedIds });
      }
      const weightOf = (part: string) =>
        part in LINKS ? LINK_WEIGHT : LEARNER_PAGES.includes(part) ? 1 : LATER_WEIGHT;
      for (const [index, ids] of shareFiles(shared, weightOf).entries()) {
        for (const id of ids) files.set(id, `shared-${index + 1}`);
      }
    },
  };
  const group: Rolldown.CodeSplittingGroup = {
    name: (id) => files.get(id) ?? null,
    debugName: 'page-files',
    // Each shared module has been given a file; its imports are in that one or in an earlier one.
    includeDependenciesRecursively: false,
  };
  return { plugin, group };
}
