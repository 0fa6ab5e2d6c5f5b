import { readPdfCredential } from '@learning/shared/credentials/pdf/read-pdf-credential';
import { describe, expect, it } from 'vitest';
import { certificateContent } from '#testing/certificate-samples.ts';
import { NAME_SAMPLES } from '#testing/name-samples.ts';
import { pdfFontsFor } from '#testing/pdf-fonts.ts';
import { drawnGlyphs, pdfText, utf16 } from '#testing/pdf-text.ts';
import { certificatePdf } from './certificate-pdf.ts';

const TOKEN = `eyJhbGciOiJSUzI1NiJ9.${'eyJpZCI6IngifQ'.repeat(300)}.c2lnbmF0dXJl`;

async function createPdf(
  participantName: string,
  paper: 'A4' | 'LETTER' = 'A4',
  languages?: readonly string[],
) {
  const content = certificateContent({ participantName });
  const fonts = await pdfFontsFor(participantName, languages);
  const file = await certificatePdf(content, { credential: TOKEN, paper, fonts });
  return { file, text: await pdfText(file) };
}

it('creates one tagged page with title, language, heading, link and the QR code as a figure', async () => {
  const { text } = await createPdf('Ada Grey');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('Ada Grey</rdf:li>');
  for (const type of ['H1', 'P', 'Link', 'Figure']) expect(text).toContain(`/S /${type}`);
  const { verifyUrl } = certificateContent();
  expect(text).toContain(`/Alt (QR code of ${verifyUrl})`);
  expect(text).toContain(`/URI (${verifyUrl})`);
});

it('has what the validator of PDF/UA-1 asks for', async () => {
  const { text } = await createPdf('Ada Grey');
  for (const part of [
    '/StructTreeRoot',
    '/MarkInfo',
    '/Marked true',
    '/Tabs /S',
    '<pdfuaid:part>1</pdfuaid:part>',
    '<dc:title>',
  ]) {
    expect(text).toContain(part);
  }
  const { verifyUrl } = certificateContent();
  const links = text.split('/Subtype /Link').length - 1;
  expect(links).toBeGreaterThan(0);
  expect(text.split(`/Contents (Verify this certificate at ${verifyUrl})`)).toHaveLength(links + 1);
  // pdfkit's list of a font's letters misses parts of composed letters, and PDF/UA does not ask for one.
  expect(text).not.toContain('/CIDSet');
});

it.each([
  ['A4', '841.89 595.28'],
  ['LETTER', '792 612'],
] as const)('lies across a sheet of %s', async (paper, size) => {
  const { text } = await createPdf('Ada Grey', paper);
  expect(text).toContain(`/MediaBox [0 0 ${size}]`);
});

it.each([
  'Łukasz Őry-Žižek',
  'Ελένη Παπαδοπούλου',
  'Жанна Ковалёва',
  'Nguyễn Thị Ánh',
  '欧阳婉儿',
  '田中さくら',
  '김민수',
  'محمد عبد الله',
  'שרה כהן (Sarah Cohen)',
  'प्रियंका शर्मा',
  'Maria محمد 李娜 Θ',
])('draws %s with real letters, and has the name as text in reading order', async (name) => {
  const { file, text } = await createPdf(name);
  expect(text).toContain(`/ActualText (${utf16(name)})`);
  // Only the letters that are used are inside: whole fonts would have hundreds of kilobytes.
  expect(file.size).toBeLessThan(90_000);
  const codes = [...text.matchAll(/<([0-9a-f]{4,8})>/g)].map(([, code]) => code);
  for (const letter of name.replace(/[\s\p{M}]/gu, '')) {
    // Shaped letters of Arabic and Devanagari share a glyph with their neighbors.
    if (/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(letter)) continue;
    expect(codes, letter).toContain(letter.codePointAt(0)!.toString(16).padStart(4, '0'));
  }
});

describe.each(['A4', 'LETTER'] as const)('on %s', (paper) => {
  it.each(NAME_SAMPLES)('draws a name in $script without an empty box', async (sample) => {
    const { text } = await createPdf(sample.name, paper, sample.languages);
    expect(text).toContain(`/ActualText (${utf16(sample.name)})`);
    const glyphs = drawnGlyphs(text);
    expect(glyphs.length).toBeGreaterThan(100);
    expect(glyphs).not.toContain('0000');
  });
});

it('fits the longest name, with and without spaces', async () => {
  const spaced =
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Guttenberg';
  for (const name of [spaced, 'W'.repeat(100)]) {
    const { text } = await createPdf(name);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain(`/ActualText (${name})`);
  }
});

// Source: rules/certificates.md K27
it('carries its signed token, which the verifier finds in it', async () => {
  for (const name of ['Ada Grey', 'Zoë 田中']) {
    const { file, text } = await createPdf(name);
    const found = await readPdfCredential(new Uint8Array(await file.arrayBuffer()));
    expect(found).toEqual({ carrier: 'pdf', form: 'jwt', token: TOKEN });
    for (const part of ['/AFRelationship /Alternative', '/F (credential.jwt)', '/AF ['])
      expect(text).toContain(part);
  }
});
