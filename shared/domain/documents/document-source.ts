import { DOCUMENT_TAGS, isCell, isTextBlock, textOf, type DocumentNode } from './document-node.ts';

/** Allowed attributes, by their name in the tree. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  scope: 'scope',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const LINE_ENDS = /^(h[1-4]|p|li|ul|ol|table|thead|tbody|tfoot|tr|th|td|hr|blockquote)$/;

/** Looks the same on screen and on paper. */
const STYLE = `
:root { color-scheme: light; }
@page { margin: 2cm; }
body { margin: 0 auto; max-width: 44rem; padding: 2.5rem 1.5rem; background: #fff; color: #14272b;
  font: 12pt/1.5 Georgia, 'Times New Roman', serif; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1.5em 0 0.5em; break-after: avoid; }
h1 { font-size: 1.75em; margin-top: 0; }
h2 { font-size: 1.25em; }
h3, h4 { font-size: 1.05em; }
p, ul, ol, table, blockquote { margin: 0.75em 0; }
blockquote { border-left: 2px solid #7f8078; padding-left: 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #b5ae9e; padding: 0.4em 0.6em; text-align: left; vertical-align: top; }
th { background: #f4efe5; }
tr { break-inside: avoid; }
hr { border: 0; border-top: 1px solid #b5ae9e; margin: 2em 0; }
@media print { body { max-width: none; padding: 0; } }
`;

/** Writes a complete, self-contained HTML file. Text is escaped here and nowhere before. */
export function htmlFile(title: string, body: DocumentNode): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // If anything ever gets past the escaping, it can neither run nor load anything.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `${htmlOf(body).trimEnd()}`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Escapes text for HTML, including attribute values in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

function htmlOf(node: DocumentNode): string {
  if (node.type === 'text') return escapeHtml(node.value ?? '');
  const tag = node.tagName ?? '';
  const content = (node.children ?? []).map(htmlOf).join('');
  if (node.type === 'root' || !DOCUMENT_TAGS.has(tag)) return content;
  if (tag === 'br') return '<br>';
  if (tag === 'hr') return '<hr>\n';
  const end = LINE_ENDS.test(tag) ? '\n' : '';
  return `<${tag}${attributesOf(node)}>${content}</${tag}>${end}`;
}

function attributesOf({ properties = {} }: DocumentNode): string {
  return Object.entries(ATTRIBUTES)
    .filter(([name]) => Object.hasOwn(properties, name))
    .map(([name, attribute]) => ` ${attribute}="${escapeHtml(String(properties[name]))}"`)
    .join('');
}

/** Returns plain text: an empty line between paragraphs, a line per table row, a tab between cells. */
export function plainText(body: DocumentNode): string {
  return blocksOf(body).join('\n\n');
}

function blocksOf(node: DocumentNode): string[] {
  if (node.tagName === 'table') return [rowsOf(node).map(rowText).join('\n')];
  if (node.tagName === 'ul' || node.tagName === 'ol') {
    const items = (node.children ?? []).map((item, index) => {
      const sign = node.tagName === 'ol' ? `${index + 1}.` : '-';
      return `${sign} ${textOf(item).trim()}`;
    });
    return [items.join('\n')];
  }
  const holdsBlocks = (node.children ?? []).some((child) => isTextBlock(child));
  if (isTextBlock(node) && !holdsBlocks) return [textOf(node).trim()];
  if (node.type === 'text') return node.value?.trim() ? [node.value.trim()] : [];
  return (node.children ?? []).flatMap(blocksOf);
}

function rowsOf(node: DocumentNode): DocumentNode[] {
  return node.tagName === 'tr' ? [node] : (node.children ?? []).flatMap(rowsOf);
}

function rowText(row: DocumentNode): string {
  const cells = (row.children ?? []).filter(isCell);
  return cells.map((cell) => textOf(cell).trim()).join('\t');
}
