/** Returns whether an element shows words. Text for screen readers only is in boxes of one pixel. */
export function showsText(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue?.trim() && text.parentElement!.getBoundingClientRect().width > 1)
      return true;
  }
  return false;
}
