/** What is known about the visitor, such as `signed-in`, or about one course or plan, such as `enrolled`. */
export type Facts = Readonly<Record<string, boolean>>;

/** Elements whose content has facts of its own; the facts of the document apply everywhere. */
const SCOPE = '[data-course], [data-bundle], [data-tier]';

const known = new WeakMap<Node, Facts>();

/**
 * Adds facts and shows what fits: elements with `data-if="enrolled !completed"` are visible when each named fact is as stated. While one of
 * them is unknown, an element stays as it was rendered.
 */
export function learnFacts(scope: Document | Element, facts: Facts): void {
  known.set(scope, { ...known.get(scope), ...facts });
  for (const element of scope.querySelectorAll<HTMLElement>('[data-if]')) {
    const own = element.closest(SCOPE);
    const all = { ...known.get(document), ...(own ? known.get(own) : {}) };
    const conditions = element.dataset['if']!.split(' ').map((condition) => {
      const name = condition.replace(/^!/, '');
      return name in all ? all[name] === (name === condition) : undefined;
    });
    if (!conditions.includes(undefined)) element.hidden = conditions.includes(false);
  }
}

/** Returns the facts about a scope. */
export function factsOf(scope: Document | Element): Facts {
  return known.get(scope) ?? {};
}

/** Fills elements with `data-text="name"` inside the scope. */
export function fillTexts(
  scope: Document | Element,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of scope.querySelectorAll(`[data-text="${name}"]`)) {
      if (element.textContent !== text) element.textContent = text;
    }
  }
}
