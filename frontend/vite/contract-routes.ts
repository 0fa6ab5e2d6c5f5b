import { contract } from '@learning/shared/contract/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';
const RESOLVED = `\0${ID}`;

/** Name, method and path of every call, without the schemas: all that a browser needs to make one. */
export function routesOf(routes: typeof contract): Record<string, [string, string]> {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, [route.method, route.path]]),
  );
}

/** Provides `virtual:contract-routes`, so that neither zod nor the contract is shipped. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(routesOf(contract))};` : undefined,
  };
}
