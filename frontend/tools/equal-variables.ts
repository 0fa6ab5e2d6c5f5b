import type { AtRule, Declaration, Root } from 'postcss';

/**
 * Uses one variable for the tokens that have the same value everywhere, such as two colors that are equal in both modes. Variables
 * that are set elsewhere, too, and `kept` ones, stay.
 */
export function mergeEqualVariables(root: Root, kept: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const firstByValues = new Map<string, string>();
  const rules: unknown[] = [];
  const numberOf = (rule: unknown) =>
    rules.includes(rule) ? rules.indexOf(rule) : rules.push(rule) - 1;
  for (const [name, declarations] of declarationsOf(root)) {
    if (kept.has(name) || !declarations.every(isToken)) continue;
    const values = declarations.map(({ parent, value }) => `${numberOf(parent)} ${value}`).join();
    const first = firstByValues.get(values);
    if (first === undefined) firstByValues.set(values, name);
    else {
      names.set(name, first);
      for (const declaration of declarations) declaration.remove();
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--(?:[\w-]|\\.)+)/g,
      (reference, name: string) => (names.has(name) ? `var(${names.get(name)}` : reference),
    );
  });
}

function declarationsOf(root: Root): Map<string, Declaration[]> {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const others = declarations.get(declaration.prop) ?? [];
    declarations.set(declaration.prop, [...others, declaration]);
  });
  return declarations;
}

function isToken(declaration: Declaration): boolean {
  const layer = declaration.parent?.parent;
  return layer?.type === 'atrule' && (layer as AtRule).params === 'tokens';
}
