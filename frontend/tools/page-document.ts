import { contentSecurityPolicy } from './content-security-policy.ts';

/** One page as the server-side build rendered it. */
export interface PageParts {
  head: string;
  styles: string;
  html: string;
  /** JSON. */
  state: string;
}

/** Puts a rendered page into the built document. `path` is the address at which the browser may take it over. */
export function pageDocument(
  template: string,
  path: string,
  page: PageParts,
  preloads: string,
): string {
  // Functions as replacements: `$` in the text must stay what it is.
  const document = template
    .replace('<!--head-->', () => page.head + preloads + page.styles)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-path="${path}">${page.html}</div>`,
    )
    .replace('<!--state-->', () => stateScript(page.state));
  return withPolicy(document);
}

/** The document for pages that only the browser renders. */
export function shellDocument(template: string, title: string, preloads: string): string {
  const document = template
    .replace(
      '<!--head-->',
      () => `<title>${title}</title><meta name="robots" content="noindex"/>${preloads}`,
    )
    .replace('<!--page-->', '<noscript>This page needs JavaScript.</noscript>')
    .replace('<!--state-->', '');
  return withPolicy(document);
}

/** Data, not script: `<` is escaped so that no text can end the element. */
function stateScript(json: string): string {
  return `<script type="application/json" id="query-state">${json.replaceAll('<', '\\u003c')}</script>`;
}

function withPolicy(document: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(document)}" />`;
  return document.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
}
