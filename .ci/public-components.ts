import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { collectImports } from './boundaries.ts';

/** A node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const SOURCES = 'frontend/src';
const ROUTES = 'frontend/src/app/routes';

/** What works while a page is prerendered: ids, its address, and the responses of catalog calls. */
const ALLOWED_HOOKS = new Set(['useId', 'useParams', 'useQuery']);
const CATALOG_QUERIES = /^#queries\/(billing|catalog)\.ts$/;

/** Returns the components that only public pages show, which start without React. */
export function publicComponents(root: string): string[] {
  const imports = new Map<string, string[]>();
  for (const { from, to } of collectImports(root, [SOURCES])) {
    // It imports every route.
    if (from.endsWith('/routeTree.gen.ts')) continue;
    imports.set(from, [...(imports.get(from) ?? []), ...filesOf(to)]);
  }
  const reachedBy = (starts: readonly string[]) => {
    const reached = new Set<string>();
    const open = [...starts];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      open.push(...(imports.get(file) ?? []));
    }
    return reached;
  };
  const routes = readdirSync(join(root, ROUTES)).map((name) => join(ROUTES, name));
  const publicRoutes = routes
    .filter((file) => file.endsWith('.page.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("kind: 'public'"))
    .map((file) => file.replace(/\.page\.ts$/, '.tsx'));
  const others = routes.filter((file) => !publicRoutes.includes(file));
  const islands = [...imports.keys()].filter((file) => file.includes('/public/islands/'));
  const ofApp = reachedBy([...others, ...islands, `${SOURCES}/entry-client.tsx`]);
  return [...reachedBy(publicRoutes)]
    .filter((file) => file.endsWith('.tsx') && imports.has(file) && !ofApp.has(file))
    .toSorted();
}

function filesOf(target: string): string[] {
  return [`${target}.ts`, `${target}.tsx`];
}

/** Returns 'file:line: what' of everything in a component that needs React in the browser. */
export function browserCodeIn(file: string, text: string): string[] {
  const { program } = parseSync(file, text) as unknown as { program: Node };
  const problems: string[] = [];
  const report = (node: Node, what: string) => {
    problems.push(`${file}:${text.slice(0, node.start).split('\n').length}: ${what}`);
  };
  for (const node of allNodes(program)) {
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node['name']);
      if (EVENT.test(name)) report(node, name);
    }
    if (node.type === 'CallExpression') {
      const name = nameOf(node['callee']);
      if (/^use[A-Z]/.test(name) && !ALLOWED_HOOKS.has(name)) report(node, name);
    }
    if (node.type === 'ImportDeclaration') {
      const name = nameOf(node['source']);
      if (name.startsWith('#queries/') && !CATALOG_QUERIES.test(name)) report(node, name);
    }
  }
  return problems;
}

/** Handlers of the browser's events. */
const EVENT =
  /^on(Click|Change|Input|Submit|Key|Focus|Blur|Pointer|Mouse|Touch|Drag|Drop|Scroll|Toggle|Select|Paste|Load)/;

function nameOf(node: unknown): string {
  const { name, value, property } = (node ?? {}) as Partial<Node>;
  if (property) return nameOf(property);
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function allNodes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(allNodes);
  if (typeof node !== 'object' || node === null) return [];
  const own = typeof (node as Partial<Node>).type === 'string' ? [node as Node] : [];
  return [...own, ...Object.values(node).flatMap(allNodes)];
}
