import { site } from '@learning/content/site';
import { printDate } from '#lib/print-date.ts';
import { type CertificateContent, factsOf, mappingOf } from './certificate-content.ts';
import { fitText } from './fit-text.ts';
import { frameShapes, sealShapes } from './guilloche.ts';
import { qrPath } from './qr-path.ts';
import {
  type MeasureText,
  type Sheet,
  SHEET_SIZES,
  type SheetPaper,
  type SheetShape,
  type SheetText,
} from './sheet-shapes.ts';

/** Left and right edge of the text. */
const MARGIN = 86;
const CODE_SIZE = 68;
const SEAL_RADIUS = 43;

/** A text of the middle column; it is broken and sized to fit. */
interface Paragraph extends Pick<SheetText, 'tag' | 'face' | 'tone' | 'block' | 'isName'> {
  text: string;
  sizes: readonly number[];
  maxLines: number;
  /** From the previous baseline to this one, beyond the size. */
  gap: number;
  lineHeight: number;
  /** A rule this far below. */
  ruleBelow?: number;
}

/** Composes a certificate for a paper. Screen, HTML file and PDF draw the same sheet. */
export function composeSheet(
  content: CertificateContent,
  paper: SheetPaper,
  measure: MeasureText,
): Sheet {
  const { width, height } = SHEET_SIZES[paper];
  const foot = footOf(content, width, height);
  const middle = middleOf(content, width, foot.top, measure);
  return {
    width,
    height,
    ornaments: [
      ...frameShapes(content.certificateId, width, height),
      ...sealShapes(content.certificateId, width / 2, foot.center, SEAL_RADIUS),
    ],
    code: foot.code,
    rules: [...middle.rules, ...foot.rules],
    texts: [...middle.texts, ...foot.texts].filter(({ text }) => text !== ''),
  };
}

function paragraphsOf(content: CertificateContent): Paragraph[] {
  const small = { tag: 'p', face: 'sans', tone: 'muted', maxLines: 1, lineHeight: 1.4 } as const;
  return [
    {
      ...small,
      block: 'site',
      face: 'serif',
      tone: 'accent',
      text: site.name,
      sizes: [15],
      gap: 0,
    },
    {
      ...small,
      block: 'title',
      tag: 'h1',
      face: 'serif',
      tone: 'ink',
      text: 'Certificate of Completion',
      sizes: [31],
      gap: 13,
    },
    { ...small, block: 'to', text: 'is awarded to', sizes: [13], gap: 13 },
    {
      ...small,
      block: 'name',
      face: 'serif',
      tone: 'accent',
      // As the fonts have the letters: accents with them.
      text: content.participantName.normalize('NFC'),
      isName: true,
      sizes: [40, 36, 32, 28, 25, 22, 19, 16, 13, 11],
      maxLines: 2,
      lineHeight: 1.2,
      gap: 13,
      ruleBelow: 13,
    },
    { ...small, block: 'for', text: 'who completed the course', sizes: [13], gap: 25 },
    {
      ...small,
      block: 'course',
      face: 'serif',
      tone: 'ink',
      text: content.courseName,
      sizes: [25, 23, 21, 20],
      maxLines: 2,
      lineHeight: 1.22,
      gap: 11,
    },
    {
      ...small,
      block: 'facts',
      tone: 'ink',
      text: factsOf(content).join('  ·  '),
      sizes: [11.5, 10.5, 9.5],
      maxLines: 2,
      gap: 14,
    },
    ...(content.skills.length > 0
      ? [
          {
            ...small,
            block: 'skills',
            tone: 'ink' as const,
            text: `Skills: ${content.skills.join('; ')}`,
            sizes: [10.5, 9.5],
            maxLines: 2,
            gap: 8,
          },
        ]
      : []),
    ...mappingOf(content).map((text, index) => ({
      ...small,
      block: `mapping-${index}`,
      text,
      sizes: [8.5],
      maxLines: 2,
      gap: index === 0 ? 8 : 4,
    })),
  ];
}

function middleOf(
  content: CertificateContent,
  width: number,
  bottom: number,
  measure: MeasureText,
): { texts: SheetText[]; rules: SheetShape[] } {
  const maxWidth = width - 2 * MARGIN;
  const fitted = paragraphsOf(content).map((paragraph) => ({
    ...paragraph,
    ...fitText(paragraph.text, { ...paragraph, maxWidth, prefersOneLine: true }, measure),
  }));
  const heightOf = ({ gap, size, lines, lineHeight }: (typeof fitted)[number]) =>
    gap + size + (lines.length - 1) * size * lineHeight;
  const used = fitted.reduce((sum, block) => sum + heightOf(block), 0);
  const top = 74;
  // What is left over goes above and between, so that short certificates do not hang from the top.
  const spare = Math.max(0, bottom - top - used);
  let y = top + spare * 0.42;
  const between = (spare * 0.34) / (fitted.length - 1);
  const texts: SheetText[] = [];
  const rules: SheetShape[] = [];
  for (const [index, paragraph] of fitted.entries()) {
    const { lines, size, gap, lineHeight, ruleBelow, tag, block, face, tone, isName } = paragraph;
    const whole = paragraph.text;
    y += gap + size + (index > 0 ? between : 0);
    for (const [line, text] of lines.entries()) {
      if (line > 0) y += size * lineHeight;
      texts.push({
        text,
        tag,
        block,
        joint: whole.includes(lines.slice(0, line + 1).join('')) ? '' : ' ',
        face,
        size,
        tone,
        align: 'center',
        x: width / 2,
        y,
        ...(isName && { isName }),
      });
    }
    if (ruleBelow) {
      const half = Math.min(maxWidth / 2, 210);
      rules.push({
        d: `M${width / 2 - half} ${y + ruleBelow}h${2 * half}`,
        stroke: 'gold',
        strokeWidth: 0.75,
      });
    }
  }
  return { texts, rules };
}

/** Composes the foot: the QR code with the address, the place of the seal, and who signs. */
function footOf(content: CertificateContent, width: number, height: number) {
  const center = height - 122;
  const top = center - SEAL_RADIUS - 6;
  const { d, modules } = qrPath(content.verifyUrl);
  const scale = CODE_SIZE / modules;
  const codeTop = center - CODE_SIZE / 2;
  const place = { x: MARGIN, y: codeTop, scale };
  const code: SheetShape[] = [
    { d: `M0 0h${modules}v${modules}H0z`, fill: 'white', place },
    { d, fill: 'black', place },
  ];
  const left = MARGIN + CODE_SIZE + 10;
  const right = width - MARGIN;
  const [address, path] = splitAddress(content);
  const small = {
    face: 'sans',
    size: 8.5,
    tone: 'ink',
    align: 'left',
    tag: 'p',
    joint: ' ',
    x: left,
  } as const;
  const texts: SheetText[] = [
    {
      ...small,
      block: 'verify',
      text: 'Verify this certificate',
      face: 'serif',
      size: 10.5,
      y: center - 19,
    },
    { ...small, block: 'address', text: address, y: center - 4, link: content.verifyUrl },
    { ...small, block: 'address', joint: '', text: path, y: center + 7, link: content.verifyUrl },
    { ...small, block: 'id', tone: 'muted', text: `Certificate ID`, y: center + 21 },
    { ...small, block: 'id', tone: 'muted', text: content.certificateId, y: center + 32 },
  ];
  const signature = signatureOf(content, right, center);
  return { top, center, code, texts: [...texts, ...signature.texts], rules: signature.rules };
}

const SIGNATURE_WIDTH = 190;

/** Composes who signs: a person above a line, or the issuer alone, because a line without a person would be one for no one to sign. */
function signatureOf({ signer, issuedAt }: CertificateContent, right: number, center: number) {
  const style = {
    face: 'sans',
    size: 9,
    tone: 'muted',
    align: 'center',
    tag: 'p',
    joint: ' ',
    x: right - SIGNATURE_WIDTH / 2,
  } as const;
  const issued = {
    ...style,
    block: 'issued',
    text: issuedAt ? `Issued ${printDate(issuedAt)}` : 'Issued when you claim it',
  };
  const name = { ...style, block: 'signer', face: 'serif', tone: 'ink' } as const;
  if (!signer) {
    const text = `Signed digitally by ${site.name}`;
    const texts: SheetText[] = [
      { ...name, size: 11, text, y: center + 3 },
      { ...issued, y: center + 18 },
    ];
    return { texts, rules: [] };
  }
  const texts: SheetText[] = [
    { ...name, size: 12, text: signer.name, y: center - 4 },
    { ...style, block: 'role', text: `${signer.role}, ${site.name}`, y: center + 16 },
    { ...issued, y: center + 29 },
  ];
  const line = `M${right - SIGNATURE_WIDTH} ${center + 3}h${SIGNATURE_WIDTH}`;
  const rules: SheetShape[] = [{ d: line, stroke: 'line', strokeWidth: 0.75 }];
  return { texts, rules };
}

/** Splits the address before the id, where a reader would. */
function splitAddress({ verifyUrl, certificateId }: CertificateContent): [string, string] {
  const end = verifyUrl.endsWith(certificateId) ? certificateId.length : 0;
  return end > 0 ? [verifyUrl.slice(0, -end), verifyUrl.slice(-end)] : [verifyUrl, ''];
}
