import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { collectImports } from './boundaries.ts';

type Rule = Parameters<RuleTester['run']>[1];

const root = join(import.meta.dirname, '..');
const SOURCES = 'frontend/src';
const ROUTES = 'frontend/src/app/routes';

/** Handlers of the browser's events. */
const EVENT =
  /^on(Click|Change|Input|Submit|Key|Focus|Blur|Pointer|Mouse|Touch|Drag|Drop|Scroll|Toggle|Select|Paste|Load)/;

/** All but what works while a page is prerendered: ids, its address, and the responses of catalog calls. */
const HOOK = /^use(?!(Id|Params|Query)$)[A-Z]/;
const QUERIES = /^#queries\/(?!(billing|catalog)\.ts$)/;

/** Returns the components that only public pages show, by the imports of their routes. */
export function publicComponents(): ReadonlySet<string> {
  // The tree of routes imports all of them.
  const imports = Map.groupBy(
    collectImports(root, [SOURCES]).filter(({ from }) => !from.endsWith('/routeTree.gen.ts')),
    ({ from }) => from,
  );
  const reachedBy = (starts: readonly string[]) => {
    const reached = new Set(starts);
    // It also visits what is added here.
    for (const file of reached) {
      for (const { to } of imports.get(file) ?? []) reached.add(`${to}.ts`).add(`${to}.tsx`);
    }
    return reached;
  };
  const routes = readdirSync(join(root, ROUTES)).map((name) => join(ROUTES, name));
  const isPublic = (page: string) =>
    readFileSync(join(root, page), 'utf8').includes("kind: 'public'");
  const publicRoutes = routes
    .filter((file) => file.endsWith('.page.ts') && isPublic(file))
    .map((file) => file.replace('.page.ts', '.tsx'));
  const inApp = reachedBy([
    `${SOURCES}/app/startup/start-app.tsx`,
    ...routes.filter((file) => !publicRoutes.includes(file)),
    ...[...imports.keys()].filter((file) => file.includes('/public/islands/')),
  ]);
  return new Set([...reachedBy(publicRoutes)].filter((file) => !inApp.has(file)));
}

let components: ReadonlySet<string> | undefined;

/** Refuses handlers, state and data of a learner in components that only public pages show: React does not run there. */
export const noBrowserCode: Rule = {
  create(context) {
    components ??= publicComponents();
    if (!components.has(relative(root, context.filename))) return {};
    const message = 'React does not run on public pages (frontend/src/public/README.md)';
    return {
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && EVENT.test(node.name.name))
          context.report({ node, message });
      },
      CallExpression({ callee }) {
        const node = callee.type === 'MemberExpression' ? callee.property : callee;
        if (node.type === 'Identifier' && HOOK.test(node.name)) context.report({ node, message });
      },
      ImportDeclaration({ source: node }) {
        if (QUERIES.test(node.value)) context.report({ node, message });
      },
    };
  },
};

/** Our own rules of oxlint. Its API for rules is in alpha: look here first when an update of oxlint fails. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'public-pages' },
  rules: { 'no-browser-code': noBrowserCode },
};

export default plugin;
