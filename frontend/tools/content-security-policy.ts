import { createHash } from 'node:crypto';

/**
 * Returns what one page adds to the policy of the header (`infra/edge/security-headers.ts`): style elements only with the hashes
 * of those that were rendered ahead of time. The header is the same for all pages and could not hold the hashes of each.
 */
export function stylePolicy(html: string): string {
  const hashes = stylesIn(html).map(
    (css) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
  const styles = [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ');
  return `style-src-elem 'self' ${styles}`;
}

/** Returns the text of each `<style>` element. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
}
