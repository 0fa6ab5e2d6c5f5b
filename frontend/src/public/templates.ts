import type { Facts, RowName, TemplateName } from './attributes.ts';
import { setFacts } from './facts.ts';

/** Returns a copy of the one element in a template. */
export function copyOf(name: TemplateName): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-template="${name}"]`)!;
  // In a document that was read, the element is the template's content; rendered in the browser, it is a child.
  const element = template.content.firstElementChild ?? template.firstElementChild!;
  return element.cloneNode(true) as HTMLElement;
}

/** Replaces a row by one for each item, with its facts. */
export function repeatRow(part: Element, name: RowName, items: readonly Facts[]): void {
  const row = part.querySelector(`[data-repeat="${name}"]`)!;
  const rows = items.map((facts) => {
    const copy = row.cloneNode(true) as Element;
    setFacts(copy, facts);
    return copy;
  });
  row.replaceWith(...rows);
}
