import { CERTIFICATE_ID } from '@learning/shared/credentials/testing/issuer';
import { expect, test } from '@playwright/test';
import { NEWER_ID } from '@learning/shared/credentials/testing/published-certificate';
import { publishCertificates } from './steps/public-certificates.ts';
import { checkScreen } from './steps/screen-check.ts';

const VERDICT = '[data-verdict] h1';

test('a certificate is verified without sign-in and without the API: valid, revoked, replaced', async ({
  page,
  baseURL,
}) => {
  const { publish } = await publishCertificates(page, baseURL!);
  await page.goto(`/verify/${CERTIFICATE_ID}`);
  const word = page.locator(VERDICT);
  await expect(word).toHaveText('Valid');
  await expect(page.getByText('Ana Ruiz')).toBeVisible();
  await expect(page.getByText('4.25', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /The quiet complaint/ })).toContainText('88%');
  await checkScreen(page, word, 'a valid certificate');

  await publish('revoked');
  await page.reload();
  await expect(word).toHaveText('Revoked');
  await expect(page.getByText('Withdrawn by the issuer on November 20, 2026.')).toBeVisible();

  await publish('replaced');
  await page.reload();
  await expect(word).toHaveText('Replaced');
  const newer = page.getByRole('link', { name: 'Check the newer certificate' });
  await expect(newer).toHaveAttribute('href', `/verify/${NEWER_ID}`);
  await checkScreen(page, word, 'a replaced certificate');

  await newer.click();
  await expect(word).toHaveText('Not found');
});

test('a file of ours, an altered one and one of another issuer are verified in the browser', async ({
  page,
  baseURL,
}) => {
  const { pdf, png, alteredPng, foreignSvg, token } = await publishCertificates(page, baseURL!);
  await page.goto('/verify');
  const word = page.locator(VERDICT);
  const file = page.getByLabel('Choose a file');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer });

  await choose('badge.png', 'image/png', png);
  await expect(word).toHaveText('Valid');
  await expect(page.getByText('Only the credential inside the picture is signed.')).toBeVisible();

  await page.goBack();
  await choose('certificate.pdf', 'application/pdf', pdf);
  await expect(word).toHaveText('Valid');
  await expect(page.getByText('Only the credential inside the PDF is signed.')).toBeVisible();

  await page.goBack();
  await choose('badge.png', 'image/png', alteredPng);
  await expect(word).toHaveText('Not valid');
  await expect(page.getByText('Eva Ruiz')).toHaveCount(0);

  await page.goBack();
  await choose('badge.svg', 'image/svg+xml', foreignSvg);
  await expect(word).toHaveText('Valid');
  await expect(
    page.getByText('Other Academy (badges.other.example.org/issuer)').first(),
  ).toBeVisible();

  await page.goBack();
  await page.getByLabel(/Or paste the credential/).fill(`${token.slice(0, -1)}-`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(word).toHaveText('Not valid');
});
