const VOID_TAGS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Returns HTML without the content of elements that are not shown yet: `hidden` ones, closed dialogs, templates, and what is marked as
 * far below the first screen (`data-below-fold`).
 */
export function visibleHtml(html: string): string {
  let visible = '';
  let from = 0;
  // Open elements with the name of the one that is being left out.
  let name = '';
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: tagName = '', index } of html.matchAll(
    /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g,
  )) {
    const end = index + tag.length;
    const isEmpty = tag.endsWith('/>') || VOID_TAGS.test(tagName);
    if (depth > 0) {
      if (tagName !== name || isEmpty) continue;
      depth += slash ? -1 : 1;
      if (depth === 0) from = index;
    } else if (!slash && !isEmpty && isHidden(tagName, tag)) {
      visible += html.slice(from, end);
      name = tagName;
      depth = 1;
    }
  }
  return depth > 0 ? visible : visible + html.slice(from);
}

/** `hidden="until-found"` is not left out: the browser's search shows it. Nor are a rating and `data-template`: the page's script shows them without a press. */
function isHidden(name: string, tag: string): boolean {
  if (name === 'template') return !/\sdata-template=/.test(tag);
  if (name === 'dialog') return !/\sopen\b/.test(tag);
  if (/\sdata-case="rated=/.test(tag)) return false;
  return /\s(hidden|data-below-fold)(=""|[\s>])/.test(tag);
}
