/** Returns the section of a second-level heading, including the heading; '' if there is none. */
export function section(text: string, heading: string): string {
  const start = text.indexOf(`## ${heading}\n`);
  if (start < 0) return '';
  const end = text.indexOf('\n## ', start + 1);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Returns the text before its sources. */
export function withoutSources(text: string): string {
  const start = text.indexOf('## Sources\n');
  return start < 0 ? text : text.slice(0, start);
}

/** Returns the sources that a section lists, each with the last year it names outside of addresses. */
export function sourcesOf(text: string): { text: string; year: string | undefined }[] {
  return (text.match(/^[-*\d].*$/gm) ?? [])
    .filter((line) => !/^\*[^*]*\*$/.test(line))
    .map((line) => ({
      text: line.replace(/^\S+\s+/, ''),
      year: line
        .replace(/\]\([^)]*\)/g, ']')
        .match(/(?:19|20)\d\d(?!\d)/g)
        ?.at(-1),
    }));
}

/** Returns the rows of a text's tables, headers included, without the lines under the headers. */
export function tableRowsOf(text: string): string[] {
  return (text.match(/^\|.*\|$/gm) ?? []).filter((row) => !/^[|\s:-]+$/.test(row));
}

export interface Block {
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** Returns paragraphs, list items, table rows, headings and blockquotes, each with its first line. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isStart = /^\s*([-*]|\d+\.)\s|^\||^#|^>/.test(line);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !isStart) blocks.at(-1)!.text += ` ${line.trim()}`;
    else {
      blocks.push({ text: line.trim(), line: index + 1 });
      isOpen = true;
    }
  }
  return blocks;
}

export interface Blockquote {
  paragraphs: string[];
  /** Line of the file, from 1. */
  line: number;
  lastLine: number;
}

/** Returns the blockquotes with their paragraphs, without the markers. */
export function blockquotesOf(text: string): Blockquote[] {
  const quotes: Blockquote[] = [];
  let open: { lines: string[]; line: number } | undefined;
  for (const [index, line] of [...text.split('\n'), ''].entries()) {
    if (line.startsWith('>')) {
      open ??= { lines: [], line: index + 1 };
      open.lines.push(line.replace(/^> ?/, ''));
    } else if (open) {
      const paragraphs = open.lines.join('\n').split(/\n\s*\n/);
      quotes.push({
        paragraphs: paragraphs.map((paragraph) => paragraph.trim()),
        line: open.line,
        lastLine: open.line + open.lines.length - 1,
      });
      open = undefined;
    }
  }
  return quotes;
}

/** Returns the blockquotes with local law: `> **US.** …`, with all their paragraphs and tables. */
export function lawBoxesOf(text: string): Blockquote[] {
  return blockquotesOf(text).filter(({ paragraphs }) =>
    /^\*\*(US|UK|EU)\.\*\*/.test(paragraphs[0] ?? ''),
  );
}

/** Returns the blockquote that holds a line. */
export function boxAt(boxes: readonly Blockquote[], line: number): Blockquote | undefined {
  return boxes.find((box) => line >= box.line && line <= box.lastLine);
}

/** Removes the blockquotes with local law. */
export function withoutLawBoxes(text: string): string {
  const boxes = lawBoxesOf(text);
  return text
    .split('\n')
    .filter((_, index) => !boxAt(boxes, index + 1))
    .join('\n');
}

/** Removes text in quotation marks: speech, examples, titles of works. */
export function withoutQuotations(text: string): string {
  return text.replace(/"[^"\n]*"|“[^”\n]*”/g, '""');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
