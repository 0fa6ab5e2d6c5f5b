import type { RichTextNode } from '@learning/shared/contract/fields';

/** An amount with its unit: `1,200`, `−3.5%`, `$40`, `12 days`. */
const NUMBER = /^[−-]?[$€£]?\d[\d,.]*\s?(%|x|days?|hours?|weeks?|months?|min|h)?$/;
const EMPTY = /^[\s_–—-]*$/;

/** Aligns the columns of tables that hold only figures to the right. The first column names the rows and stays. */
export function alignNumbers(node: RichTextNode): RichTextNode {
  if (node.tagName === 'table') return alignTable(node);
  return node.children ? { ...node, children: node.children.map(alignNumbers) } : node;
}

function alignTable(table: RichTextNode): RichTextNode {
  const rows = rowsOf(table).map((row) => (row.children ?? []).map((cell) => textOf(cell).trim()));
  const body = rows.slice(1);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const isNumeric = Array.from({ length: columns }, (_, at) => {
    const filled = body.map((row) => row[at] ?? '').filter((text) => !EMPTY.test(text));
    return at > 0 && filled.length > 0 && filled.every((text) => NUMBER.test(text));
  });
  const aligned = (node: RichTextNode): RichTextNode => ({
    ...node,
    children: (node.children ?? []).map((child, at) => {
      if (node.tagName !== 'tr') return aligned(child);
      return isNumeric[at]
        ? { ...child, properties: { ...child.properties, align: 'right' } }
        : child;
    }),
  });
  return isNumeric.some(Boolean) ? aligned(table) : table;
}

function rowsOf(node: RichTextNode): RichTextNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === 'tr' ? [child] : rowsOf(child),
  );
}

function textOf(node: RichTextNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
