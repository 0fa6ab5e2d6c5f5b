import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import: the importing file and its target, as paths from the project's root; the target may be a package. */
export interface Import {
  from: string;
  to: string;
}

interface Rule {
  /** Files the rule is about. */
  files: RegExp;
  /** Allowed imports; every other one is a violation. */
  mayImport: RegExp[];
}

const anyPackage = /^(?!shared\/|functions\/|frontend\/|infra\/)/;
const frontendShared =
  /^(shared\/|frontend\/src\/((components|ui|lib|queries|testing|styled-system)\/|public\/attributes$)|virtual:|\.)/;

/** Which folder may import which. Tests may import more, so they are not checked. */
const rules: Rule[] = [
  { files: /^shared\/domain\//, mayImport: [/^shared\/domain\//] },
  { files: /^shared\/contract\//, mayImport: [/^shared\/(contract|domain)\//, /^zod$/] },
  {
    files: /^shared\/content\//,
    mayImport: [/^shared\/(content|domain)\//, /^(zod|github-slugger)$/],
  },
  {
    files: /^shared\/credentials\//,
    mayImport: [
      /^shared\/credentials\//,
      /^(jose|jsonld|@digitalbazaar\/credentials-context|@digitalcredentials\/open-badges-context)/,
    ],
  },
  {
    files: /^infra\/local\/stripe-emulator\//,
    mayImport: [/^infra\/local\/stripe-emulator\//, anyPackage],
  },
  {
    files: /^functions\/src\/(?!table\/|gateways\/)/,
    mayImport: [
      /^shared\//,
      /^functions\//,
      /^(?!@aws-sdk\/|stripe|shared\/|functions\/|frontend\/|infra\/)/,
    ],
  },
  {
    // Billing knows Stripe through the port payment-provider.ts; only open-billing.ts names the gateways.
    files: /^functions\/src\/billing\/(?!open-billing\.ts$)/,
    mayImport: [/^(?!functions\/src\/gateways\/)/],
  },
  {
    files: /^functions\/src\/(table|gateways)\//,
    mayImport: [
      /^shared\//,
      /^functions\/src\/(table|gateways|http|observability)\/|^functions\/src\/failure$/,
      // A gateway implements an interface that is defined where it is used.
      /^functions\/src\/\w+\/[\w-]+-provider$/,
      anyPackage,
    ],
  },
  {
    files: /^frontend\/src\/(components|lib|ui)\//,
    mayImport: [
      /^shared\//,
      /^frontend\/src\/((components|lib|ui|styled-system)\/|public\/attributes$)/,
      /^virtual:|^\./,
      anyPackage,
    ],
  },
  {
    files: /^frontend\/src\/queries\//,
    mayImport: [/^shared\//, /^frontend\/src\/(queries|lib)\//, anyPackage],
  },
  {
    // A certificate is checked without the app and without our API; who we are is part of the build.
    files: /^frontend\/src\/features\/verify\/check\//,
    mayImport: [
      /^shared\/(credentials\/|content\/site$)/,
      /^frontend\/src\/features\/verify\/check\//,
    ],
  },
  {
    // React only in islands: everything else is the script with which public pages start.
    files: /^frontend\/src\/public\/(?!islands\/)/,
    mayImport: [
      /^shared\//,
      /^frontend\/src\/(public|lib)\//,
      /^frontend\/src\/queries\/course-offer$/,
      /^frontend\/src\/features\/(catalog|search|activities\/submission|verify\/check)\/[\w-]+$/,
      /^frontend\/src\/(ui\/(tooltip\/(place|watch)|move-among-tabs$|theme\/\w+\.css$)|components\/feedback\/toast)/,
      /^frontend\/src\/app\/startup\/start-app$/,
    ],
  },
  { files: /^frontend\/src\/app\//, mayImport: [/^shared\//, /^frontend\//, anyPackage] },
  {
    files: /^infra\/(?!local\/)/,
    mayImport: [
      /^shared\/(contract\/|domain\/money\/tax$)/,
      /^shared\/content\/(site|tiers)$/,
      /^infra\/(?!local\/)/,
      /^functions\/src\/(\w+\/env|function-environments|heartbeat\/scheduled-tasks|recovery\/[\w-]+|privacy\/deleting\/erase-again|table\/(table-definition|grants|grant-statements))$/,
      anyPackage,
    ],
  },
  {
    files: /^infra\/local\/(?!stripe-emulator\/)/,
    mayImport: [
      /^shared\/((contract|credentials)\/|domain\/money\/tax$)/,
      /^shared\/content\/(site|tiers)$/,
      /^infra\//,
      /^functions\/src\/(\w+\/env|function-environments|heartbeat\/scheduled-tasks|seeding\/sample-fortnight\/sample-learners|table\/(table-definition|grants|grant-statements|keys))$/,
      anyPackage,
    ],
  },
];

const isRepository = /-repository$/;

/** Returns every import that violates a rule, as 'file → import'. */
export function violations(imports: readonly Import[]): string[] {
  return imports
    .filter((candidate) => !isAllowed(candidate))
    .map(({ from, to }) => `${from} → ${to}`);
}

function isAllowed({ from, to }: Import): boolean {
  if (/\.(test|spec)\.tsx?$/.test(from) || /\/testing\/|^infra\/local\/bench\//.test(from))
    return true;
  const feature = /^frontend\/src\/features\/([^/]+)\//.exec(from)?.[1];
  if (feature) {
    const isOwn = to.startsWith(`frontend/src/features/${feature}/`);
    if (!isOwn && !frontendShared.test(to) && !anyPackage.test(to)) return false;
  }
  const [area, otherArea] = [areaOf(from), areaOf(to)];
  const crosses = area !== undefined && otherArea !== undefined && area !== otherArea;
  if (crosses && isRepository.test(to) && !isComposition(from)) return false;
  return rules
    .filter((rule) => rule.files.test(from))
    .every((rule) => rule.mayImport.some((may) => may.test(to)));
}

/** Returns the area of a file of the functions; table, http, gateways and handlers belong to none. */
function areaOf(path: string): string | undefined {
  const area = /^functions\/src\/([^/]+)\//.exec(path)?.[1];
  return area && !['handlers', 'http', 'observability', 'table', 'gateways'].includes(area)
    ? area
    : undefined;
}

/** Whether a file passes repositories to use cases. Only such files may import repositories of several areas. */
function isComposition(path: string): boolean {
  return (
    /\/(dependencies|open-\w+|seed-[\w-]+)\.ts$/.test(path) ||
    path.startsWith('functions/src/handlers/')
  );
}

/** Returns all imports of the TypeScript files below the given folders. */
export function collectImports(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .flatMap((name) => importsOf(root, join(folder, name))),
  );
}

function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => {
    const name = (match[1] ?? match[2] ?? match[3])!;
    return { from: file, to: target(root, file, name) };
  });
}

/** The folders that each workspace's `exports` and `imports` map to; nested workspaces come first. */
const WORKSPACES = [
  { name: '@learning/content', folder: 'shared/content', source: 'shared/content' },
  { name: '@learning/shared', folder: 'shared', source: 'shared' },
  { name: '@learning/functions', folder: 'functions', source: 'functions/src' },
  { name: '@learning/frontend', folder: 'frontend', source: 'frontend/src' },
  {
    name: '@learning/stripe-emulator',
    folder: 'infra/local/stripe-emulator',
    source: 'infra/local/stripe-emulator',
  },
  { name: '@learning/bench', folder: 'infra/local/bench', source: 'infra/local/bench' },
  { name: '@learning/local', folder: 'infra/local', source: 'infra/local' },
  { name: '@learning/infra', folder: 'infra', source: 'infra' },
];

function target(root: string, file: string, name: string): string {
  if (name.startsWith('.')) {
    return withoutExtension(relative(root, resolve(root, dirname(file), name)));
  }
  const workspace = WORKSPACES.find(({ folder }) => file.startsWith(`${folder}/`));
  if (name.startsWith('#') && workspace)
    return withoutExtension(`${workspace.source}/${name.slice(1)}`);
  const other = WORKSPACES.find((candidate) => name.startsWith(`${candidate.name}/`));
  return other ? other.source + name.slice(other.name.length) : name;
}

function withoutExtension(path: string): string {
  return path.replace(/\.tsx?$/, '');
}
