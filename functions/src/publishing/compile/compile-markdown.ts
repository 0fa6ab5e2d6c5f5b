import type { RichTextNode } from '@learning/shared/contract/fields';
import { longDate } from '@learning/shared/domain/documents/document-values';
import type { Element, Nodes, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

import { alignNumbers } from './align-numbers.ts';

export interface Heading {
  id: string;
  depth: number;
  text: string;
}

export interface CompiledText {
  body: RichTextNode;
  headings: Heading[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkSmartypants, { dashes: 'oldschool' })
  .use(remarkRehype)
  .use(rehypeSanitize, defaultSchema)
  .use(rehypeSlug);

/**
 * Compiles Markdown to a sanitized tree that the browser only has to turn into elements. Drops raw HTML and scripts, makes
 * quotes typographic and gives headings ids.
 */
export function compileMarkdown(markdown: string): CompiledText {
  const tree = processor.runSync(processor.parse(withDatesInWords(markdown))) as Root;
  return { body: alignNumbers(toRichText(tree)), headings: collectHeadings(tree) };
}

/** Law boxes say "Checked on 2026-11-21", which their validator reads; learners read "Checked November 21, 2026". Source: rules/wording.md W35 */
function withDatesInWords(markdown: string): string {
  return markdown.replaceAll(
    /\b(checked on) (\d{4}-\d\d-\d\d)\b/gi,
    (_match, words: string, date: string) =>
      `${words.startsWith('C') ? 'Checked' : words} ${longDate(date) ?? date}`,
  );
}

/** Elements that hold only blocks or cells: a line break between those is not text. */
const BLOCK_PARENTS = new Set([
  'ul',
  'ol',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'section',
]);

/** Returns the parts of a tree that the contract declares, without positions, comments and empty lines between blocks. */
export function toRichText(node: Nodes): RichTextNode {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type !== 'element' && node.type !== 'root') return { type: 'text', value: '' };
  const holdsBlocks = node.type === 'root' || BLOCK_PARENTS.has(node.tagName);
  const isText = (child: Nodes) => child.type === 'text' && !(holdsBlocks && child.value === '\n');
  const children = node.children
    .filter((child) => child.type === 'element' || isText(child))
    .map((child) => toRichText(child as Nodes));
  if (node.type === 'root') return { type: 'root', children };
  const properties = definedProperties(node);
  return {
    type: 'element',
    tagName: node.tagName,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(children.length > 0 ? { children } : {}),
  };
}

function definedProperties(element: Element): NonNullable<RichTextNode['properties']> {
  const entries = Object.entries(element.properties).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(entries) as NonNullable<RichTextNode['properties']>;
}

function collectHeadings(tree: Root): Heading[] {
  return tree.children.flatMap((node) => {
    const depth = node.type === 'element' ? /^h([2-4])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || depth === undefined) return [];
    return [{ id: String(node.properties['id'] ?? ''), depth: Number(depth), text: textOf(node) }];
  });
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
}
