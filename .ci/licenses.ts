import * as z from 'zod';

/** Licenses under which we may ship or use a package without more than naming it, by their SPDX name. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For files of the package itself, which we do not change.
  'MPL-2.0',
  // For fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Also fine for tools, which no one gets from us. */
const ALLOWED_FOR_TOOLS = new Set(['Artistic-2.0', 'CC-BY-3.0', 'WTFPL']);

/** Packages whose lockfile entry names no license of the list: what their own file says. */
const READ: Record<string, string> = {
  '@digitalbazaar/credentials-context': 'LICENSE.md: W3C-20150513',
  'png-js': 'LICENSE: MIT',
  querystring: 'License.md: MIT',
};

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

export interface LicenseReport {
  packageCount: number;
  /** Packages by license, the most frequent first. */
  counts: [license: string, packages: number][];
  /** `package: license` of what is not allowed. */
  refused: string[];
}

/** Reads the licenses of all packages of a lockfile. */
export function readLicenses(lockfile: string): LicenseReport {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (const [path, { license = '', link, dev = false }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)!;
    if (!path.includes('node_modules/') || link) continue;
    const shown = READ[name] ?? (license || 'none named');
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
    const isFine = isAllowed(license) || (dev && ALLOWED_FOR_TOOLS.has(license));
    if (!(name in READ) && !isFine) refused.push(`${name}: ${shown}`);
  }
  return {
    packageCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
    counts: [...counts].toSorted(([, a], [, b]) => b - a),
    refused,
  };
}

/** Returns whether a license, or one of a choice, or all of several are allowed. Knows no nested expressions, which no package has. */
function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => ALLOWED.has(part));
  return text.split(' AND ').every((part) => ALLOWED.has(part));
}
