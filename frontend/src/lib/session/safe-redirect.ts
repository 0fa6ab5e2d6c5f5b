const DEFAULT_PATH = '/dashboard';

/**
 * Returns a path of this site, or the dashboard. Only a single leading slash is accepted: `//host`, `/\host` and
 * anything with a scheme lead to other sites.
 */
export function safeRedirect(path: unknown, fallback: string = DEFAULT_PATH): string {
  if (typeof path !== 'string' || !path.startsWith('/') || /^\/[/\\]/.test(path)) return fallback;
  // Browsers remove tabs and line breaks from an address, so that `/<tab>/host` becomes `//host`.
  if (hasControlCharacter(path) || path.includes('\\')) return fallback;
  return path.startsWith('/login') ? fallback : path;
}

function hasControlCharacter(path: string): boolean {
  return Array.from(path, (character) => character.charCodeAt(0)).some(
    (code) => code < 0x20 || code === 0x7f,
  );
}
