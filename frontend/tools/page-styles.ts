import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { mergeEqualVariables } from './equal-variables.ts';
import { removeUnusedPaletteColors } from './palette-variables.ts';
import { unescapeSigns } from '../vite/short-classes.ts';
import { visibleHtml } from './visible-html.ts';

/** Classes that scripts set; the HTML does not show them. */
const SET_BY_SCRIPTS = ['dark', 'light', 'has-session'];

/** A script writes any elements of a text into a shell (`inline/early-text.js`). */
const FILLED_LATER = 'lesson-text';

/** A class that a style property produced. `__` and `--` belong to recipes, whose styles are always complete. */
const STYLE_CLASS = /^(?!.*__|[a-z-]+--).*[\w\])]_./;

/** Parts and states of fields, and the attribute without which a page does not show them. */
const FIELD_PARTS: [part: RegExp, attribute: string][] = [
  [/^::placeholder$/, 'placeholder="'],
  [/^::-webkit-search/, 'type="search"'],
  [/^::-webkit-(inner|outer)-spin/, 'type="number"'],
  [/^::-webkit-file-upload/, 'type="file"'],
  [/^:-moz-ui-invalid$/, '<input'],
];

/** States that start with a press or a pointer; the file of the whole site is there before. */
const AFTER_A_PRESS =
  /:(hover|active)\b|::(selection|backdrop)|\[open\]|\[aria-expanded=true\]|\[data-state=/;
const LATE_MEDIA = /^print$|^\(hover: ?hover\)$/;

interface Names {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  html: string;
}

/**
 * Returns the part of the site's styles that a page uses before the first press: rules whose classes and elements it shows,
 * and the variables, animations and fonts these refer to.
 *
 * @throws {Error} when a class of the page has no style, because its value is known only when the page runs.
 */
export function pageStyles(css: string, html: string): string {
  const root = postcss.parse(css);
  const lost = lostClasses(classesOf(root), namesIn(html).classes);
  if (lost.length > 0) throw new Error(`No style was generated for ${lost.join(', ')}`);
  const visible = visibleHtml(html);
  const page = namesIn(visible);
  root.walkAtRules('media', (rule) => {
    if (LATE_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, page));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  removeUnusedPaletteColors(root, visible);
  removeUnusedVariables(root, visible);
  mergeEqualVariables(root, new Set(variablesIn(visible)));
  removeUnusedAtRules(root);
  removeEmpty(root);
  removeSpaces(root);
  return root.toString();
}

/** Returns the classes that style properties produced and the styles do not contain. */
export function lostClasses(styled: ReadonlySet<string>, used: Iterable<string>): string[] {
  return [...new Set(used)].filter((name) => STYLE_CLASS.test(name) && !styled.has(name));
}

/** Returns every class that has a style. */
export function classesIn(css: string): Set<string> {
  return classesOf(postcss.parse(css));
}

function classesOf(root: Root): Set<string> {
  const classes = new Set<string>();
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    for (const name of requiredBy(parsed(rule.selector)).classes) classes.add(name);
  });
  return classes;
}

function namesIn(html: string): Names {
  const classes = new Set(SET_BY_SCRIPTS);
  for (const [, text] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeSigns(text!).split(/\s+/)) classes.add(name);
  }
  const tags = new Set(['html', 'body']);
  for (const [, tag] of html.matchAll(/<([a-z][\w-]*)/g)) tags.add(tag!);
  return { classes, tags, html };
}

function isUsed(selector: string, page: Names): boolean {
  if (AFTER_A_PRESS.test(selector.replaceAll(/:not\([^)]*\)/g, ''))) return false;
  return parsed(selector).nodes.some((one) => canMatch(one, page));
}

/** Scripts set states later, when the file of the whole site is there. */
function canMatch(selector: selectorParser.Selector, page: Names): boolean {
  const { classes, tags, attributes, alternatives } = requiredBy(selector);
  if (!classes.every((name) => page.classes.has(name))) return false;
  if (classes.includes(FILLED_LATER)) return true;
  return (
    tags.every((name) => page.tags.has(name)) &&
    attributes.every((text) => page.html.includes(text)) &&
    alternatives.every((list) => list.some((one) => canMatch(one, page)))
  );
}

function parsed(selector: string): selectorParser.Root {
  return selectorParser().astSync(selector);
}

interface Required {
  classes: string[];
  tags: string[];
  /** As HTML contains them. */
  attributes: string[];
  /** The selectors inside each `:is()` and `:where()`. */
  alternatives: selectorParser.Selector[][];
}

type ParsedSelector = selectorParser.Root | selectorParser.Selector;

/** Returns what a selector requires of a page. What stands in `:not()` is left out. */
function requiredBy(selector: ParsedSelector): Required {
  const required: Required = { classes: [], tags: [], attributes: [], alternatives: [] };
  selector.walk((node) => {
    if (isArgument(node, selector)) return;
    if (node.type === 'class') required.classes.push(node.value);
    if (node.type === 'tag') required.tags.push(node.value);
    if (node.type === 'attribute') required.attributes.push(attributeOf(node));
    if (node.type !== 'pseudo') return;
    required.attributes.push(...attributesOfPart(node.value));
    if (/^:(is|where)$/.test(node.value)) required.alternatives.push(node.nodes);
  });
  return required;
}

/** Only whole values are compared: `[type=radio]`. */
function attributeOf({ attribute, operator, value = '' }: selectorParser.Attribute): string {
  return operator === '=' ? ` ${attribute}="${value}"` : ` ${attribute}`;
}

function attributesOfPart(pseudo: string): string[] {
  return FIELD_PARTS.filter(([part]) => part.test(pseudo)).map(([, attribute]) => attribute);
}

function isArgument(node: selectorParser.Node, selector: ParsedSelector): boolean {
  for (let parent = node.parent; parent && parent !== selector; parent = parent.parent) {
    if (parent.type === 'pseudo') return true;
  }
  return false;
}

function isInKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

/** Removes variables that nothing refers to, then those that only removed ones referred to. */
function removeUnusedVariables(root: Root, html: string): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const used = new Set(variablesIn(html));
    root.walkDecls(({ value }) => {
      for (const name of variablesIn(value)) used.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isChanged = true;
    });
  }
}

/** Removes the spaces behind commas, which variables keep. */
function removeSpaces(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.prop !== 'content') declaration.value = declaration.value.replaceAll(', ', ',');
  });
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--(?:[\w-]|\\.)+)/g)].map(([, name]) => name!);
}

function removeUnusedAtRules(root: Root): void {
  const values: string[] = [];
  root.walkDecls((declaration) => {
    const isFontFace = declaration.parent?.type === 'atrule';
    if (!isFontFace) values.push(declaration.value);
  });
  const text = values.join(' ');
  root.walkAtRules((rule) => {
    const name = rule.name === 'font-face' ? familyOf(rule) : rule.params;
    const isNamed = rule.name === 'font-face' || rule.name.endsWith('keyframes');
    if (isNamed && !text.includes(name)) rule.remove();
  });
}

function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replaceAll(/["']/g, '');
  });
  return family;
}

/** Removes rules without declarations and at-rules without rules. An at-rule such as `@layer a, b;` never had a block. */
function removeEmpty(root: Root): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    root.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
      node.remove();
      isChanged = true;
    });
  }
}
