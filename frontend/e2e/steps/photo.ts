import { expect, type Page } from '@playwright/test';

/** Chooses a picture on `/account`, which opens the dialog that positions it. */
export async function choosePhoto(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add Photo' })).toBeVisible();
  const buffer = await sidewaysPicture(page);
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
}

/**
 * Returns a photo as a phone takes it held upright: its pixels lie on their side, and Exif says so (orientation 6) and where it was taken. Upright
 * it has 600 × 900 pixels, red in the upper two thirds and blue below.
 */
async function sidewaysPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'rgb(220, 20, 20)';
    context.fillRect(0, 0, 600, 600);
    context.fillStyle = 'rgb(20, 20, 220)';
    context.fillRect(600, 0, 300, 600);
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  const jpeg = Buffer.from(address.split(',')[1]!, 'base64');
  const orientation = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const content = Buffer.concat([
    Buffer.from('Exif\0\0'),
    orientation,
    Buffer.from('Hidden Place'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
