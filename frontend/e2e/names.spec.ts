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
const LETTERS_INK = 150;

async function download(page: Page, name: string): Promise<Buffer> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await saved.path());
}

/** Counts the pixels of the ribbon that are as light as its letters. */
function ribbonInk(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(
    async ({ base64, ribbon: { x, y, width, height } }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(x, y, width, height);
      return data.filter((red, index) => index % 4 === 0 && red > 200).length;
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

for (const { script, name, languages } of NAME_SAMPLES) {
  test.describe(script, () => {
    test.use({ locale: languages[0] });

    test('a name is in the first badge, the certificate and the recertification log', async ({
      page,
    }) => {
      const consoleErrors = watchConsole(page);
      await openCertificate(page, name);
      const png = await download(page, 'Signed Badge (PNG)');
      expect(await ribbonInk(page, png)).toBeGreaterThan(LETTERS_INK);

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
