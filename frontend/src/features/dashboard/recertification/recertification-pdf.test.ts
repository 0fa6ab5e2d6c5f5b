import { expect, it } from 'vitest';
import { recertificationEntry } from '#testing/learning-samples.ts';
import { NAME_SAMPLES } from '#testing/name-samples.ts';
import { pdfFonts, pdfFontsFor } from '#testing/pdf-fonts.ts';
import { drawnGlyphs, pdfText, utf16 } from '#testing/pdf-text.ts';
import { recertificationPdf } from './recertification-pdf.ts';

/** Returns the file as text with its streams decompressed. */
async function createPdfText(
  courses: number,
  learnerName: string,
  languages?: readonly string[],
): Promise<string> {
  const entries = Array.from({ length: courses }, (_, index) =>
    recertificationEntry({ courseId: index + 1, courseTitle: `Course ${index + 1}` }),
  );
  const log = { entries, instructionHours: courses * 3.5 };
  const now = new Date('2026-11-21T08:00:00Z');
  const options = { learnerName, now, paper: 'A4', origin: 'https://learn.example.org' } as const;
  const fonts = await pdfFontsFor(learnerName, languages);
  return pdfText(await recertificationPdf(fonts, log, options));
}

it('creates a tagged document with title and language', async () => {
  const pdf = await createPdfText(1, 'Ada Grey');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('Recertification log: Ada Grey</rdf:li>');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/DisplayDocTitle true');
  for (const type of ['H1', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']) {
    expect(pdf).toContain(`/S /${type}`);
  }
});

it('leads to the page that verifies each certificate, and prints no hours where none are supported', async () => {
  const entries = [
    recertificationEntry({ certificateId: 'c-1' }),
    recertificationEntry({ courseId: 2, instructionHours: null, measuredMinutes: 30 }),
  ];
  const options = {
    learnerName: 'Ada Grey',
    now: new Date('2026-11-21T08:00:00Z'),
    paper: 'A4',
    origin: 'https://learn.example.org',
  } as const;
  const pdf = await pdfText(
    await recertificationPdf(pdfFonts, { entries, instructionHours: 3.5 }, options),
  );
  expect(pdf).toContain('/URI (https://learn.example.org/verify/c-1)');
  expect(pdf).toContain('/S /Link');
  expect(pdf.match(/\/URI \(/g)).toHaveLength(1);
});

it.each(['Zoë Őry', 'Łukasz Žižek', 'Ελένη', 'Жанна', 'Nguyễn Thị', 'Zoe\u0308'])(
  'keeps the name %s as text that can be copied',
  async (name) => {
    const pdf = await createPdfText(1, name);
    for (const letter of name.normalize('NFC').replaceAll(' ', '')) {
      const code = letter.codePointAt(0)!.toString(16).padStart(4, '0');
      expect(pdf, letter).toContain(`<${code}>`);
    }
  },
);

it.each(NAME_SAMPLES)('draws a name in $script without an empty box', async (sample) => {
  const pdf = await createPdfText(1, sample.name, sample.languages);
  expect(pdf).toContain(`/ActualText (${utf16(sample.name)})`);
  expect(drawnGlyphs(pdf)).not.toContain('0000');
});

it('shortens a long name in the footer, and prints it in full at the top', async () => {
  const pdf = await createPdfText(1, `${'Wolfeschlegelstein '.repeat(5)}Ada`);
  expect(pdf).toContain('<2026>');
  const pages = pdf.match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});

it("writes well-formed metadata for any learner's name", async () => {
  const pdf = await createPdfText(1, 'R&D <Team>');
  const [metadata = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf) ?? [];
  const parsed = new DOMParser().parseFromString(metadata, 'application/xml');
  expect(metadata).toContain('RandD Team');
  expect(parsed.querySelector('parsererror')).toBeNull();
});

it('adds as many pages as the entries need', async () => {
  const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
  expect(pages(await createPdfText(1, 'Ada Grey'))).toBe(1);
  expect(pages(await createPdfText(30, 'Ada Grey'))).toBe(5);
});
