/** Creates an element; texts become text and never HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children.filter((child) => child !== undefined));
  return created;
}

/** The element of the page with this id. */
export function byId(id: string): HTMLElement {
  return document.getElementById(id)!;
}

const SVG = 'http://www.w3.org/2000/svg';

const PATHS = {
  passed: 'M5 13l4 4L19 7',
  failed: 'M6 6l12 12M18 6L6 18',
  not_checked: 'M12 6v8M12 18v.01',
  waiting: 'M12 7v5l3 2',
} as const;

export type Sign = keyof typeof PATHS;

/** Draws a sign that repeats what the text beside it says. */
export function sign(name: Sign): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
