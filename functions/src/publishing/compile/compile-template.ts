import type { RichTextNode } from '@learning/shared/contract/fields';
import { DOCUMENT_TAGS } from '@learning/shared/domain/documents/document-node';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { toRichText } from './compile-markdown.ts';

export interface CompiledTemplate {
  body: RichTextNode;
  /** Problems for the writer to fix, one sentence each. */
  issues: string[];
}

const CELL_ATTRIBUTES = ['colSpan', 'rowSpan', 'scope'];
const ATTRIBUTES: Record<string, string[]> = {
  th: CELL_ATTRIBUTES,
  td: CELL_ATTRIBUTES,
};
const schema: Options = {
  tagNames: [...DOCUMENT_TAGS],
  attributes: ATTRIBUTES,
  strip: ['script', 'style', 'template'],
};
/** Elements in which space between the children has no meaning. */
const STRUCTURES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'blockquote']);
const PLACEHOLDER = /\{\{\w+\}\}/g;

const sanitizer = unified().use(rehypeSanitize, schema);

/**
 * Compiles the authored HTML of a generator to the sanitized tree that documents are made from, with the placeholders in
 * text nodes. Gives header cells their scope.
 */
export function compileTemplate(template: string): CompiledTemplate {
  const issues: string[] = [];
  const tree = fromHtml(template, {
    fragment: true,
    onerror: (error) => {
      issues.push(`is not valid HTML at character ${error.column}: ${error.reason}`);
    },
  });
  issues.push(...tree.children.flatMap((child) => issuesOf(child)));
  const clean = sanitizer.runSync(tree) as Root;
  normalizeSpace(clean);
  setScopes(clean, 'row');
  const body = toRichText(clean);
  if (placeholdersIn(template) !== placeholdersIn(textOf(clean))) {
    issues.push('has a placeholder outside its text, where it cannot be filled in');
  }
  return { body, issues: [...new Set(issues)] };
}

/** Returns what the sanitizer will drop. */
function issuesOf(node: Nodes): string[] {
  if (node.type === 'comment') return ['has a comment, which would be dropped'];
  if (node.type !== 'element') return [];
  if (!DOCUMENT_TAGS.has(node.tagName)) return [`uses <${node.tagName}>, which would be dropped`];
  const allowed = ATTRIBUTES[node.tagName] ?? [];
  const dropped = Object.keys(node.properties).filter((name) => !allowed.includes(name));
  return [
    ...dropped.map(
      (name) => `gives <${node.tagName}> the attribute ${name}, which would be dropped`,
    ),
    ...node.children.flatMap((child) => issuesOf(child)),
  ];
}

/** Collapses runs of space, and removes it between blocks and between the parts of a table or list. */
function normalizeSpace(node: Root | Element): void {
  const isStructure = node.type === 'root' || STRUCTURES.has(node.tagName);
  for (const child of node.children) {
    if (child.type === 'text') child.value = child.value.replace(/\s+/g, ' ');
    if (child.type === 'element') normalizeSpace(child);
  }
  node.children = node.children.filter(
    (child) => !(isStructure && child.type === 'text' && child.value.trim() === ''),
  ) as typeof node.children;
}

/** Sets the scope of header cells: column in the head of a table, row elsewhere. */
function setScopes(node: Root | Element, scope: 'row' | 'col'): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'th') child.properties['scope'] ??= scope;
    setScopes(child, child.tagName === 'thead' ? 'col' : scope);
  }
}

function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).join(' ');
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
}
