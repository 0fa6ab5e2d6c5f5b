import type { Plugin } from 'vite';

interface Replacement {
  file: RegExp;
  from: string;
  to: string;
}

/** Where the generated code does much work for each element it renders, and what has the same results with less. */
const REPLACEMENTS: readonly Replacement[] = [
  {
    // A single text, such as the name of a property, is its own key.
    file: /styled-system[\\/]helpers\.js$/,
    from: 'const key = JSON.stringify(args);',
    to: "const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : JSON.stringify(args);",
  },
  {
    // Reads the props once instead of copying their descriptors for each part.
    file: /styled-system[\\/]helpers\.js$/,
    from: `  const descriptors = Object.getOwnPropertyDescriptors(props);
  const dKeys = Object.keys(descriptors);
  const split = (k) => {
    const clone = {};
    for (let i = 0; i < k.length; i++) {
      const key = k[i];
      if (descriptors[key]) {
        Object.defineProperty(clone, key, descriptors[key]);
        delete descriptors[key];
      }
    }
    return clone;
  };
  const fn = (key) => split(Array.isArray(key) ? key : dKeys.filter(key));
  return keys.map(fn).concat(split(dKeys));`,
    to: `  const parts = keys.map(() => ({}));
  const rest = {};
  for (const name of Object.keys(props)) {
    const at = keys.findIndex((key) => Array.isArray(key) ? key.includes(name) : key(name));
    (parts[at] ?? rest)[name] = props[name];
  }
  return [...parts, rest];`,
  },
  {
    // Our classes have no prefix and no hash: `short-classes.ts` shortens them.
    file: /styled-system[\\/]helpers\.js$/,
    from: `    let result;
    if (hash) {
      const baseArray = [...conds.finalize(conditions), className];
      result = formatClassName(utility.toHash(baseArray, toHash));
    } else {
      const baseArray = [...conds.finalize(conditions), formatClassName(className)];
      result = baseArray.join(":");
    }
    return result;`,
    to: '    return [...conds.finalize(conditions), className].join(":");',
  },
  {
    // No pattern that we use needs a function (`checkPattern`).
    file: /styled-system[\\/]helpers\.js$/,
    from: `var patternFns = {
  map: mapObject,
  isCssFunction,
  isCssVar,
  isCssUnit
};`,
    to: 'var patternFns = {};',
  },
  {
    // Left out with them: an expression that is created is kept, because creating it could fail.
    file: /styled-system[\\/]helpers\.js$/,
    from: 'var fnRegExp = new RegExp(`^(${fns.join("|")})\\\\(.*\\\\)`);',
    to: 'var fnRegExp = /^(min|max|clamp|calc)\\(.*\\)/;',
  },
  {
    file: /styled-system[\\/]helpers\.js$/,
    from: `var lengthUnitsPattern = \`(?:\${lengthUnits.split(",").join("|")})\`;
var lengthRegExp = new RegExp(\`^[+-]?[0-9]*.?[0-9]+(?:[eE][+-]?[0-9]+)?\${lengthUnitsPattern}$\`);`,
    to: 'var lengthRegExp = /^[+-]?[0-9]*.?[0-9]+([eE][+-]?[0-9]+)?([a-zA-Z]+|%)$/;',
  },
  {
    // Props are new in every render: remembering them costs more than it saves.
    file: /styled-system[\\/]jsx[\\/]factory\.js$/,
    from: `const combinedProps = useMemo(() => Object.assign({}, defaultProps, restProps), [restProps])

    const [htmlProps, forwardedProps, variantProps, styleProps, elementProps] = useMemo(() => {
      return splitProps(combinedProps, normalizeHTMLProps.keys, __shouldForwardProps__, __cvaFn__.variantKeys, isCssProperty)
    }, [combinedProps])`,
    to: `const combinedProps = Object.assign({}, defaultProps, restProps)
    const [htmlProps, forwardedProps, variantProps, styleProps, elementProps] =
      splitProps(combinedProps, normalizeHTMLProps.keys, __shouldForwardProps__, __cvaFn__.variantKeys, isCssProperty)`,
  },
  {
    file: /styled-system[\\/]jsx[\\/]factory\.js$/,
    from: 'import { createElement, forwardRef, useMemo }',
    to: 'import { createElement, forwardRef }',
  },
  {
    // The classes of a component follow from its variants and styles, which are few.
    file: /styled-system[\\/]jsx[\\/]factory\.js$/,
    from: 'const ChakraComponent = /* @__PURE__ */ forwardRef(',
    to: 'const known = new Map()\n  const ChakraComponent = /* @__PURE__ */ forwardRef(',
  },
  {
    file: /styled-system[\\/]jsx[\\/]factory\.js$/,
    from: `    const classes = () => {
      if (unstyled) {`,
    to: `    const { className } = combinedProps
    combinedProps.className = undefined
    const classes = () => {
      const key = JSON.stringify([unstyled, variantProps, styleProps])
      let own = known.get(key)
      if (own === undefined) known.set(key, own = ownClasses())
      return cx(own, className)
    }

    const ownClasses = () => {
      if (unstyled) {`,
  },
];

/** Makes the code that composes the classes of elements quicker: it was a quarter of the time in which a page renders. */
export function quickStyles(): Plugin {
  return {
    name: 'quick-styles',
    apply: 'build',
    // Before `short-classes` and others rewrite the same files.
    enforce: 'pre',
    transform(code, id) {
      if (!/styled-system/.test(id)) return null;
      if (/styled-system[\\/]patterns[\\/]/.test(id)) checkPattern(code, id);
      return { code: quickStyleCode(code, id), map: null };
    },
  };
}

/** @throws {Error} when a pattern needs one of the functions that the replacements leave out */
export function checkPattern(code: string, id: string): void {
  if (/\{[^{}]*\b(map|isCss\w+)\b[^{}]*\}\) \{/.test(code))
    throw new Error(`${id} needs functions of patterns: keep them in quick-styles.ts.`);
}

/**
 * Returns a file of the generated code with its replacements.
 *
 * @throws {Error} when the generated code has another form, which the replacements then have to follow
 */
export function quickStyleCode(code: string, id: string): string {
  return REPLACEMENTS.filter(({ file }) => file.test(id)).reduce((before, { from, to }) => {
    if (before.split(from).length !== 2) {
      throw new Error(`The code of the styles no longer contains this once: ${from}`);
    }
    return before.replace(from, () => to);
  }, code);
}
