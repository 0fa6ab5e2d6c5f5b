import type { Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ShownText {
  target: string;
  boxes: Box[];
  /** Red, green, blue and opacity as they are painted, 0 to 255 and 0 to 1. */
  color: [number, number, number, number];
  /** The least contrast that WCAG asks of text of this size. */
  needed: number;
  /** Whether a click on the text reaches its element: then nothing covers it. */
  isReachable: boolean;
}

/** As much of a text may lie on an unfavorable edge, such as a line of a drawing. */
const TOLERATED_SHARE = 0.05;
/** What fades is photographed at its end. */
const PICTURE = { scale: 'css', caret: 'initial', animations: 'disabled' } as const;

/**
 * Returns the texts with too little contrast, measured on pixels where axe cannot tell: over drawings, gradients and overlaps, and outside of
 * what is scrolled into view. Each text is moved into view and photographed with and without its letters.
 */
export async function textsWithLowContrast(
  page: Page,
  targets: readonly string[],
): Promise<string[]> {
  if (targets.length === 0) return [];
  const position = await page.evaluate(() => ({ left: scrollX, top: scrollY }));
  const low: string[] = [];
  let left = [...targets];
  while (left.length > 0) {
    const texts = await page.evaluate(showTexts, left);
    const shown = await page.screenshot(PICTURE);
    await page.evaluate(setLetters, { texts, isHidden: true });
    const hidden = await page.screenshot(PICTURE);
    await page.evaluate(setLetters, { texts, isHidden: false });
    low.push(
      ...(await page.evaluate(measure, {
        texts,
        shown: shown.toString('base64'),
        hidden: hidden.toString('base64'),
        toleratedShare: TOLERATED_SHARE,
      })),
    );
    const measured = new Set([left[0], ...texts.map(({ target }) => target)]);
    left = left.filter((target) => !measured.has(target));
  }
  await page.evaluate(({ left: x, top: y }) => scrollTo(x, y), position);
  return low;
}

/** Scrolls to the first text and returns all that are in view. */
function showTexts(targets: string[]): ShownText[] {
  document
    .querySelector(targets[0]!)
    ?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // What began to fade since the page was inspected.
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const rgbaOf = (color: string) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255] as const;
  };
  const boxesOf = (element: Element): DOMRect[] => {
    if (element.matches('input, textarea, select')) return [element.getBoundingClientRect()];
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
  };
  return targets.flatMap((target, index) => {
    const element = document.querySelector(target);
    // What lies behind an open dialog is dimmed on purpose and cannot be used.
    const dialog = document.querySelector('[aria-modal=true]');
    if (!element || (dialog && !dialog.contains(element))) return [];
    if (element.closest('[data-scope=toast][data-state=closed]')) return [];
    const inView = boxesOf(element).filter(
      ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left,
    );
    if (inView.length === 0) return [];
    // The first is measured alone if its place in the view is unlike that of the others: under a bar, for example.
    if (index > 0 && inView.length < boxesOf(element).length) return [];
    const style = getComputedStyle(element);
    const [red, green, blue, alpha] = rgbaOf(
      element instanceof SVGElement ? style.fill : style.color,
    );
    let opacity = alpha;
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      opacity *= Number(getComputedStyle(ancestor).opacity);
    }
    const sizePx = Number.parseFloat(style.fontSize);
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(style.fontWeight) >= 700);
    const middles = inView.map((box) =>
      document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2),
    );
    const isReachable = middles.some((hit) => hit && element.contains(hit));
    if (index > 0 && !isReachable) return [];
    return {
      target,
      boxes: inView.map(({ x, y, width, height }) => ({ x, y, width, height })),
      color: [red, green, blue, opacity],
      needed: isLarge ? 3 : 4.5,
      isReachable,
    };
  });
}

/** Makes the letters of texts transparent, or visible again. */
function setLetters({ texts, isHidden }: { texts: ShownText[]; isHidden: boolean }): void {
  for (const { target } of texts) {
    const element = document.querySelector(target);
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    for (const property of ['-webkit-text-fill-color', 'text-decoration-color']) {
      if (isHidden) element.style.setProperty(property, 'transparent', 'important');
      else element.style.removeProperty(property);
    }
    if (!(element instanceof SVGElement)) continue;
    if (isHidden) element.style.setProperty('fill', 'transparent', 'important');
    else element.style.removeProperty('fill');
  }
}

interface Pictures {
  texts: ShownText[];
  /** PNG files of the view as base64. */
  shown: string;
  hidden: string;
  toleratedShare: number;
}

/** Compares the color of each text with what is behind its letters. */
async function measure({ texts, shown, hidden, toleratedShare }: Pictures): Promise<string[]> {
  const pixelsOf = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [before, behind] = [await pixelsOf(shown), await pixelsOf(hidden)];
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (first: readonly number[], other: readonly number[]) => {
    const [dark = 0, bright = 0] = [luminance(first), luminance(other)].toSorted((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  return texts.flatMap(({ target, boxes, color, needed, isReachable }) => {
    const [red, green, blue, opacity] = color;
    let [letters, unreadable, least] = [0, 0, Infinity];
    for (const box of boxes) {
      for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
        for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
          const at = (y * behind.width + x) * 4;
          const ground = Array.from(behind.data.subarray(at, at + 3));
          const isLetter = ground.some(
            (channel, index) => Math.abs(channel - before.data[at + index]!) > 6,
          );
          if (!isLetter) continue;
          const painted = [red, green, blue].map(
            (channel, index) => channel * opacity + ground[index]! * (1 - opacity),
          );
          const ratio = contrast(painted, ground);
          letters += 1;
          least = Math.min(least, ratio);
          if (ratio < needed) unreadable += 1;
        }
      }
    }
    // A toast may have started to fade since it was photographed.
    const element = document.querySelector(target);
    if (!element || element.closest('[data-scope=toast][data-state=closed]')) return [];
    // Nothing of it can be seen: it is covered, unless a click reaches it.
    if (letters === 0) return isReachable ? [`${target} cannot be seen`] : [];
    return unreadable / letters > toleratedShare
      ? [`${target} has ${least.toFixed(2)} of ${needed}`]
      : [];
  });
}
