import type { Root, Rule } from 'postcss';

/** An element's palette is set by this class, by a recipe with a palette of its own, or by its parent. */
const PALETTE_CLASS = /\.color-palette_([\w-]+)$/;
const VOID_TAGS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g;

/** Removes from each palette the colors that no element of the page uses with it: most are only borders, or only backgrounds. */
export function removeUnusedPaletteColors(root: Root, html: string): void {
  const palettes = new Map<string, Rule>();
  root.walkRules(PALETTE_CLASS, (rule) => {
    palettes.set(PALETTE_CLASS.exec(rule.selector)![1]!, rule);
  });
  const colors = new Set<string>();
  for (const rule of palettes.values()) rule.walkDecls(/^--/, ({ prop }) => void colors.add(prop));
  const { byClass, everywhere } = usesOf(root, colors);
  const used = usedTogether(html, byClass);
  for (const [name, rule] of palettes) {
    rule.walkDecls(/^--/, (declaration) => {
      const isUsed = everywhere.has(declaration.prop) || used.get(name)?.has(declaration.prop);
      if (!isUsed) declaration.remove();
    });
  }
}

/** Returns the colors that each class uses on its own element, and those that other selectors use. */
function usesOf(root: Root, colors: ReadonlySet<string>) {
  const byClass = new Map<string, Set<string>>();
  const everywhere = new Set<string>();
  root.walkDecls((declaration) => {
    const named = [...declaration.value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
    const wanted = named.filter((name) => colors.has(name));
    if (wanted.length === 0) return;
    const selectors = (declaration.parent as Rule).selectors;
    for (const selector of selectors) {
      // Only a selector of one element with a class says where the color is used.
      const own = /^\.((?:[\w-]|\\.)+)(?::[\w-]+(?:\([^()]*\))?|\[[^\]]*\])*$/.exec(selector)?.[1];
      const name = own?.replaceAll('\\', '');
      const uses = name ? (byClass.get(name) ?? new Set<string>()) : everywhere;
      if (name) byClass.set(name, uses);
      for (const color of wanted) uses.add(color);
    }
  });
  return { byClass, everywhere };
}

/** Returns the colors that elements with each palette use. */
function usedTogether(
  html: string,
  byClass: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const open: (string | undefined)[] = [];
  for (const [tag, slash, name, attributes] of html.matchAll(TAG)) {
    if (slash) {
      open.pop();
      continue;
    }
    const classes = (/\sclass="([^"]*)"/.exec(attributes!)?.[1] ?? '')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .split(/\s+/);
    const own = classes.find((one) => one.startsWith('color-palette_'));
    const palette = own?.slice('color-palette_'.length) ?? open.at(-1);
    if (palette) {
      const colors = used.get(palette) ?? new Set<string>();
      used.set(palette, colors);
      for (const one of classes) for (const color of byClass.get(one) ?? []) colors.add(color);
    }
    if (!tag.endsWith('/>') && !VOID_TAGS.test(name!)) open.push(palette);
  }
  return used;
}
