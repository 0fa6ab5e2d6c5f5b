import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type Table } from 'docx';
import { runsOf } from './word-runs.ts';
import { NUMBERS } from './word-styles.ts';
import { tableOf } from './word-table.ts';

/** Word's lists have nine levels, counted from 0. */
const DEEPEST_LEVEL = 8;

/** The context a block is converted in. */
interface BlockContext {
  /** Counts ordered lists, so that each starts at 1. */
  lists: { count: number };
  options?: Partial<IParagraphOptions>;
  isBold?: boolean;
  /** Level of the enclosing list; -1 outside of lists. */
  level: number;
  /** Blanks are fields to fill in. */
  isForm: boolean;
  textWidthTwips: number;
}
type Block = Paragraph | Table;

const headings: Record<string, NonNullable<IParagraphOptions['heading']>> = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
};
const blocks: Record<string, (node: DocumentNode, context: BlockContext) => Block[]> = {
  ...Object.fromEntries(
    Object.entries(headings).map(([tag, heading]) => [
      tag,
      (node: DocumentNode, context: BlockContext) => [paragraph([node], context, { heading })],
    ]),
  ),
  p: (node, context) => [paragraph([node], context)],
  hr: () => [
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'B5AE9E' } },
    }),
  ],
  blockquote: (node, context) =>
    blocksOf(node.children ?? [], { ...context, options: { style: 'Quotation' } }),
  ul: (node, context) => listOf(node, context, (level) => ({ bullet: { level } })),
  ol: (node, context) => {
    context.lists.count += 1;
    const instance = context.lists.count;
    return listOf(node, context, (level) => ({
      numbering: { reference: NUMBERS, level, instance },
    }));
  },
  // The paragraph separates tables: Word would merge adjacent ones.
  table: (node, context) => [
    tableOf(node, context.textWidthTwips, (cell, isBold) =>
      blocksOf(cell.children ?? [], {
        ...context,
        level: -1,
        options: { style: 'TableText' },
        isBold,
      }),
    ),
    new Paragraph({ style: 'AfterTable' }),
  ],
};

/** Converts blocks to Word's paragraphs and tables. Inline text between them becomes a separate paragraph. */
export function blocksOf(nodes: readonly DocumentNode[], context: BlockContext): Block[] {
  const result: Block[] = [];
  let inline: DocumentNode[] = [];
  const flushInline = () => {
    if (inline.some((node) => !isSourceLineBreak(node))) result.push(paragraph(inline, context));
    inline = [];
  };
  for (const node of nodes) {
    const convert = blocks[node.tagName ?? ''];
    if (!convert) inline.push(node);
    else {
      flushInline();
      result.push(...convert(node, context));
    }
  }
  flushInline();
  return result;
}

function paragraph(
  content: readonly DocumentNode[],
  { options = {}, isBold = false, isForm }: BlockContext,
  extraOptions: Partial<IParagraphOptions> = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...extraOptions,
    children: runsOf(content, isForm, isBold ? { bold: true } : {}),
  });
}

/** Returns whether a node is only a line break of the Markdown source, between the blocks of an item. */
const isSourceLineBreak = (node: DocumentNode): boolean =>
  node.type === 'text' && node.value === '\n';

/** Converts a list; the first paragraph of each item gets the bullet or number. */
function listOf(
  node: DocumentNode,
  context: BlockContext,
  optionsAt: (level: number) => Partial<IParagraphOptions>,
): Block[] {
  const level = Math.min(context.level + 1, DEEPEST_LEVEL);
  return (node.children ?? []).flatMap((item) => {
    const nodes = (item.children ?? []).filter((child) => !isSourceLineBreak(child));
    const firstBlock = nodes.findIndex((child) => blocks[child.tagName ?? '']);
    const leadLength = nodes[0]?.tagName === 'p' ? 1 : firstBlock < 0 ? nodes.length : firstBlock;
    const itemContext = { ...context, level };
    return [
      paragraph(nodes.slice(0, leadLength), itemContext, optionsAt(level)),
      ...blocksOf(nodes.slice(leadLength), itemContext),
    ];
  });
}
