import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import { shortClass } from './short-class.ts';

const STYLES = /[\\/]theme[\\/]styles\.css$/;
const STYLE_CODE = /styled-system[\\/]helpers\.js$/;
const ADDS_CLASS = 'classNames.add(className)';
const FUNCTION = join(import.meta.dirname, 'short-class.ts').replaceAll('\\', '/');

/** Where the build leaves the classes' full names for `tools/site-styles.ts`. */
export const CLASS_NAMES_FILE = '.vite/class-names.json';

/**
 * Gives the classes of the styles four letters, in the style sheet and in the code that composes them: names were half of a
 * page's inline styles. Sources, tests and prerendering see the full names.
 */
export function shortClasses(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'short-classes',
    apply: 'build',
    transform(code, id) {
      if (STYLES.test(id)) return { code: renameClasses(code, (name) => shortOf(name, names)) };
      if (STYLE_CODE.test(id)) return { code: composeShortClasses(code) };
      return null;
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: CLASS_NAMES_FILE,
        source: JSON.stringify(Object.fromEntries(names)),
      });
    },
  };
}

/** Returns the styles with every class renamed in their selectors. */
export function renameClasses(css: string, rename: (name: string) => string): string {
  const root = postcss.parse(css);
  const classes = selectorParser((list) =>
    list.walkClasses((node) => {
      const name = rename(node.value);
      if (name !== node.value) node.value = name;
    }),
  );
  root.walkRules((rule: Rule) => {
    if (rule.selector.includes('.')) rule.selector = classes.processSync(rule.selector);
  });
  return root.toString();
}

/** Returns HTML with the classes of its elements renamed. */
export function renameClassesInHtml(html: string, rename: (name: string) => string): string {
  return html.replaceAll(
    /(\sclass=")([^"]*)"/g,
    (_attribute, start: string, names: string) =>
      `${start}${names
        .split(/\s+/)
        .map((name) => escapeSigns(rename(unescapeSigns(name))))
        .join(' ')}"`,
  );
}

/** Returns the classes in the value of an HTML attribute with their signs. */
export function unescapeSigns(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function escapeSigns(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('>', '&gt;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Remembers the full name. @throws {Error} when two classes get the same letters. */
function shortOf(name: string, names: Map<string, string>): string {
  const short = shortClass(name);
  if (short === name) return name;
  const other = names.get(short);
  if (other !== undefined && other !== name) {
    throw new Error(
      `"${name}" and "${other}" get the same letters: change START in short-class.ts`,
    );
  }
  names.set(short, name);
  return short;
}

/** Makes the generated code compose short classes. */
function composeShortClasses(code: string): string {
  if (!code.includes(ADDS_CLASS)) {
    throw new Error('The code of the styles adds its classes in another way');
  }
  const composed = code.replace(ADDS_CLASS, 'classNames.add(shortClass(className))');
  return `import { shortClass } from ${JSON.stringify(FUNCTION)};\n${composed}`;
}
