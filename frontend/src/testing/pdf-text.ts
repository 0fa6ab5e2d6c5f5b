import { inflateSync } from 'node:zlib';

/** Returns a text as pdfkit writes it into a dictionary: UTF-16 with a byte order mark. */
export function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const escaped: Record<string, string> = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\b': '\\b',
    '\f': '\\f',
  };
  return bytes
    .toString('latin1')
    .replace(/[\\()\n\r\t\b\f]/g, (sign) => escaped[sign] ?? `\\${sign}`);
}

/** Returns the numbers of all glyphs that a decompressed PDF draws, in hexadecimal. 0000 is an empty box. */
export function drawnGlyphs(pdf: string): string[] {
  const shown = [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].map(([, codes]) => codes!);
  return shown.flatMap((codes) =>
    [...codes.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []),
  );
}

/** Returns a PDF as text with its streams decompressed. */
export async function pdfText(file: Blob): Promise<string> {
  return textOfPdf(Buffer.from(await file.arrayBuffer()));
}

export function textOfPdf(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return whole;
      }
    });
}
