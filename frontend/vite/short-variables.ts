import type { AtRule, Plugin, Root } from 'postcss';

/** Short names start with a capital letter; names that sources spell do not. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = 'abcdefghijklmnopqrstuvwxyz0123456789';
const VARIABLE = /--(?:[\w-]|\\.)+/g;

/**
 * Gives the variables of tokens and palettes names of one or two letters, the most frequent ones first. Nothing may spell their names
 * (`hash.cssVar` of `panda.config.ts`), so they can be any. This makes a page's styles a twelfth smaller.
 */
export function shortVariables(): Plugin {
  return {
    postcssPlugin: 'short-variables',
    OnceExit(root) {
      const names = namesFor(root);
      const shorten = (text: string) =>
        text.replaceAll(VARIABLE, (variable) => names.get(variable) ?? variable);
      root.walkDecls((declaration) => {
        declaration.prop = names.get(declaration.prop) ?? declaration.prop;
        declaration.value = shorten(declaration.value);
      });
      root.walkAtRules((rule) => {
        rule.params = shorten(rule.params);
      });
    },
  };
}

function namesFor(root: Root): Map<string, string> {
  const uses = new Map([...declaredNames(root)].map((name) => [name, 0]));
  const count = (name: string) => {
    if (uses.has(name)) uses.set(name, uses.get(name)! + 1);
  };
  root.walkDecls(({ prop, value }) => {
    count(prop);
    for (const [name] of value.matchAll(VARIABLE)) count(name);
  });
  const frequentFirst = [...uses.keys()].sort((a, b) => uses.get(b)! - uses.get(a)!);
  return new Map(frequentFirst.map((name, index) => [name, `--${shortName(index)}`]));
}

/** Returns the variables of tokens, and those that a palette sets. */
function declaredNames(root: Root): Set<string> {
  const names = new Set<string>();
  const add = (parent: AtRule | { walkDecls: Root['walkDecls'] }) =>
    parent.walkDecls(/^--/, ({ prop }) => {
      names.add(prop);
    });
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'tokens') add(layer);
  });
  root.walkRules(/^\.color-palette_/, add);
  return names;
}

function shortName(index: number): string {
  const first = FIRST[index % FIRST.length]!;
  const rest = Math.floor(index / FIRST.length);
  return rest === 0 ? first : first + furtherLetters(rest - 1);
}

function furtherLetters(index: number): string {
  const letter = FURTHER[index % FURTHER.length]!;
  const rest = Math.floor(index / FURTHER.length);
  return rest === 0 ? letter : letter + furtherLetters(rest - 1);
}
