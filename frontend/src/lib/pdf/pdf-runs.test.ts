import { expect, it } from 'vitest';
import { pdfFontsFor } from '#testing/pdf-fonts.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { addName } from './pdf-name.ts';
import { endPdf, openPdf } from './pdf-sheet.ts';

/** Returns what stands for each glyph of a name, in the order in which the glyphs are first drawn. */
async function drawn(name: string): Promise<string[]> {
  const sheet = openPdf(await pdfFontsFor(name), {
    title: 'Name',
    author: 'Name',
    creator: 'Name',
    createdAt: new Date(0),
    paper: 'A4',
  });
  addName(sheet, name, { size: 13 });
  const pdf = await pdfText(await endPdf(sheet));
  const [, list = ''] = /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/.exec(pdf) ?? [];
  return [...list.matchAll(/<([0-9a-f ]*)>/g)]
    .slice(1)
    .map(([, codes]) =>
      (codes!.match(/[0-9a-f]{4}/g) ?? [])
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    );
}

it('draws Hebrew from right to left', async () => {
  expect(await drawn('שרה כהן')).toEqual(['ן', 'ה', 'כ', ' ', 'ר', 'ש']);
});

it('joins the letters of Arabic and draws them from right to left', async () => {
  // One letter, as it stands at the end, in the middle and at the start of a word.
  expect(await drawn('ممم')).toEqual(['م', 'م', 'م']);
  expect(await drawn('سلم')).toEqual(['م', 'ل', 'س']);
});

it('builds conjuncts of Devanagari, and draws the short i before its consonants', async () => {
  expect(await drawn('प्रि')).toEqual(['ि', 'प्र']);
  expect(await drawn('क्षमा')).toEqual(['क्ष', 'म', 'ा']);
});
