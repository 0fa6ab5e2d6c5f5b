/**
 * The styles of the stand-in. A constructed style sheet passes a Content-Security-Policy against style elements, and a shadow
 * root keeps the page's own rules out, like Stripe's frames.
 */
const CSS = `
:host { display: block; --ink: light-dark(#14262b, #f0ede6); --quiet: light-dark(#4c5f65, #b4c0c1);
  --paper: light-dark(#fff, #182325); --line: light-dark(#6d7f85, #8a9a9c);
  --danger: light-dark(#a8201a, #ffb4ab); --accent: light-dark(#0b5f55, #7cc7b6);
  --radius: 5px; --unit: 4px; --size: 16px; font-size: var(--size); line-height: 1.5 }
* { box-sizing: border-box }
p, h2, dl, dd { margin: 0 }
.grid { display: grid; gap: calc(var(--unit) * 3); grid-template-columns: repeat(2, minmax(0, 1fr)) }
.note, .number, details { grid-column: 1 / -1 }
.note, details { color: inherit; font-size: .875em }
label { display: block; font-size: .9375em; margin-bottom: 4px }
input { width: 100%; min-width: 0; padding: calc(var(--unit) * 3); font: inherit; color: var(--ink);
  background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius) }
input::placeholder { color: var(--quiet); opacity: 1 }
input:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
[aria-invalid='true'] { border-color: var(--danger); color: var(--danger) }
[hidden] { display: none !important }
.methods { border: 0; margin: 0 0 12px; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 20px }
.methods legend { padding: 0; font-size: .9375em; margin-bottom: 4px }
.methods label { display: flex; align-items: center; gap: 6px; min-height: 28px }
.methods input { width: auto }
.error { color: var(--danger); font-size: .875em }
.error:empty { display: none }
summary { cursor: pointer; padding: 4px 0 }
ul { list-style: none; margin: 4px 0 0; padding: 0; display: grid; gap: 4px }
button { font: inherit; color: inherit; cursor: pointer; border: 1px solid var(--line);
  border-radius: var(--radius); background: none; padding: 4px 8px; min-height: 28px; text-align: left }
dialog { width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; font: inherit; color: var(--ink);
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
dialog::backdrop { background: rgb(0 0 0 / .55) }
dialog h2 { font-size: 1.25em; line-height: 1.3 }
dialog p { margin-top: .75rem }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem }
.choices button { min-height: 44px; padding: 8px 20px; text-align: center }
.choices .primary { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #10191b) }
@media (max-width: 300px) { .grid { grid-template-columns: minmax(0, 1fr) } }
`;

let shared: CSSStyleSheet | undefined;

/** Returns a shadow root of `host` with the stand-in's styles. */
export function styledRoot(host: Element): ShadowRoot {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(CSS);
  }
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [shared];
  return root;
}

/** @see https://docs.stripe.com/elements/appearance-api */
export interface Appearance {
  theme?: string;
  variables?: Record<string, string | undefined>;
  rules?: Record<string, Record<string, string | undefined> | undefined>;
}

const PROPERTIES: Record<string, string> = {
  colorPrimary: '--accent',
  colorBackground: '--paper',
  colorText: '--ink',
  colorTextPlaceholder: '--quiet',
  colorDanger: '--danger',
  borderRadius: '--radius',
  spacingUnit: '--unit',
  fontSizeBase: '--size',
  fontFamily: 'font-family',
};

export function applyAppearance(
  host: HTMLElement,
  { theme, variables = {}, rules = {} }: Appearance,
): void {
  // Without a theme the page's own scheme is inherited.
  host.style.colorScheme = theme === 'night' ? 'dark' : '';
  for (const [name, property] of Object.entries(PROPERTIES)) {
    host.style.setProperty(property, variables[name] ?? null);
  }
  host.style.setProperty('--line', rules['.Input']?.['borderColor'] ?? null);
  host.style.color = variables['colorText'] ?? '';
}
