import { contract } from '@learning/shared/contract/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';
const RESOLVED = `\0${ID}`;

/** Returns name, method and path of every call: all the browser needs, without the schemas. */
export function routesOf(routes: typeof contract): Record<string, [string, string]> {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, [route.method, route.path]]),
  );
}

/** Provides `virtual:contract-routes`, so that the browser loads neither zod nor the contract. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(routesOf(contract))};` : undefined,
  };
}
