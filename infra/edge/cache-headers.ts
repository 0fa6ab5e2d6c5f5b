/**
 * Returns how long browsers and the edge may cache a file of the site, by its key. The deployment stores it with each object,
 * and the local server sends the same.
 */
export function cacheControl(key: string): string {
  if (key === '/config.json') return 'no-store';
  // An old service worker would keep serving an old release.
  if (key.endsWith('.html') || key === '/sw.js') return 'no-cache';
  // Vite puts a hash of the content into every name under assets/.
  if (key.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}
