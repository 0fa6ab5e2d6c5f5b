/** Elements a text can contain. Others are removed and their text stays. */
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

/** Elements removed together with their content. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'template',
]);

/** Allowed properties per element, in addition to `id` everywhere and `start` on `ol`. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);
