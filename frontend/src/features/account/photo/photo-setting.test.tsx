// @vitest-environment happy-dom
import { PHOTO_MAX_BYTES, PHOTO_PIXELS } from '@learning/shared/domain/photo';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPhoto, keptPhoto } from '#lib/photo-store.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PhotoSetting } from './photo-setting.tsx';

const photoWith = (content: string) => `data:image/jpeg;base64,${btoa(content)}`;

/** What the browser's decoder and canvas do in these tests. */
interface Browser {
  /** Size of the picture in the file; undefined if it cannot be decoded. */
  picture?: { width: number; height: number } | undefined;
  /** Bytes of the photo at full quality; lower quality makes it smaller. */
  photoBytes?: number;
}

/** Stands in for decoding and drawing, which the test environment lacks. @returns where squares were drawn from */
function standInForCanvas({ picture, photoBytes = 20_000 }: Browser) {
  const squares: number[][] = [];
  vi.stubGlobal('createImageBitmap', () =>
    picture
      ? Promise.resolve({ ...picture, close: () => undefined })
      : Promise.reject(new DOMException('broken', 'InvalidStateError')),
  );
  const context = new Proxy(
    { drawImage: (_: unknown, ...numbers: number[]) => void squares.push(numbers) },
    { get: (target, name) => Reflect.get(target, name) ?? (() => undefined), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    (_type?: string, quality?: number) => photoWith('p'.repeat(photoBytes * (quality ?? 1))),
  );
  return squares;
}

const file = (name: string, type: string, content = 'pixels') =>
  new File([content], name, { type });
const jpeg = file('me.jpg', 'image/jpeg');
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (chosen: File) => {
  await screen.findByRole('button', { name: /^(Add|Change) Photo$/ });
  await userEvent.upload(screen.getByLabelText('Photo file'), chosen, { applyAccept: false });
};

describe('the photo on the account page', () => {
  withMockedApi();
  beforeEach(() => signInLearner());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function show(photo: string | null = null) {
    mockServer.use(mockCall('getPhoto', () => ({ photo })));
    return renderPage(<PhotoSetting learner={LEARNER} />);
  }
  const shownPhoto = (container: HTMLElement) =>
    container.querySelector('img')?.getAttribute('src') ?? null;

  it('is the drawn initial until one is added, which shows at once and is kept for the next page', async () => {
    standInForCanvas({ picture: { width: 3000, height: 2000 } });
    const saved: string[] = [];
    mockServer.use(
      mockCall('savePhoto', ({ body }) => {
        saved.push(body.photo);
        return { photo: photoWith('stored') };
      }),
    );
    const { container } = await show();
    await choose(jpeg);
    expect(container.querySelector(`[data-initial='${LEARNER.name.slice(0, 1)}']`)).not.toBeNull();
    await click('Save Photo');
    await screen.findByRole('button', { name: 'Change Photo' });
    expect(saved).toHaveLength(1);
    expect(shownPhoto(container)).toBe(photoWith('stored'));
    expect(keptPhoto(LEARNER.id)?.photo).toBe(photoWith('stored'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is cut from the square that was chosen, without a pointer', async () => {
    const squares = standInForCanvas({ picture: { width: 1024, height: 2048 } });
    mockServer.use(mockCall('savePhoto', () => ({ photo: photoWith('stored') })));
    await show();
    await choose(jpeg);
    const area = await screen.findByRole('application', { name: 'Position of the photo' });
    area.focus();
    // The picture moves down, so the square comes nearer to its top: 10 × 5 percent of its side.
    await userEvent.keyboard('{ArrowDown>10/}');
    await click('Move down');
    squares.length = 0;
    await click('Save Photo');
    await screen.findByRole('button', { name: 'Change Photo' });
    const large = squares.find((numbers) => numbers[6] === 2 * PHOTO_PIXELS)!;
    expect(large.slice(0, 4).map(Math.round)).toEqual([0, 0, 1024, 1024]);
  });

  it('loses quality until the server accepts its size', async () => {
    standInForCanvas({ picture: { width: 900, height: 900 }, photoBytes: 2 * PHOTO_MAX_BYTES });
    let bytes = 0;
    mockServer.use(
      mockCall('savePhoto', ({ body }) => {
        bytes = atob(body.photo.split(',')[1]!).length;
        return { photo: body.photo };
      }),
    );
    await show();
    await choose(jpeg);
    await click('Save Photo');
    await screen.findByRole('button', { name: 'Change Photo' });
    expect(bytes).toBeGreaterThan(PHOTO_MAX_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(PHOTO_MAX_BYTES);
  });

  it.each([
    [
      'no picture',
      file('plan.pdf', 'application/pdf'),
      /“plan.pdf” isn’t a picture. Choose a JPEG/,
    ],
    ['broken', jpeg, /couldn’t open “me.jpg”. The file may be damaged/],
    ['HEIC that the browser cannot open', file('me.HEIC', ''), /Save the picture as JPEG/],
    [
      'too large',
      Object.defineProperty(file('me.png', 'image/png'), 'size', { value: 30_000_000 }),
      /has 30 MB. Choose a picture of at most 25 MB/,
    ],
  ])('says what to do about a file that is %s', async (_, chosen, text) => {
    standInForCanvas({});
    await show();
    await choose(chosen);
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what to do about a picture that is too small', async () => {
    standInForCanvas({ picture: { width: 90, height: 600 } });
    await show();
    await choose(jpeg);
    expect(
      await screen.findByText(/only 90 × 600 pixels. Choose one of at least 128 × 128/),
    ).toBeDefined();
  });

  it('keeps the dialog open when it could not be saved, and saves with the next click', async () => {
    standInForCanvas({ picture: { width: 900, height: 900 } });
    mockServer.use(mockCall('savePhoto', () => networkError()));
    await show();
    await choose(jpeg);
    await click('Save Photo');
    expect(await screen.findByText(/^Your photo wasn’t saved. We can’t reach/)).toBeDefined();
    mockServer.use(mockCall('savePhoto', () => refusal('photo_invalid')));
    await click('Save Photo');
    expect(await screen.findByText(/^Your photo wasn’t saved. We couldn’t read/)).toBeDefined();
    mockServer.use(mockCall('savePhoto', () => ({ photo: photoWith('stored') })));
    await click('Save Photo');
    await screen.findByRole('button', { name: 'Change Photo' });
  });

  it('is removed, and the focus stays beside it', async () => {
    mockServer.use(mockCall('deletePhoto', () => networkError()));
    const { container } = await show(photoWith('stored'));
    await click('Remove Photo');
    expect(await screen.findByText(/^Your photo wasn’t removed. We can’t reach/)).toBeDefined();
    expect(shownPhoto(container)).toBe(photoWith('stored'));
    mockServer.use(mockCall('deletePhoto', () => ({ photo: null })));
    await click('Remove Photo');
    const add = await screen.findByRole('button', { name: 'Add Photo' });
    expect(shownPhoto(container)).toBeNull();
    expect(document.activeElement).toBe(add);
    expect(keptPhoto(LEARNER.id)?.photo).toBeNull();
  });

  it('shows what this device has, then what was changed on another one', async () => {
    keepPhoto(LEARNER.id, photoWith('former'));
    const { container } = await show(photoWith('newer'));
    await waitFor(() => expect(shownPhoto(container)).toBe(photoWith('newer')));
    expect(keptPhoto(LEARNER.id)?.photo).toBe(photoWith('newer'));
  });

  it('that could not be loaded can be loaded again', async () => {
    mockServer.use(mockCall('getPhoto', () => networkError()));
    await renderPage(<PhotoSetting learner={LEARNER} />);
    expect(await screen.findByText(/^We couldn’t load your photo. We can’t reach/)).toBeDefined();
    mockServer.use(mockCall('getPhoto', () => ({ photo: photoWith('stored') })));
    await click('Load Photo Again');
    await screen.findByRole('button', { name: 'Change Photo' });
  });
});
