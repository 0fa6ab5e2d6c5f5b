import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watchConsole } from './steps/console-errors.ts';
import { completeCourse } from './steps/complete-course.ts';
import { startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

/** Clicks a button and returns the file it saves. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

test('a learner claims a certificate, downloads it, designs a badge, has all three verified, and corrects the name', async ({
  page,
  browser,
  baseURL,
}) => {
  const consoleErrors = watchConsole(page);
  await startTrial(page);
  await completeCourse(page);

  await page.goto('/dashboard');
  const ready = page.getByRole('region', { name: 'Your certificate is ready' });
  await checkScreen(page, ready, 'the dashboard with a certificate to claim');
  await ready.getByRole('link', { name: 'Claim Your Certificate' }).click();
  // Nothing was read in the player, so no time was measured.
  await expect(
    page.getByRole('dialog').getByText('Your certificate will not print hours.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Zoë 田中');
  await page.getByRole('button', { name: 'Generate Certificate', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Certificate Details' });
  await expect(details.getByText('Certificate Earned')).toBeVisible();
  await expect(details.getByText('so this certificate prints no hours')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('certificate')!;
  await checkScreen(page, details, 'the details');

  const html = await download(page, 'Download Certificate');
  expect(html.name).toBe(`${id}.html`);
  expect(html.bytes.toString()).toContain('Zoë 田中');
  expect(html.bytes.toString()).not.toMatch(/\d hours?\b/);
  const pdf = await download(page, 'PDF, A4');
  expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  await details.getByLabel('My email address, as a hash').click();
  await expect(details.getByText('Saved. Your next downloads have the change.')).toBeVisible();
  const json = await download(page, 'JSON');
  expect(json.bytes.toString()).toContain('"identityType": "emailAddress"');

  await page.goto(`/certificates?tab=badges&certificate=${id}`);
  const preview = page.getByRole('img', { name: /^Preview: Classic Professional/ });
  await checkScreen(page, preview, 'the badge designer');
  const badge = await download(page, 'Download Badge (SVG)');

  await page.goto('/verify');
  const word = page.locator('[data-verdict] h1');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: badge.name, mimeType: 'image/svg+xml', buffer: badge.bytes });
  await expect(word).toHaveText('Valid');
  await page.goBack();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: pdf.name, mimeType: 'application/pdf', buffer: pdf.bytes });
  await expect(word).toHaveText('Valid');
  await expect(page.getByText('Only the credential inside the PDF is signed.')).toBeVisible();
  await page.goBack();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: json.name, mimeType: 'application/json', buffer: json.bytes });
  await expect(word).toHaveText('Valid');
  // What a preview of the link reads at the address that opens the page for a browser.
  const previewText = await (await page.request.get(`/verify/${id}`)).text();
  expect(previewText).toContain('property="og:title" content="Zoë 田中, ');
  const picture = new URL(/property="og:image" content="([^"]+)"/.exec(previewText)![1]!);
  expect((await page.request.get(picture.pathname)).headers()['content-type']).toBe('image/png');
  await page.goto(`/verify/${id}`);
  await expect(word).toHaveText('Valid');
  await expect(page.getByText('Zoë 田中')).toBeVisible();

  await page.goto(`/certificates?certificate=${id}`);
  await page.getByRole('button', { name: 'Correct the Name' }).click();
  await page.getByLabel('Corrected name').fill('Zoe Tanaka');
  await page.getByRole('button', { name: 'Issue Corrected Certificate' }).click();
  await expect(details.getByText('It replaces the certificate')).toBeVisible();
  await expect(details.getByText('Zoe Tanaka', { exact: true }).first()).toBeVisible();
  const earlier = page.locator('section', { hasText: 'Earlier certificates' });
  await expect(earlier.last()).toContainText('by a certificate with the corrected name');

  // Browsers keep the public document for a minute; a visitor who opens it for the first time sees the change at once.
  const readState = async () => {
    const response = await page.request.get(`/credentials/${id}.json`);
    return ((await response.json()) as { state: string }).state;
  };
  await expect.poll(readState).toBe('replaced');
  const visitor = await browser.newPage();
  await visitor.goto(new URL(`/verify/${id}`, baseURL).href);
  await expect(visitor.locator('[data-verdict] h1')).toHaveText('Replaced');
  await expect(visitor.getByText('The holder keeps the name private')).toBeVisible();
  await visitor.close();
  expect(consoleErrors).toEqual([]);
});
