import type { Contract, RouteDefinition } from '@learning/shared/contract/route';

export interface RouteMatch {
  route: RouteDefinition;
  pathParameters: Record<string, string>;
}

/** The address contains a `%` that does not start a character. */
export class MalformedPath extends Error {}

/**
 * Finds the route for a method and path as API Gateway does: part by part, with words before placeholders.
 *
 * @returns undefined when no route matches; `$default` is used then
 * @throws MalformedPath
 */
export function matchRoute(routes: Contract, method: string, path: string): RouteMatch | undefined {
  const parts = path.split('/');
  const candidates = Object.values(routes).filter(
    (route) => route.method === method && fits(route.path.split('/'), parts),
  );
  const [best] = candidates.toSorted((a, b) => (placeholders(a) < placeholders(b) ? -1 : 1));
  if (!best) return undefined;
  const pathParameters: Record<string, string> = {};
  for (const [index, part] of best.path.split('/').entries()) {
    if (isPlaceholder(part)) pathParameters[part.slice(1, -1)] = decode(parts[index]!);
  }
  return { route: best, pathParameters };
}

const isPlaceholder = (part: string) => part.startsWith('{');

function fits(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) =>
      isPlaceholder(part) ? parts[index] !== '' : part === parts[index],
    )
  );
}

/** Returns `0` per word and `1` per placeholder, so that words sort first. */
function placeholders(route: RouteDefinition): string {
  return route.path
    .split('/')
    .map((part) => (isPlaceholder(part) ? '1' : '0'))
    .join('');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MalformedPath(text);
  }
}
