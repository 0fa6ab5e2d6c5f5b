import type { GlossaryTerm } from '@learning/content/site/glossary';
import type { RichTextNode } from '@learning/shared/contract/fields';

/** Titles, addresses and quoted code stay as they are; a figure is a drawing with its own words. */
const UNTOUCHED = new Set(['a', 'code', 'pre', 'figure', 'th', 'summary', 'details']);
const HEADING = /^h[1-6]$/;
const SOURCES = 'sources';

/** Returns the text of a module with the first occurrence of each term as a `dfn` that names it. Source: rules/content.md C51 */
export function markTerms(body: RichTextNode, terms: readonly GlossaryTerm[]): RichTextNode {
  const search = searchFor(terms.map(({ term }) => term));
  const blocks = body.children ?? [];
  const end = blocks.findIndex(({ properties }) => properties?.['id'] === SOURCES);
  const read = end < 0 ? blocks : blocks.slice(0, end);
  return {
    ...body,
    children: [...read.flatMap((block) => markNode(block, search)), ...blocks.slice(read.length)],
  };
}

interface Search {
  /** Finds any term; also capitalized at the beginning of a sentence, and with a plural s. */
  pattern: RegExp;
  /** The terms that have not occurred yet, by their lowercase form. */
  left: Map<string, string>;
}

function searchFor(terms: readonly string[]): Search {
  const spellings = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/^[a-z]/, (letter) => `[${letter.toUpperCase()}${letter}]`));
  return {
    pattern: new RegExp(`(?<![\\w-])(${spellings.join('|')})s?(?![\\w-])`, 'g'),
    left: new Map(terms.map((term) => [term.toLowerCase(), term])),
  };
}

function markNode(node: RichTextNode, search: Search): RichTextNode[] {
  if (node.value !== undefined) return markText(node.value, search);
  const { tagName = '', properties, children } = node;
  const isPause = tagName === 'blockquote' && typeof properties?.['id'] === 'string';
  if (!children || isPause || UNTOUCHED.has(tagName) || HEADING.test(tagName)) return [node];
  return [{ ...node, children: children.flatMap((child) => markNode(child, search)) }];
}

function markText(text: string, { pattern, left }: Search): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const key = found[1]!.toLowerCase();
    const term = left.get(key);
    if (term === undefined) continue;
    left.delete(key);
    if (found.index > from) nodes.push({ type: 'text', value: text.slice(from, found.index) });
    from = found.index + found[0].length;
    nodes.push({
      type: 'element',
      tagName: 'dfn',
      properties: { term },
      children: [{ type: 'text', value: found[0] }],
    });
  }
  return from < text.length || nodes.length === 0
    ? [...nodes, { type: 'text', value: text.slice(from) }]
    : nodes;
}
