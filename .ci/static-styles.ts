import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { isCssProperty } from '../frontend/styled-system/jsx/is-valid-prop.js';

/** Chakra's API in our layer of components: what takes styles as props. */
const UI = '#ui/chakra/';

/** Chakra takes these for styles, so an SVG element would lose its shape. */
const SHAPE_PROPERTY = /^(d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|points)$/;

/** Returns the places of all sources whose styles cannot be found when the site is built. */
export function runTimeStyles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !/^(ui\/(theme|chakra)|testing)\//.test(name))
    .flatMap((name) =>
      runTimeStylesIn(join(folder, name), readFileSync(join(root, folder, name), 'utf8')),
    );
}

/** Returns 'file:line: what' of every style of a source that is not known when the site is built. */
export function runTimeStylesIn(file: string, text: string): string[] {
  if (!text.includes(UI) && !text.includes('@emotion/')) return [];
  const { program } = parseSync(file, text);
  const problems: string[] = [];
  const report = ({ start }: ESTree.Span, what: string) => {
    problems.push(`${file}:${text.slice(0, start).split('\n').length}: ${what}`);
  };
  const { constants, styled } = namesIn(program);
  const check = (style: ESTree.Node | null | undefined, what: string) => {
    if (style && !isStatic(style, constants)) report(style, what);
  };
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value.startsWith('@emotion/')) report(node, 'an import of Emotion');
    },
    Literal(node) {
      if (String(node.value).includes('var(--chakra-'))
        report(node, 'the name of a generated variable');
    },
    CallExpression({ callee, arguments: [first, second] }) {
      const called = callee.type === 'Identifier' ? callee.name : '';
      if (called === 'css') check(first, 'the styles of css()');
      if (called === 'chakra') check(second, 'the styles of chakra()');
    },
    JSXOpeningElement(element) {
      const tag = tagOf(element.name);
      for (const attribute of element.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { name } = attribute.name;
        if (tag.startsWith('chakra.') && SHAPE_PROPERTY.test(name))
          report(attribute, `${name} on ${tag}: use the plain element inside chakra.g`);
        else if (name === 'css' || (styled.has(tag.split('.')[0]!) && isStyleProperty(name)))
          check(attribute.value, `${name} of ${tag}`);
      }
    },
  }).visit(program);
  return problems;
}

/** A palette may come from data: each has all of its styles. */
function isStyleProperty(name: string): boolean {
  return (isCssProperty(name) && name !== 'colorPalette') || /^_[a-z]/.test(name);
}

type Constants = ReadonlyMap<string, ESTree.Node>;

interface Names {
  /** The constants of a file, and the recipes of the theme that it imports. */
  constants: Constants;
  /** `chakra`, what is imported from `#ui`, and what this file makes with `chakra()`. */
  styled: ReadonlySet<string>;
}

function namesIn(program: ESTree.Program): Names {
  const constants = new Map<string, ESTree.Node>();
  const styled = new Set<string>();
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) {
        if (source.value.startsWith('#styled-system/')) constants.set(local.name, source);
        if (source.value.startsWith(UI)) styled.add(local.name);
      }
    },
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'const') return;
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        constants.set(id.name, init);
        const callee = init.type === 'CallExpression' ? init.callee : undefined;
        if (callee?.type === 'Identifier' && callee.name === 'chakra') styled.add(id.name);
      }
    },
  }).visit(program);
  return { constants, styled };
}

type Parts = readonly (ESTree.Node | null)[] | undefined;

/** The parts of a value that have to be written in this file, too, by the kind of value. All others are known only when they run. */
const PARTS: {
  [Type in ESTree.Node['type']]?: (
    node: Extract<ESTree.Node, { type: Type }>,
    constants: Constants,
  ) => Parts;
} = {
  Literal: () => [],
  JSXExpressionContainer: ({ expression }) => [expression],
  TSAsExpression: ({ expression }) => [expression],
  TSSatisfiesExpression: ({ expression }) => [expression],
  ParenthesizedExpression: ({ expression }) => [expression],
  TemplateLiteral: ({ expressions }) => expressions,
  UnaryExpression: ({ argument }) => [argument],
  SpreadElement: ({ argument }) => [argument],
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  LogicalExpression: ({ operator, left, right }) => (operator === '&&' ? [right] : [left, right]),
  ArrayExpression: ({ elements }) => elements,
  ObjectExpression: ({ properties }) => properties,
  Property: ({ computed, key, value }) => (computed ? [key, value] : [value]),
  MemberExpression: ({ computed, object }) => (computed ? undefined : [object]),
  Identifier: ({ name }, constants) => {
    const value = constants.get(name);
    return name === 'undefined' ? [] : value && [value];
  },
};

/** Whether a value, or each branch of a choice, is written in this file. */
function isStatic(node: ESTree.Node, constants: Constants): boolean {
  const partsOf = PARTS[node.type] as
    | ((node: ESTree.Node, constants: Constants) => Parts)
    | undefined;
  const parts = partsOf?.(node, constants);
  return parts?.every((part) => part === null || isStatic(part, constants)) ?? false;
}

/** Returns `chakra.div` for `<chakra.div>`. */
function tagOf(name: ESTree.JSXElementName): string {
  if (name.type === 'JSXMemberExpression') return `${tagOf(name.object)}.${name.property.name}`;
  return name.type === 'JSXIdentifier' ? name.name : '';
}
