import type { AtRule, Plugin, Root } from 'postcss';

/**
 * Replaces the variables of tokens that have one short value everywhere (sizes, weights, spacing …) by that value. Colors differ by
 * color mode and stay variables. This makes the styles a fifth smaller.
 */
export function constantTokens(): Plugin {
  return {
    postcssPlugin: 'constant-tokens',
    OnceExit(root) {
      const values = constantsOf(root);
      root.walkDecls((declaration) => {
        if (values.has(declaration.prop)) declaration.remove();
        else declaration.value = withValues(declaration.value, values);
      });
      root.walkAtRules((rule) => {
        rule.params = withValues(rule.params, values);
      });
    },
  };
}

/** Returns the tokens that are declared once, in the layer of tokens, and are shorter than their reference. */
function constantsOf(root: Root): Map<string, string> {
  const declared = new Map<string, string[]>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    declared.set(prop, [...(declared.get(prop) ?? []), value]);
  });
  const constants = new Map<string, string>();
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.params !== 'tokens') return;
    layer.walkDecls(/^--/, ({ prop, value }) => {
      const isShorter = value.length <= `var(${prop})`.length;
      if (isShorter && declared.get(prop)!.length === 1) constants.set(prop, value);
    });
  });
  return constants;
}

function withValues(text: string, values: ReadonlyMap<string, string>): string {
  const replaced = text.replaceAll(
    /var\((--(?:[\w-]|\\.)+)\)/g,
    (reference, name: string) => values.get(name) ?? reference,
  );
  // A token may refer to another one.
  return replaced === text ? text : withValues(replaced, values);
}
