/** Draws letters that none of our fonts has, such as Thai ones, with the fonts of the device. */

const FONT = "600 100px 'Source Serif 4', Georgia, serif";
const UNIT = 100;
const QUALITY = 0.95;
/** Above and below the baseline, in units of the font's size; some scripts stack signs. */
const [ASCENT, DESCENT] = [1.3, 0.6];

export interface LettersPicture {
  /** A JPEG as a `data:` address: pdfkit decodes a PNG with a transparent ground in a worker, which the security policy refuses. */
  address: string;
  /** In points, for text of the given size. */
  width: number;
  height: number;
  /** From the top of the picture to the baseline. */
  baseline: number;
}

export function deviceWidth(text: string, size: number): number {
  return (openContext().measureText(text).width / UNIT) * size;
}

/** Returns the letters as a picture on white. A PDF cannot embed the device's fonts. */
export function drawDeviceLetters(text: string, size: number, color: string): LettersPicture {
  const context = openContext();
  const width = Math.max(1, Math.ceil(context.measureText(text).width));
  const { canvas } = context;
  canvas.width = width;
  canvas.height = (ASCENT + DESCENT) * UNIT;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A new size resets the context.
  context.font = FONT;
  context.fillStyle = color;
  context.fillText(text, 0, ASCENT * UNIT);
  const scale = size / UNIT;
  return {
    address: canvas.toDataURL('image/jpeg', QUALITY),
    width: width * scale,
    height: canvas.height * scale,
    baseline: ASCENT * size,
  };
}

function openContext(): CanvasRenderingContext2D {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.font = FONT;
  return context;
}
