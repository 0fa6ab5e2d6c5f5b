/** Returns whether an element shows words. Text for screen readers only is in boxes of one pixel; the number of a badge is no name. */
export function showsText(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    const isName = text.nodeValue?.trim() && !parent.closest('[data-badge]');
    if (isName && parent.getBoundingClientRect().width > 1) return true;
  }
  return false;
}
