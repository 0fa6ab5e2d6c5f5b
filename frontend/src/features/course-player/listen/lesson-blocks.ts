const BLOCKS = 'h2, h3, h4, p, li, tr';
/** Parts of a lesson that are not read: fields, their states, and sound answers. */
const SILENT = '[data-silent], [hidden], details';
/** Marks the block that is read aloud; `theme/recipes/lesson-text.ts` highlights it. */
const MARK = 'data-reading';

/** Returns the blocks of a lesson in reading order, each text once. */
export function lessonBlocks(lesson: Element): HTMLElement[] {
  return [...lesson.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) => !block.closest(SILENT) && !block.querySelector(BLOCKS) && textOf(block) !== '',
  );
}

/** Returns the text to read; cells of a table row are separated by commas. */
export function textOf(block: Element): string {
  const text =
    block.tagName === 'TR'
      ? [...block.children].map((cell) => cell.textContent.trim()).join(', ')
      : block.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** Marks one block, removes the mark from the others, and keeps the block in view. */
export function markBlock(lesson: Element, block: HTMLElement | undefined): void {
  for (const marked of lesson.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  if (!block) return;
  block.setAttribute(MARK, '');
  block.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
