import { contract, type RouteName } from '@learning/shared/contract/contract';
import { codeOfStatus } from '@learning/shared/contract/error-of-status';
import { API_ERRORS, type ApiErrorCode, isTransientCode } from '@learning/shared/contract/errors';
import type { Plugin } from 'vite';

/** Calls of operators are apart, so that no page of a learner loads them. */
const isOperators = (name: string) => contract[name as RouteName].access === 'operator';

const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:contract-routes': () => routesOf((name) => !isOperators(name)),
  'virtual:operator-routes': () => routesOf(isOperators),
  'virtual:contract-errors': contractErrors,
};

/** Returns name, method and path of calls: all the browser needs, without the schemas. */
export function routesOf(isIncluded: (name: string) => boolean): Record<string, [string, string]> {
  return Object.fromEntries(
    Object.entries(contract)
      .filter(([name]) => isIncluded(name))
      .map(([name, route]) => [name, [route.method, route.path]]),
  );
}

/**
 * Returns what the browser must know of errors: which can succeed later, and the sentences for responses that are not ours, such as the
 * gateway's. The server's own responses contain their sentence.
 */
export function contractErrors(): { transient: ApiErrorCode[]; messages: Record<string, string> } {
  const statuses = new Set(Object.values(API_ERRORS).map(({ status }) => status));
  const codes = new Set([...statuses].map((status) => codeOfStatus(status)));
  return {
    transient: (Object.keys(API_ERRORS) as ApiErrorCode[]).filter(isTransientCode),
    messages: Object.fromEntries([...codes].map((code) => [code, API_ERRORS[code].message])),
  };
}

/** Provides the parts of the contract that the browser needs, so that it loads neither zod nor the contract. */
export function contractData(): Plugin {
  return {
    name: 'contract-data',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      const data = MODULES[id.slice(1)];
      return data && `export default ${JSON.stringify(data())};`;
    },
  };
}
