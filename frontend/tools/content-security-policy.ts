import { createHash } from 'node:crypto';

/** SHA-256 of the empty string: allows Emotion to insert rules into the empty style elements it creates. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Returns what one page adds to the policy of the header (`infra/edge/security-headers.ts`): style elements only with the hashes
 * of those that were rendered ahead of time. The header is the same for all pages and could not hold the hashes of each.
 */
export function stylePolicy(html: string): string {
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) => `sha256-${createHash('sha256').update(css!).digest('base64')}`,
  );
  const styles = [...new Set([EMPTY_STYLE, ...hashes])].map((hash) => `'${hash}'`).join(' ');
  return `style-src-elem 'self' ${styles}`;
}
