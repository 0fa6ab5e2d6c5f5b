import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Style properties of components; those of `css` and of recipes are all checked. */
const STYLE_PROPERTIES = new Set(
  `bg background color borderColor outline outlineColor accentColor fill stroke opacity border borderWidth borderStyle
   borderTopWidth borderBottomWidth borderInlineStartWidth borderTopColor borderBottomColor borderRadius borderTopRadius
   borderBottomRadius boxShadow zIndex fontSize fontWeight fontFamily fontStyle fontVariantNumeric lineHeight letterSpacing
   textStyle layerStyle animationStyle animation animationName textAlign textTransform textDecoration textWrap whiteSpace
   overflowWrap p px py pt pb ps pe m mx my mt mb ms me gap columnGap rowGap inset top bottom left right insetStart insetEnd
   h w minH minW maxW maxH height width minHeight minWidth maxWidth maxHeight boxSize aspectRatio objectFit display position
   overflow overflowX overflowY visibility flex flexDirection flexWrap flexGrow flexShrink flexBasis alignItems alignSelf
   justifyContent align justify wrap direction templateColumns gridTemplateColumns gridTemplateRows gridColumn gridRow
   hideBelow hideFrom truncate lineClamp transform transition transitionProperty transitionDuration cursor pointerEvents
   listStyleType verticalAlign userSelect css`.split(/\s+/),
);

/** Chakra's API in our layer of components: what takes styles as props. */
const UI = '#ui/chakra/';

/** Chakra takes these for styles, so an SVG element would lose its shape. */
const SHAPE_PROPERTIES = new Set('d cx cy r rx ry x y x1 x2 y1 y2 points'.split(' '));

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
  const { program } = parseSync(file, text) as unknown as { program: Node };
  const problems: string[] = [];
  const report = (node: Node, what: string) => {
    problems.push(`${file}:${text.slice(0, node.start).split('\n').length}: ${what}`);
  };
  const nodes = allNodes(program);
  const scope = constantsIn(nodes);
  const styled = styledComponents(nodes, scope);
  for (const node of nodes) {
    if (node.type === 'ImportDeclaration' && nameOf(node['source']).startsWith('@emotion/'))
      report(node, 'an import of Emotion');
    if (node.type === 'Literal' && /var\(--chakra-/.test(nameOf(node)))
      report(node, 'the name of a generated variable');
    if (node.type === 'CallExpression') {
      for (const style of stylesOfCall(node))
        if (!isStatic(style, scope)) report(style, 'a style that is not a literal of this file');
    }
    if (node.type !== 'JSXOpeningElement') continue;
    const tag = tagOf(node['name'] as Node);
    for (const attribute of node['attributes'] as Node[]) {
      if (attribute.type !== 'JSXAttribute') continue;
      const name = nameOf(attribute['name']);
      if (tag.startsWith('chakra.') && SHAPE_PROPERTIES.has(name))
        report(attribute, `${name} on ${tag}: use the plain element inside chakra.g`);
      const isStyle = name === 'css' || (styled.has(tag.split('.')[0]!) && isStyleProperty(name));
      if (isStyle && !isStatic(attribute['value'], scope)) report(attribute, `${name} of ${tag}`);
    }
  }
  return problems;
}

function isStyleProperty(name: string): boolean {
  return STYLE_PROPERTIES.has(name) || /^_[a-z]/.test(name);
}

/** Returns `chakra`, what is imported from `#ui`, and what this file makes with `chakra()`. */
function styledComponents(nodes: readonly Node[], scope: Scope): Set<string> {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration' || !nameOf(node['source']).startsWith(UI)) continue;
    for (const specifier of node['specifiers'] as Node[]) names.add(nameOf(specifier['local']));
  }
  for (const [name, value] of scope) {
    if (value.type === 'CallExpression' && nameOf(value['callee']) === 'chakra') names.add(name);
  }
  return names;
}

/** Returns the style objects of `chakra(element, styles)` and `css(styles)`. */
function stylesOfCall(call: Node): Node[] {
  const callee = nameOf(call['callee']);
  const args = call['arguments'] as Node[];
  if (callee === 'css') return args;
  return callee === 'chakra' && args[1] ? [args[1]] : [];
}

type Scope = ReadonlyMap<string, Node>;

/** Returns the constants of a file by name. */
function constantsIn(nodes: readonly Node[]): Scope {
  const constants = new Map<string, Node>();
  const known: Node = { type: 'Literal', start: 0 };
  for (const node of nodes) {
    // Recipes of the theme.
    if (node.type === 'ImportDeclaration' && nameOf(node['source']).startsWith('#styled-system/'))
      for (const one of node['specifiers'] as Node[]) constants.set(nameOf(one['local']), known);
    if (node.type !== 'VariableDeclaration' || node['kind'] !== 'const') continue;
    for (const { id, init } of node['declarations'] as { id: Node; init: Node | null }[]) {
      if (id.type === 'Identifier' && init) constants.set(nameOf(id), init);
    }
  }
  return constants;
}

/** Whether the value of an expression, or of each branch of a choice, is written in this file. */
function isStatic(value: unknown, scope: Scope): boolean {
  if (value === null || value === undefined) return true;
  const node = value as Node;
  const all = (...fields: string[]) => fields.every((field) => isStatic(node[field], scope));
  const each = (field: string) => (node[field] as Node[]).every((one) => isStatic(one, scope));
  switch (node.type) {
    case 'Literal':
      return true;
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return all('expression');
    case 'TemplateLiteral':
      return each('expressions');
    case 'UnaryExpression':
    case 'SpreadElement':
      return all('argument');
    case 'ConditionalExpression':
      return all('consequent', 'alternate');
    case 'LogicalExpression':
      return node['operator'] === '&&' ? all('right') : all('left', 'right');
    case 'ArrayExpression':
      return each('elements');
    case 'ObjectExpression':
      return each('properties');
    case 'Property':
      return all('value') && (!node['computed'] || all('key'));
    case 'Identifier': {
      const name = nameOf(node);
      return name === 'undefined' || (scope.has(name) && isStatic(scope.get(name), scope));
    }
    case 'MemberExpression':
      return !node['computed'] && all('object');
    default:
      return false;
  }
}

function tagOf(name: Node): string {
  return name.type === 'JSXMemberExpression'
    ? `${tagOf(name['object'] as Node)}.${nameOf(name['property'])}`
    : nameOf(name);
}

/** Returns the name of an identifier, or the text of a literal. */
function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function allNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(allNodes);
  return 'type' in value ? [value as Node, ...inner] : inner;
}
