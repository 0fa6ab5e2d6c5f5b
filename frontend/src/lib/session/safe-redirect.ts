const DEFAULT_PATH = '/dashboard';

/** Resolves paths; it has no server. */
const ORIGIN = 'https://site.invalid';

/**
 * Returns a path of this site, or the dashboard. The path is resolved first, because a browser also removes dots, tabs and
 * line breaks: `/.//host` becomes `//host`, which is another site. Source: rules/access.md A5
 */
export function safeRedirect(path: unknown, fallback: string = DEFAULT_PATH): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return fallback;
  if (path.includes('\\') || hasControlCharacter(path)) return fallback;
  const resolved = resolve(path);
  if (!resolved || resolved.origin !== ORIGIN || !isPathOfSite(resolved.pathname)) return fallback;
  return resolved.pathname + resolved.search + resolved.hash;
}

function resolve(path: string): URL | undefined {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return undefined;
  }
}

/** Returns false for a second slash, also an encoded one, at the start, and for the sign-in form itself. */
function isPathOfSite(pathname: string): boolean {
  return !/^\/(?:\/|%2f|%5c)/i.test(pathname) && !/^\/login(?:\/|$)/i.test(pathname);
}

function hasControlCharacter(path: string): boolean {
  return Array.from(path, (character) => character.charCodeAt(0)).some(
    (code) => code < 0x20 || code === 0x7f,
  );
}
