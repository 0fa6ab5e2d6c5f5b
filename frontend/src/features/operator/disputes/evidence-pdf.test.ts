import { expect, it } from 'vitest';
import { pdfFonts, pdfFontsFor } from '#testing/pdf-fonts.ts';
import { drawnGlyphs, pdfText, utf16 } from '#testing/pdf-text.ts';
import { evidencePdf } from './evidence-pdf.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const dispute = {
  disputeId: 'du_1',
  learnerId: 'u1',
  orderId: '01KAB',
  kind: 'order',
  amount: 29,
  reason: 'product_not_received',
  status: 'needs_response',
  createdAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-27T08:00:00.000Z',
  canSend: true,
  sentBy: null,
  sentAt: null,
  hasFile: false,
} as const;
const part = (name: string, text: string) => ({ name, title: name, text });

it('makes a tagged PDF with the parts, their headings and the statement', async () => {
  const parts = [
    part('customer_name', 'Ada Grey'),
    part(
      'access_activity_log',
      '14 minutes.\n\nSIGN-INS, THE LAST ONE FIRST\n2026-11-24 09:15 UTC',
    ),
    part('customer_email_address', ''),
  ];
  const file = await evidencePdf(
    pdfFonts,
    { dispute, parts },
    { now: NOW, statement: 'They used it.' },
  );
  const pdf = await pdfText(file);
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('Evidence for dispute du_1</rdf:li>');
  expect(pdf).toContain('/Marked true');
  // Statement, name and log; the empty part is left out.
  expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(3);
  expect(pdf.match(/\/S \/H3\b/g)).toHaveLength(1);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('draws a name in another script without an empty box', async () => {
  const name = '山田花子';
  const fonts = await pdfFontsFor(name, ['ja-JP']);
  const file = await evidencePdf(
    fonts,
    { dispute, parts: [part('customer_name', name)] },
    { now: NOW, statement: '' },
  );
  const pdf = await pdfText(file);
  expect(pdf).toContain(`/ActualText (${utf16(name)})`);
  expect(drawnGlyphs(pdf)).not.toContain('0000');
});

it('fits into the call, and into the 19 pages of the card networks, with the longest log', async () => {
  const lines = Array.from(
    { length: 620 },
    (_, index) => `2026-11-${String((index % 28) + 1).padStart(2, '0')} ${index}: 12 min`,
  );
  const longest = lines.join('\n').slice(0, 20_000);
  const parts = [
    part('access_activity_log', longest),
    part('uncategorized_text', lines.slice(0, 100).join('\n')),
  ];
  const file = await evidencePdf(
    pdfFonts,
    { dispute, parts },
    { now: NOW, statement: 'x '.repeat(1_000) },
  );
  expect(Math.ceil(file.size / 3) * 4).toBeLessThan(240_000);
  expect((await pdfText(file)).match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(19);
});
