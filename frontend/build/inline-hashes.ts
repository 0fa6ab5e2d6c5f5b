import { createHash } from 'node:crypto';

/** Types of inline scripts that the browser does not run. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/** Returns the hashes of the scripts and styles inside a page, which the security header has to name. */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, , attributes, code]) =>
      /\bsrc=/.test(attributes!) || DATA.test(attributes!)
        ? []
        : [`sha256-${createHash('sha256').update(code!).digest('base64')}`],
  );
}
