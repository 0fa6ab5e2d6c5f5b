import postcss, { type AtRule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A class that a style property produced. `__` and `--` belong to recipes, whose styles are always complete. */
const STYLE_CLASS = /^(?!.*__|[a-z-]+--).*[\w\])]_./;

/** Returns the classes that style properties produced and the styles do not contain. */
export function lostClasses(styled: ReadonlySet<string>, used: Iterable<string>): string[] {
  return [...new Set(used)].filter((name) => STYLE_CLASS.test(name) && !styled.has(name));
}

/** Returns every class that has a style. What stands in `:not()` is left out. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  const collect = selectorParser((root) => {
    root.walkClasses((node) => {
      if (!isInsidePseudo(node)) classes.add(node.value);
    });
  });
  postcss.parse(css).walkRules((rule) => {
    const isKeyframe = (rule.parent as AtRule | undefined)?.name?.endsWith('keyframes');
    if (!isKeyframe) collect.processSync(rule.selector);
  });
  return classes;
}

function isInsidePseudo({ parent }: selectorParser.Node): boolean {
  return parent?.parent?.type === 'pseudo';
}
