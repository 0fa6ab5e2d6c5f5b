/** Lists the buttons and links in `root` that show only an icon and have no tooltip to say what it means. */
export function iconButtonsWithoutTooltip(root: ParentNode): string[] {
  return [...root.querySelectorAll('button, a[href]')]
    .filter((element) => element.querySelector('svg') && !element.textContent.trim())
    .filter((element) => !element.hasAttribute('data-tooltip'))
    .map((element) => element.outerHTML);
}

/** Fails the test that rendered such a button. Source: rules/wording.md W21 */
export function checkIconButtons(): void {
  const [first] = iconButtonsWithoutTooltip(document);
  if (first) throw new Error(`A button with only an icon has no tooltip (data-tooltip): ${first}`);
}
