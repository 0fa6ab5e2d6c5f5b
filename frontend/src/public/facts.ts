import type { Fact, Facts } from './attributes.ts';

const known = new WeakMap<Node, Facts>();

/**
 * Adds facts about a part of the page, and shows what follows: conditions (`data-if`), texts (`data-text`, never HTML)
 * and addresses (`data-link`). An element stays as it was rendered while one of its facts is unknown.
 */
export function setFacts(part: Document | Element, facts: Facts): void {
  known.set(part, { ...known.get(part), ...facts });
  // Uncovers what is offered there (AccessPlaceholder).
  if (part instanceof Element) part.setAttribute('data-known', '');
  for (const element of part.querySelectorAll<HTMLElement>('[data-if]')) {
    const met = element.dataset['if']!.split(' ').map((condition) => isMet(condition, element));
    if (!met.includes(undefined)) element.hidden = met.includes(false);
  }
  for (const element of part.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = factAt(element, element.dataset['text']!);
    if (text !== undefined && element.textContent !== text) element.textContent = String(text);
  }
  for (const link of part.querySelectorAll<HTMLElement>('[data-link]')) {
    link.setAttribute('href', String(factAt(link, link.dataset['link']!) ?? ''));
  }
}

/** Returns the facts about a part of the page. */
export function factsOf(part: Element): Facts {
  return known.get(part) ?? {};
}

/** Whether `fact`, `!fact` or `fact=value` is true for an element; undefined is unknown. */
function isMet(condition: string, element: Element): boolean | undefined {
  const [name = '', value] = condition.replace('!', '').split('=');
  const fact = factAt(element, name);
  if (fact === undefined) return undefined;
  const isTrue = value === undefined ? Boolean(fact) : fact === value;
  return isTrue !== condition.startsWith('!');
}

/** Returns a fact as the nearest part around an element knows it. */
function factAt(element: Element, name: string): string | boolean | undefined {
  for (let part: Node | null = element; part; part = part.parentNode) {
    const facts = known.get(part);
    if (facts && name in facts) return facts[name as Fact] ?? '';
  }
  return undefined;
}
