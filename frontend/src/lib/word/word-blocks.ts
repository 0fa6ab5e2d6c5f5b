import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type Table } from 'docx';
import { runsOf } from './word-runs.ts';
import { NUMBERS } from './word-styles.ts';
import { tableOf } from './word-table.ts';

/** Word's lists have nine levels. */
const DEEPEST_LEVEL = 8;

/** What surrounds a block. */
interface Surroundings {
  /** Counts ordered lists, so that each starts at 1. */
  lists: { count: number };
  look?: Partial<IParagraphOptions>;
  isBold?: boolean;
  /** Of the list that is open; -1 outside. */
  level: number;
}
type Block = Paragraph | Table;

const headings: Record<string, NonNullable<IParagraphOptions['heading']>> = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
};
const blocks: Record<string, (node: DocumentNode, around: Surroundings) => Block[]> = {
  ...Object.fromEntries(
    Object.entries(headings).map(([tag, heading]) => [
      tag,
      (node: DocumentNode, around: Surroundings) => [paragraph([node], around, { heading })],
    ]),
  ),
  p: (node, around) => [paragraph([node], around)],
  hr: () => [
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'B5AE9E' } },
    }),
  ],
  blockquote: (node, around) =>
    blocksOf(node.children ?? [], { ...around, look: { style: 'Quotation' } }),
  ul: (node, around) => listOf(node, around, (level) => ({ bullet: { level } })),
  ol: (node, around) => {
    around.lists.count += 1;
    const instance = around.lists.count;
    return listOf(node, around, (level) => ({
      numbering: { reference: NUMBERS, level, instance },
    }));
  },
  // Two tables that touch would become one.
  table: (node, around) => [
    tableOf(node, (cell, isBold) =>
      blocksOf(cell.children ?? [], {
        lists: around.lists,
        level: -1,
        look: { style: 'TableText' },
        isBold,
      }),
    ),
    new Paragraph({ style: 'AfterTable' }),
  ],
};

/** Blocks as Word's paragraphs and tables; loose text among them becomes a paragraph of its own. */
export function blocksOf(nodes: readonly DocumentNode[], around: Surroundings): Block[] {
  const made: Block[] = [];
  let loose: DocumentNode[] = [];
  const endLoose = () => {
    if (loose.some((node) => !isLineBreakOfSource(node))) made.push(paragraph(loose, around));
    loose = [];
  };
  for (const node of nodes) {
    const make = blocks[node.tagName ?? ''];
    if (!make) loose.push(node);
    else {
      endLoose();
      made.push(...make(node, around));
    }
  }
  endLoose();
  return made;
}

function paragraph(
  content: readonly DocumentNode[],
  { look = {}, isBold = false }: Surroundings,
  more: Partial<IParagraphOptions> = {},
): Paragraph {
  return new Paragraph({
    ...look,
    ...more,
    children: runsOf(content, isBold ? { bold: true } : {}),
  });
}

/** Between the blocks of an item, where Markdown breaks its lines. */
const isLineBreakOfSource = (node: DocumentNode): boolean =>
  node.type === 'text' && node.value === '\n';

/** The first paragraph of an item carries the sign or number. */
function listOf(
  node: DocumentNode,
  around: Surroundings,
  lookAt: (level: number) => Partial<IParagraphOptions>,
): Block[] {
  const level = Math.min(around.level + 1, DEEPEST_LEVEL);
  return (node.children ?? []).flatMap((item) => {
    const nodes = (item.children ?? []).filter((child) => !isLineBreakOfSource(child));
    const firstBlock = nodes.findIndex((child) => blocks[child.tagName ?? '']);
    const lead = nodes[0]?.tagName === 'p' ? 1 : firstBlock < 0 ? nodes.length : firstBlock;
    const inside = { ...around, level };
    return [
      paragraph(nodes.slice(0, lead), inside, lookAt(level)),
      ...blocksOf(nodes.slice(lead), inside),
    ];
  });
}
