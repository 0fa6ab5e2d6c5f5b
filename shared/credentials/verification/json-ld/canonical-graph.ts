import type { JsonObject } from '../../reading/parse-json.ts';
import jsonld from 'jsonld';
import { contextAt } from './contexts.ts';

/**
 * Writes a JSON-LD document as canonical N-Quads (RDFC-1.0), the form that `eddsa-rdfc-2022` signs. Contexts come from the build and
 * never from the network; terms that no context defines would not be signed, so they are refused.
 *
 * @throws Error for an unknown context or term, and for a graph that takes too much work
 */
export function canonicalGraph(document: JsonObject): Promise<string> {
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    base: null,
    documentLoader: (url) => {
      const context = contextAt(url);
      if (!context) return Promise.reject(new Error(`Unknown context: ${url}`));
      return Promise.resolve({ contextUrl: null, documentUrl: url, document: context });
    },
  });
}
