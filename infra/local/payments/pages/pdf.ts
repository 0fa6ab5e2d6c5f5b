/** A line of text on a page, in points from its top left corner. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
  /** Ends the text at `x` instead of starting it there. */
  isRight?: boolean;
}

const PAGE = { width: 612, height: 792 };
/** Average width of Helvetica's letters and digits; columns of figures need no more precision. */
const EM_PER_LETTER = 0.53;

/** Characters of WinAnsi beyond Latin 1 that texts use. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 128,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '–': 150,
  '—': 151,
};

/** Builds a PDF of one page of text. It is plain ASCII, so its byte offsets are its text offsets. */
export function pdfOf(title: string, lines: readonly PdfLine[]): string {
  const content = lines.map(operatorOf).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

function operatorOf({ text, x, y, size = 10, isBold = false, isRight = false }: PdfLine): string {
  const left = isRight ? x - text.length * size * EM_PER_LETTER : x;
  const font = isBold ? 'F2' : 'F1';
  return `BT /${font} ${size} Tf ${left.toFixed(1)} ${PAGE.height - y} Td (${escaped(text)}) Tj ET`;
}

function escaped(text: string): string {
  return Array.from(text, (letter) => {
    const code = WIN_ANSI[letter] ?? letter.codePointAt(0)!;
    if ('()\\'.includes(letter)) return `\\${letter}`;
    if (code < 127 && code > 31) return letter;
    return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
  }).join('');
}
