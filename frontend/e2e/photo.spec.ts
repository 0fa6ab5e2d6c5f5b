import { expect, type Locator, test } from '@playwright/test';
import { newLearner, signUp } from './steps/learner.ts';
import { choosePhoto } from './steps/photo.ts';
import { checkScreen } from './steps/screen-check.ts';
import { signOut } from './steps/sign-out.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a learner positions a photo by keyboard and sees it on every page; it leaves the device with the sign-out', async ({
  page,
}) => {
  const learner = newLearner('Émile Okafor');
  await signUp(page, '/account', learner);
  const header = page.getByRole('banner').getByRole('button', { name: learner.name });
  const photo = header.locator('img');
  await expect(header).toContainText('É');
  await page.getByLabel('Photo file').setInputFiles({
    name: 'plan.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('We couldn’t open “plan.jpg”.')).toBeVisible();

  await choosePhoto(page);
  const dialog = page.getByRole('dialog', { name: 'Position Your Photo' });
  const area = dialog.getByRole('application', { name: 'Position of the photo' });
  // The picture moves up, so the square shows its lower part.
  await area.focus();
  await area.press('+');
  for (let presses = 0; presses < 20; presses += 1) await area.press('ArrowUp');
  await expect(dialog.getByText(/ 100 percent from the top/)).toBeAttached();
  const request = page.waitForRequest((sent) => sent.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save Photo' }).focus();
  await page.keyboard.press('Enter');
  const sent = Buffer.from((await request).postDataJSON().photo.split(',')[1], 'base64');
  expect(sent.includes('Hidden Place')).toBe(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeFocused();
  await expect(photo).toBeVisible();
  expect(await colorsOf(photo)).toEqual(['red', 'blue', 'blue']);

  await page.reload();
  await expect(photo).toBeVisible();
  await checkScreen(page, photo, 'account with a photo');
  // A public page shows it without asking for it.
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (outgoing) => calls.push(new URL(outgoing.url()).pathname));
  await page.goto('/courses');
  await expect(photo).toBeVisible();
  expect(calls.filter((path) => path.endsWith('/photo'))).toEqual([]);

  await signOut(page, learner);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join('\n'),
  );
  expect(stored).not.toContain('data:image');
  const other = newLearner('Noor Haddad');
  await signUp(page, '/account', other);
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  const otherHeader = page.getByRole('banner').getByRole('button', { name: other.name });
  await expect(otherHeader).toContainText('N');
  await expect(otherHeader.locator('img')).toHaveCount(0);
});

test('a photo is positioned by drag, wheel, click and with two fingers', async ({
  page,
  context,
}) => {
  await signUp(page, '/account');
  await choosePhoto(page);
  const dialog = page.getByRole('dialog', { name: 'Position Your Photo' });
  const area = dialog.getByRole('application');
  const zoom = dialog.getByLabel('Zoom');
  const place = (text: string) => expect(dialog.getByText(text)).toBeAttached();
  await expect(area).toBeInViewport({ ratio: 1 });
  await place('The photo starts 50 percent from the top.');
  const { x, y, width, height } = (await area.boundingBox())!;
  const touches = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', ...apart: number[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((by, id) => ({ x: x + width / 2 + by, y: y + height / 2, id })),
    });
  // One finger after the other, as hands do.
  await touch('touchStart', -30);
  await touch('touchStart', -30, 30);
  await touch('touchMove', -60, 60);
  await expect(zoom).not.toHaveValue('1');
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await zoom.fill('1');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * 0.9, { steps: 4 });
  await page.mouse.up();
  await place('The photo starts 0 percent from the top.');
  await page.mouse.wheel(0, -120);
  await expect(zoom).not.toHaveValue('1');
  await zoom.fill('2');
  await dialog.getByRole('button', { name: 'Move right' }).click();
  await expect(dialog.getByText(/The photo starts \d+ percent from the left/)).toBeAttached();
  await checkScreen(page, area, 'positioning a photo');
});

/** Names the colors of a photo at its top, in its middle and at its bottom. */
async function colorsOf(photo: Locator): Promise<string[]> {
  return photo.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [0.05, 0.5, 0.95].map((share) => {
      const y = Math.floor(share * canvas.height);
      const [red = 0, , blue = 0] = context.getImageData(canvas.width / 2, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    });
  });
}
