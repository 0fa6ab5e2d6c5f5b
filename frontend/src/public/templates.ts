import type { RowName, TemplateName } from './attributes.ts';

/** Returns a copy of the one element in a template. */
export function copyOf(name: TemplateName): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-template="${name}"]`)!;
  // In a document that was read, the element is the template's content; rendered in the browser, it is a child.
  const element = template.content.firstElementChild ?? template.firstElementChild!;
  return element.cloneNode(true) as HTMLElement;
}

/** Replaces a row by one for each item. */
export function repeatRow<Item>(
  scope: ParentNode,
  name: RowName,
  items: readonly Item[],
  fill: (row: HTMLElement, item: Item) => void,
): void {
  const row = scope.querySelector<HTMLElement>(`[data-repeat="${name}"]`)!;
  const rows = items.map((item) => {
    const copy = row.cloneNode(true) as HTMLElement;
    fill(copy, item);
    return copy;
  });
  row.replaceWith(...rows);
}
