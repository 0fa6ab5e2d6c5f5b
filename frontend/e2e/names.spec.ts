import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { DEVICE_NAME, NAME_SAMPLES } from '../src/testing/name-samples.ts';
import { drawnGlyphs, textOfPdf, utf16 } from '../src/testing/pdf-text.ts';
import { zipFiles } from '../src/testing/zip-parts.ts';
import { completeCourse } from './steps/complete-course.ts';
import { watchConsole } from './steps/console-errors.ts';
import { newLearner, postAsLearner, startTrial } from './steps/learner.ts';

/** Where the first badge design prints the name, in pixels of the PNG. */
const RIBBON = { x: 60, y: 272, width: 280, height: 44 };
/** Letters have more different columns of pixels than the boxes that stand for missing ones. */
const LETTER_SHAPES = 20;

async function download(page: Page, name: string): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await saved.path());
}

/** Counts how many different columns the ribbon has, by which of their pixels are as light as its letters. */
function ribbonShapes(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async ({ base64, ribbon: { x, y, width, height } }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(x, y, width, height);
      const columns = Array.from({ length: width }, (_, column) =>
        Array.from({ length: height }, (__, row) =>
          data[(row * width + column) * 4]! > 200 ? 1 : 0,
        ).join(''),
      );
      return new Set(columns).size;
    },
    { base64: png.toString('base64'), ribbon: RIBBON },
  );
}

function expectName(pdf: Buffer, name: string, document: string): void {
  const text = textOfPdf(pdf);
  expect(text, document).toContain(`/ActualText (${utf16(name)})`);
  const glyphs = drawnGlyphs(text);
  expect(glyphs.length, document).toBeGreaterThan(100);
  expect(glyphs, document).not.toContain('0000');
}

/** Claims a certificate with a name, as a learner of this name, and opens its details. */
async function openCertificate(page: Page, name: string): Promise<void> {
  await startTrial(page, newLearner(name));
  await completeCourse(page);
  const claim = { userId: 'me', courseId: 14, participantName: name };
  const certificate = await postAsLearner(page, '/api/certificates', claim);
  await page.goto(`/certificates?certificate=${(certificate as { id: string }).id}`);
}

test('boxes in place of letters would be noticed', async ({ page }) => {
  await page.goto('/terms');
  const png = await page.evaluate(async ({ x, y, width, height }) => {
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'white';
    context.font = '30px sans-serif';
    context.fillText('\uFFFF'.repeat(8), x + 10, y + height - 8, width);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, RIBBON);
  const shapes = await ribbonShapes(page, Buffer.from(png));
  expect(shapes).toBeGreaterThan(1);
  expect(shapes).toBeLessThan(LETTER_SHAPES);
});

/** One of each kind of font and of shaping; the tests beside the code draw every script. */
const DRAWN_HERE = new Set(['Japanese', 'Arabic', 'Devanagari']);

for (const { script, name, languages } of NAME_SAMPLES.filter(({ script }) =>
  DRAWN_HERE.has(script),
)) {
  test.describe(script, () => {
    test.use({ locale: languages[0] });

    test('a name is in the first badge, the certificate and the recertification log', async ({
      page,
    }) => {
      const consoleErrors = watchConsole(page);
      await openCertificate(page, name);
      const png = await download(page, 'Signed Badge (PNG)');
      expect(await ribbonShapes(page, png)).toBeGreaterThan(LETTER_SHAPES);

      await page.goto('/dashboard?tab=my-work');
      const files = zipFiles(await download(page, 'Download All (ZIP)'));
      // The certificate and the log, as their own buttons make them.
      const documents = [...files].filter(([path]) => path.endsWith('.pdf'));
      expect(documents).toHaveLength(2);
      for (const [path, pdf] of documents) expectName(pdf, name, path);
      expect(consoleErrors).toEqual([]);
    });
  });
}

test('a name that only the device can draw is a picture in the certificate, and its text', async ({
  page,
}) => {
  await openCertificate(page, DEVICE_NAME);
  const pdf = await download(page, 'PDF, A4');
  expectName(pdf, DEVICE_NAME, 'the certificate');
  expect(textOfPdf(pdf)).toContain('/Subtype /Image');
});
