/**
 * Leaves out of the deployed functions what they cannot reach, but what esbuild must keep: of the AWS SDK, the ways to find
 * credentials that Lambda does not have, and the errors and names of calls that are never made; of Stripe's SDK, the resources
 * that are never used. What the sources use is read from the sources.
 *
 * Source: shared/decisions/032-performance.md
 */
import type { Plugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Grant } from './src/table/grants.ts';

/** Lambda gives credentials in the environment. The SDK would also look in files, single sign-on, STS and instance metadata. */
const LAMBDA_CREDENTIALS = `
import { fromEnv } from '@aws-sdk/credential-provider-env';
export const defaultProvider = (init) => fromEnv(init);
export const credentialsWillNeedRefresh = () => false;
export const credentialsTreatedAsExpired = () => false;
`;

/** What Stripe's SDK offers besides calls: the word that would ask for it, and its file. */
const STRIPE_OPTIONS: [word: string, file: RegExp][] = [
  ['notificationHandler', /stripe[\\/]esm[\\/]StripeEventNotificationHandler\.js$/],
  ['createFetchHttpClient', /stripe[\\/]esm[\\/]net[\\/]FetchHttpClient\.js$/],
  ['createSubtleCryptoProvider', /stripe[\\/]esm[\\/]crypto[\\/]SubtleCryptoProvider\.js$/],
];

/** Names of regions outside of the ordinary partition; only the way in which the SDK names itself asks for them. */
const NO_PARTITIONS = `export const partitionsInfo = { partitions: [], version: '1.1' };`;

/** A log of calls, which no client has: the SDK would copy all that is sent and read for it. */
const NO_LOG_OF_CALLS = `
export const loggerMiddleware = () => (next) => next;
export const loggerMiddlewareOptions = {};
export const getLoggerPlugin = () => ({ applyToStack() {} });
`;

interface Use {
  /** The folder whose code decides what is used. */
  sources: string;
  /** Whether the function turns schemas into JSON Schema, as the one that answers the OpenAPI document does. */
  describesSchemas: boolean;
  /** What the function may do with the table; the grants of the others are left out. Undefined for a function without the table. */
  grants: readonly Grant[] | undefined;
  /** The function's name, as its grants have it. */
  name: string;
  /** Whether Stripe sends its events to the function, which has to check their signatures. */
  receivesEvents: boolean;
}

export function leaveOutUnused({
  sources,
  describesSchemas,
  name: functionName,
  grants,
  receivesEvents,
}: Use): Plugin {
  const used = wordsOf(sources, /\b(\w+)\b/g);
  const usedOfStripe = wordsOf(join(sources, 'gateways/stripe'), /\.\s*(\w+)/g);
  const calledOfStripe = wordsOf(join(sources, 'gateways/stripe'), /\bstripe\.(\w+\.\w+)/g);
  return {
    name: 'leave-out-unused',
    setup(build) {
      build.onLoad(
        { filter: /credential-provider-node[\\/]dist-es[\\/]index\.js$/ },
        ({ path }) => ({
          contents: LAMBDA_CREDENTIALS,
          resolveDir: dirname(path),
        }),
      );
      build.onLoad({ filter: /[\\/]src[\\/]table[\\/]grants\.ts$/ }, () => ({
        contents: `export const TABLE_GRANTS = ${JSON.stringify({ [functionName]: grants })};`,
      }));
      // The SDK describes a browser with it.
      build.onLoad({ filter: /[\\/]bowser[\\/]/ }, () => ({ contents: 'export default {};' }));
      build.onLoad(
        {
          filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]endpoint[\\/]endpointResolver\.js$/,
        },
        async ({ path }) => ({
          contents: regionalEndpoint(await readFile(join(dirname(path), 'bdd.js'), 'utf8')),
        }),
      );
      build.onLoad({ filter: /util-endpoints[\\/]lib[\\/]aws[\\/]partitions\.js$/ }, () => ({
        contents: NO_PARTITIONS,
      }));
      build.onLoad({ filter: /middleware-logger[\\/]loggerMiddleware\.js$/ }, () => ({
        contents: NO_LOG_OF_CALLS,
      }));
      build.onLoad({ filter: /smithy-client[\\/]schemaLogFilter\.js$/ }, () => ({
        contents: 'export const schemaLogFilter = (_schema, data) => data;',
      }));
      // Lambda names its region in the environment.
      build.onLoad({ filter: /getInstanceMetadataRegion\.js$/ }, async ({ path }) => ({
        contents: emptyFunctions(await readFile(path, 'utf8')),
      }));
      // Would keep addresses that DynamoDB announces, which only an environment variable turns on.
      build.onLoad(
        { filter: /@aws-sdk[\\/]endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/ },
        () => ({
          contents: 'export class EndpointCache {}',
        }),
      );
      // Limits the SDK's own calls in its adaptive mode, which only an environment variable turns on.
      build.onLoad(
        { filter: /@smithy[\\/]core[\\/].*[\\/]util-retry[\\/]DefaultRateLimiter\.js$/ },
        () => ({
          contents: 'export class DefaultRateLimiter {}',
        }),
      );
      // Node has its own.
      build.onLoad({ filter: /@smithy[\\/]core[\\/].*[\\/]sha256[\\/]Sha256Js\.js$/ }, () => ({
        contents: 'export class Sha256Js {}',
      }));
      // Its source maps name files that it does not bring.
      build.onLoad({ filter: /@aws-crypto[\\/].*\.js$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, ''),
      }));
      // Node has its own, of which this is a copy for browsers and for old releases.
      build.onResolve({ filter: /^readable-stream$/ }, () => ({
        path: 'node:stream',
        external: true,
      }));
      // No call of ours streams events.
      build.onLoad(
        { filter: /@smithy[\\/]core[\\/]dist-es[\\/]submodules[\\/]event-streams[\\/]index\.js$/ },
        () => ({
          contents: 'export {};',
        }),
      );
      build.onLoad(
        { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ },
        async ({ path }) => ({
          contents: JSON.stringify({ version: versionIn(await readFile(path, 'utf8')) }),
          loader: 'json',
        }),
      );
      if (!receivesEvents) {
        build.onLoad({ filter: /stripe[\\/]esm[\\/]Webhooks\.js$/ }, async ({ path }) => ({
          contents: emptyFunctions(await readFile(path, 'utf8')),
        }));
      }
      if (!describesSchemas) {
        build.onLoad(
          { filter: /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
          async ({ path }) => ({ contents: emptyFunctions(await readFile(path, 'utf8')) }),
        );
      }
      build.onLoad(
        { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ },
        async ({ path }) => ({ contents: withoutUnusedErrors(await readFile(path, 'utf8'), used) }),
      );
      build.onLoad({ filter: /stripe[\\/]esm[\\/]stripe\.esm\.node\.js$/ }, async ({ path }) => ({
        contents: withoutUnusedResources(await readFile(path, 'utf8'), usedOfStripe),
        resolveDir: dirname(path),
      }));
      build.onLoad({ filter: /stripe[\\/]esm[\\/]resources\.js$/ }, async ({ path }) => ({
        contents: withPureNamespaces(await readFile(path, 'utf8')),
        resolveDir: dirname(path),
      }));
      for (const [word, filter] of STRIPE_OPTIONS) {
        if (usedOfStripe.has(word)) continue;
        build.onLoad({ filter }, async ({ path }) => ({
          contents: emptyFunctions(await readFile(path, 'utf8')),
        }));
      }
      build.onLoad({ filter: /stripe[\\/]esm[\\/]resources[\\/]\w+\.js$/ }, async ({ path }) => ({
        contents: withoutUnusedMethods(await readFile(path, 'utf8'), (method) =>
          calledOfStripe.has(`${resourceOf(path)}.${method}`),
        ),
        resolveDir: dirname(path),
      }));
      // Stripe's package does not declare that its resources do nothing until they are used.
      build.onResolve({ filter: /\/resources(\/|\.js$)/ }, ({ path, importer, resolveDir }) =>
        /stripe[\\/]esm[\\/]/.test(importer) && path.startsWith('.')
          ? { path: join(resolveDir, path), sideEffects: false }
          : undefined,
      );
    },
  };
}

/**
 * Keeps the registered errors that the sources name; the SDK makes every other one an exception of the service with the same `name`.
 * Writes the keys of descriptions as texts, because esbuild keeps whatever computes a key, and with it all calls of a service.
 */
export function withoutUnusedErrors(schemas: string, used: ReadonlySet<string>): string {
  const texts = new Map(
    [...schemas.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name!, text!]),
  );
  return schemas
    .replace(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (statement, error: string) =>
      used.has(error) ? statement : '',
    )
    .replace(/\[(_\w+)\]:/g, (key, name: string) =>
      texts.has(name) ? `${texts.get(name)}:` : key,
    );
}

/**
 * Returns a module that finds the endpoint of a service: the one from the environment, or the service's in the region. The SDK also
 * knows those of other partitions, of FIPS and dual stack, by a table of conditions.
 *
 * @param conditions of the service, whose texts name its endpoint
 */
export function regionalEndpoint(conditions: string): string {
  const names = [...conditions.matchAll(/"https:\/\/([\w-]+)\.\{Region\}\./g)].map(
    ([, name]) => name!,
  );
  const service = names.find((name) => !name.endsWith('-fips') && !name.startsWith('search-'));
  if (!service) throw new Error('The SDK describes endpoints in another way than before.');
  return `
const endpoints = new Map();
export const defaultEndpointResolver = ({ Endpoint, Region }) => {
  const url = Endpoint ?? 'https://${service}.' + Region + '.amazonaws.com';
  if (!endpoints.has(url)) endpoints.set(url, { url: new URL(url), properties: {}, headers: {} });
  return endpoints.get(url);
};`;
}

/** Keeps the resources that the sources name. */
export function withoutUnusedResources(sdk: string, used: ReadonlySet<string>): string {
  return sdk
    .replace(/^ {8}this\.(\w+) = new \w+\(this\);$/gm, (statement, resource: string) =>
      used.has(resource) ? statement : '',
    )
    .replace('Stripe.resources = resources;', '')
    .replace(/_prepResources\(\) \{[\s\S]*?\n {4}\}/, '_prepResources() {}');
}

/** Keeps the calls of a resource that the sources make. */
export function withoutUnusedMethods(
  resource: string,
  isUsed: (method: string) => boolean,
): string {
  return resource.replace(
    /^ {4}(?!constructor\()(\w+)\([^\n]*\) \{\n[\s\S]*?^ {4}\}\n/gm,
    (method, name: string) => (isUsed(name) ? method : ''),
  );
}

/** Returns the name of the resource of a file: `invoiceItems` for `InvoiceItems.js`. */
function resourceOf(path: string): string {
  const name = basename(path, '.js');
  return name[0]!.toLowerCase() + name.slice(1);
}

/** Marks what makes a group of resources, such as `stripe.issuing`, as droppable. */
export function withPureNamespaces(resources: string): string {
  return resources.replace(/= resourceNamespace\(/g, '= /* @__PURE__ */ resourceNamespace(');
}

/** Returns a module with the same exports, which do nothing. */
export function emptyFunctions(module: string): string {
  const names = [...module.matchAll(/^export (?:const|function|class) (\w+)/gm)];
  return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
}

function versionIn(packageJson: string): string {
  return (JSON.parse(packageJson) as { version: string }).version;
}

/** Returns what a pattern captures in the sources, tests apart. */
function wordsOf(folder: string, pattern: RegExp): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word!)));
}
