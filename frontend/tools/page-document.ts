import { site } from '@learning/content/site';
import { shortClass } from '../vite/short-class.ts';
import { renameClasses, renameClassesInHtml } from '../vite/short-classes.ts';
import { inlineScript } from '../vite/inline-scripts.ts';
import { stylePolicy } from './content-security-policy.ts';
import { pageStyles } from './page-styles.ts';

/** A page rendered by the server-side build. */
export interface PageParts {
  head: string;
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
  siteStyles: string,
): string {
  // In a replacement string, `$` has a special meaning; functions return it unchanged.
  const document = template
    .replace('<!--head-->', () => page.head + preloads)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-path="${path}">${page.html}</div>`,
    )
    .replace('<!--state-->', () => stateScript(page.state));
  return withPolicy(withLateApp(withStyles(document, siteStyles)));
}

/** The name of a public page's kind, for its script. */
export type PageKind = 'page' | 'not-found';

/**
 * Returns the document of a public page, which starts without the app: in place of the app's scripts it has `script`, the tags of the
 * pages' own one.
 */
export function publicDocument(
  template: string,
  kind: PageKind,
  page: PageParts,
  preloads: string,
  script: string,
  siteStyles: string,
): string {
  const document = template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<!--head-->',
      () => inlineScript('early-calls') + inlineScript('late-styles') + page.head + preloads,
    )
    .replace('</head>', () => `${script}${SPECULATION_RULES}</head>`)
    .replace('<body>', () => `<body data-page="${kind}">`)
    .replace('<div id="root"><!--page--></div>', () => page.html)
    .replace('<!--state-->', '');
  const styled = withStyles(document, siteStyles);
  // The page of an unknown address may become the app (`unbuilt-page.ts`).
  if (kind === 'not-found') return withPolicy(styled);
  // What is far from the start has no styles in the head: they apply as soon as they have loaded.
  const attributes = page.html.includes(' data-below-fold=') ? '' : 'media="not all" ';
  return withPolicy(withLateStyles(styled, attributes));
}

/** Keeps the styles of the whole site from loading before the page has been painted (`inline/late-styles.js`). */
function withLateStyles(document: string, attributes: string): string {
  return document.replaceAll(
    STYLE_LINK,
    (link) =>
      `${link.replace('<link ', `<link data-late disabled ${attributes}`)}<noscript>${link}</noscript>`,
  );
}

/** Lets the browser load a page ahead whose link is about to be pressed. Other browsers ignore it. */
const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/checkout*', '/licenses.txt', '/*.pdf'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})}</script>`;

/**
 * Returns the document of a page that depends on the learner: its frame with placeholders. It has no address at which the browser may
 * hydrate it, so the browser replaces it with the page.
 */
export function shellDocument(
  template: string,
  page: PageParts,
  preloads: string,
  siteStyles: string,
): string {
  const document = template
    .replace(
      '<!--head-->',
      () => EARLY_END_LINK + inlineScript('early-calls') + privateHead(page.head) + preloads,
    )
    .replace('<!--page-->', () => page.html)
    .replace(
      '<!--state-->',
      () =>
        `<noscript>This page needs JavaScript.</noscript>${stateScript(page.state)}${inlineScript('early-text')}${EARLY_END}`,
    );
  return withPolicy(withLateApp(withStyles(document, siteStyles)));
}

/** Moves the app's scripts to the end of the document, where `inline/start-app.js` starts them after the first paint. */
function withLateApp(document: string): string {
  const scripts = document.match(APP_SCRIPT)?.join('') ?? '';
  const start = `<template id="app">${scripts}</template>${inlineScript('start-app')}`;
  return document
    .replaceAll(APP_SCRIPT, '')
    .replaceAll(STYLE_LINK, (link) => link.replace('<link ', '<link data-late disabled '))
    .replace('</body>', (end) => start + end);
}

/** What loads the app: its scripts, and preloads of those that they import. */
const APP_SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The first paint waits until the early texts are in their places: they are longer than their skeletons. */
const EARLY_END_LINK = '<link rel="expect" href="#early-end" blocking="render" />';
const EARLY_END = '<span id="early-end" hidden></span>';

/** Completes the head of a page whose title the browser learns later. Search engines leave private pages out. */
function privateHead(head: string): string {
  const title = head.includes('<title>') ? '' : `<title>${site.name}</title>`;
  const robots = head.includes('name="robots"') ? '' : '<meta name="robots" content="noindex" />';
  return head + title + robots;
}

/**
 * Puts the styles that the page uses into its head, and the link to those of the whole site behind its content: the first paint
 * does not wait for that file, and scripts do, because a style sheet before the end of the document delays them.
 */
function withStyles(document: string, siteStyles: string): string {
  const links = document.match(STYLE_LINK)?.join('') ?? '';
  const styles = renameClasses(pageStyles(siteStyles, document), shortClass);
  return renameClassesInHtml(document, shortClass)
    .replaceAll(STYLE_LINK, '')
    .replace('</head>', (end) => `<style>${styles}</style>${end}`)
    .replace('</body>', (end) => links + end);
}

/** The link to a style sheet, as Vite writes it. */
export const STYLE_LINK = /<link rel="stylesheet"[^>]*>/g;

/** Embeds data. Escapes `<`, so that no text can end the element. */
function stateScript(json: string): string {
  return `<script type="application/json" id="query-state">${json.replaceAll('<', '\\u003c')}</script>`;
}

function withPolicy(document: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(document)}" />`;
  return document.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
}
