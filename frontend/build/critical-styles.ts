import { createHash } from 'node:crypto';
import Beasties from 'beasties';

/** Set by scripts before the first paint, so that no element of the document has them. */
const SET_BY_SCRIPTS = [/\.dark\b/, /\.has-session\b/, /data-view/, /data-session/];

/**
 * Returns what moves the styles of a document's first view into its head: without them, the first text waits until the style sheet has
 * come, beside all scripts. The link to the whole style sheet is then at the end of the document.
 */
export function criticalStyles(dist: string): (html: string) => Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    noscriptFallback: false,
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    allowRules: SET_BY_SCRIPTS,
    logLevel: 'warn',
  });
  return async (html) => withPolicy(await beasties.process(html));
}

/**
 * Narrows the policy of the header (`infra/edge/security-headers.ts`) to the document's own style elements, by their hashes: the header
 * is the same for all documents and could not hold the hashes of each.
 */
function withPolicy(document: string): string {
  const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' ${hashes.join(' ')}">`;
  return document.replace(/<meta charset="utf-8"[^>]*>/, (charset) => charset + policy);
}
