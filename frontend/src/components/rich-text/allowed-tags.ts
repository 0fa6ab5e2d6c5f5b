/** Elements that a text may contain; whatever else turns up is left out, its words are kept. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  'a',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Elements whose content goes with them. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'template',
]);

/** Properties that reach the page, per element; `id` and `start` besides, everywhere and on `ol`. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);
