import type { Cases, Fact, Facts, LinkName, TextName } from './attributes.ts';

/** Elements whose content has facts of its own; the facts of the document apply everywhere. */
const SCOPE = '[data-course], [data-bundle], [data-tier]';

const known = new WeakMap<Node, Facts>();

/**
 * Adds facts about a scope and shows the elements whose conditions in `data-if` are met. While one of its facts is unknown, an element stays
 * as it was rendered.
 */
export function setFacts(scope: Document | Element, facts: Facts): void {
  known.set(scope, { ...known.get(scope), ...facts });
  for (const element of scope.querySelectorAll<HTMLElement>('[data-if]')) {
    const own = element.closest(SCOPE);
    const all = { ...known.get(document), ...(own ? known.get(own) : {}) };
    const conditions = element.dataset['if']!.split(' ').map((condition) => {
      const name = condition.replace(/^!/, '') as Fact;
      return name in all ? all[name] === (name === condition) : undefined;
    });
    if (!conditions.includes(undefined)) element.hidden = conditions.includes(false);
  }
}

/** Returns the facts about a scope. */
export function factsOf(scope: Document | Element): Facts {
  return known.get(scope) ?? {};
}

/** Sets the texts of elements with `data-text`, and hides what shows only with a text (`data-if-text`). Never HTML. */
export function setTexts(
  scope: ParentNode,
  texts: Readonly<Partial<Record<TextName, string>>>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of scope.querySelectorAll(`[data-text="${name}"]`)) {
      if (element.textContent !== text) element.textContent = text;
    }
    for (const element of scope.querySelectorAll<HTMLElement>(`[data-if-text="${name}"]`)) {
      element.hidden = text === '';
    }
  }
}

/** Shows the elements with `data-case` whose value of the name is the current one, and hides the others. */
export function showCase<Name extends keyof Cases>(
  scope: ParentNode,
  name: Name,
  value: Cases[Name] | undefined,
): void {
  for (const element of scope.querySelectorAll<HTMLElement>(`[data-case^="${name}="]`)) {
    element.hidden = element.dataset['case'] !== `${name}=${value}`;
  }
}

/** Sets the addresses of links with `data-link`, and hides those without one. */
export function setLinks(
  scope: ParentNode,
  links: Readonly<Record<LinkName, string | undefined>>,
): void {
  for (const [name, href] of Object.entries(links)) {
    for (const link of scope.querySelectorAll<HTMLElement>(`[data-link="${name}"]`)) {
      link.hidden = href === undefined;
      link.setAttribute('href', href ?? '');
    }
  }
}
