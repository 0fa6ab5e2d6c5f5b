const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Compresses as PDF does. */
export async function deflate(text: string): Promise<string> {
  const stream = new Blob([latin1(text)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('latin1');
}

/** Returns a stream object's text. */
export function pdfStream(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Returns a PDF of these objects, by their numbers, with a trailer. */
export function pdfOf(
  objects: Readonly<Record<number, string>>,
  trailer = '<< /Root 1 0 R /Size 99 >>',
): Uint8Array {
  const body = Object.entries(objects).map(
    ([number, text]) => `${number} 0 obj\n${text}\nendobj\n`,
  );
  return latin1(`%PDF-1.7\n%âãÏÓ\n${body.join('')}trailer\n${trailer}\nstartxref\n0\n%%EOF\n`);
}

/** Returns the objects of a PDF with one attachment; `content` is its stream. */
export function attachment(name: string, content: string): Record<number, string> {
  return {
    1: '<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>',
    2: `<< /Names [${name} 3 0 R] >>`,
    3: `<< /Type /Filespec /F ${name} /UF ${name} /EF << /F 4 0 R >> >>`,
    4: content,
  };
}
