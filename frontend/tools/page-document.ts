import { inlineScript } from '../vite/inline-scripts.ts';
import { stylePolicy } from './content-security-policy.ts';

/** A page rendered by the server-side build. */
export interface PageParts {
  head: string;
  styles: string;
  html: string;
  /** The query cache as JSON. */
  state: string;
}

/** Inserts a rendered page into the built document. `path` is the address at which the browser may hydrate it. */
export function pageDocument(
  template: string,
  path: string,
  page: PageParts,
  preloads: string,
): string {
  // In a replacement string, `$` has a special meaning; functions return it unchanged.
  const document = template
    .replace('<!--head-->', () => page.head + preloads + page.styles)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-path="${path}">${page.html}</div>`,
    )
    .replace('<!--state-->', () => stateScript(page.state));
  return withPolicy(document);
}

/**
 * Returns the document of a page that depends on the learner: its frame with placeholders. It has no address at which the browser may
 * hydrate it, so the browser replaces it with the page.
 */
export function shellDocument(template: string, page: PageParts, preloads: string): string {
  const document = template
    .replace('<!--head-->', () => inlineScript('early-calls') + page.head + preloads + page.styles)
    .replace('<!--page-->', () => page.html)
    .replace(
      '<!--state-->',
      () =>
        `<noscript>This page needs JavaScript.</noscript>${stateScript(page.state)}${inlineScript('early-text')}`,
    );
  return withPolicy(document);
}

/** Embeds data. Escapes `<`, so that no text can end the element. */
function stateScript(json: string): string {
  return `<script type="application/json" id="query-state">${json.replaceAll('<', '\\u003c')}</script>`;
}

function withPolicy(document: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(document)}" />`;
  return document.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
}
