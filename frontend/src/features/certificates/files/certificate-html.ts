import type { CertificateContent } from '#components/certificate/certificate-content.ts';
import { composeSheet } from '#components/certificate/compose-sheet.ts';
import { placeText, SHEET_LINE_HEIGHT } from '#components/certificate/place-text.ts';
import {
  type MeasureText,
  type Sheet,
  SHEET_COLORS,
  type SheetPaper,
  type SheetText,
} from '#components/certificate/sheet-shapes.ts';
import { pathsOf } from '#components/certificate/sheet-svg.ts';
import { certificateTitle } from './certificate-wording.ts';
import { escapeMarkup } from '@learning/shared/domain/escape-markup';

interface Options {
  paper: SheetPaper;
  measure: MeasureText;
  /** `@font-face` rules with the fonts in them, for the families 'Certificate Serif' and 'Certificate Sans'. */
  fontFaces: string;
}

/** Nothing in the file may load or run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/** Returns the certificate as one HTML file that needs nothing else, prints as one page, and reads as text. */
export function certificateHtml(content: CertificateContent, options: Options): string {
  const { paper, measure, fontFaces } = options;
  const sheet = composeSheet(content, paper, measure);
  const { width, height, ornaments, rules, code, texts } = sheet;
  const viewBox = `viewBox="0 0 ${width} ${height}"`;
  const blocks = [...new Set(texts.map(({ block }) => block))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(certificateTitle(content))}</title>
<style>
${fontFaces}
${stylesOf(sheet, paper)}
</style>
</head>
<body>
<main class="sheet">
<svg ${viewBox} aria-hidden="true">${pathsOf([...ornaments, ...rules])}</svg>
${blocks.map((block) => blockOf(texts.filter((text) => text.block === block))).join('\n')}
<svg ${viewBox} role="img" aria-label="QR code of ${escapeMarkup(content.verifyUrl)}" class="code">${pathsOf(code)}</svg>
</main>
</body>
</html>
`;
}

function blockOf(lines: readonly SheetText[]): string {
  const { tag, link, isName } = lines[0]!;
  const spans = lines.map(
    (line, index) =>
      `${index > 0 ? line.joint : ''}<span class="${line.face} ${line.tone}"${isName ? ' dir="auto"' : ''} style="${styleOf(line)}">${escapeMarkup(line.text)}</span>`,
  );
  const inner = spans.join('');
  return link
    ? `<${tag}><a href="${escapeMarkup(link)}">${inner}</a></${tag}>`
    : `<${tag}>${inner}</${tag}>`;
}

function styleOf(text: SheetText): string {
  const { left, top, shift } = placeText(text);
  const move = shift === '0' ? '' : `;transform:translateX(${shift})`;
  return `left:calc(${left}*var(--point));top:calc(${top}*var(--point));font-size:calc(${text.size}*var(--point))${move}`;
}

function stylesOf({ width, height }: Sheet, paper: SheetPaper): string {
  const tones = (['ink', 'muted', 'accent'] as const).map(
    (tone) => `.${tone}{color:${SHEET_COLORS[tone]}}`,
  );
  return `@page{size:${paper === 'A4' ? 'A4' : 'letter'} landscape;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{background:#E9E4D8}
body{min-height:100vh;display:grid;place-items:center;padding:2vmin}
.sheet{position:relative;width:min(100%,calc(94vh*${width}/${height}),1180px);aspect-ratio:${width}/${height};container-type:inline-size;overflow:hidden;background:${SHEET_COLORS.paper};box-shadow:0 2px 24px rgb(20 39 43/.18)}
.sheet>*{--point:calc(100cqw/${width})}
svg{position:absolute;inset:0;width:100%;height:100%}
.code{pointer-events:none}
h1,p{font-weight:inherit}
span{position:absolute;white-space:nowrap;line-height:${SHEET_LINE_HEIGHT}}
.serif{font-family:'Certificate Serif','Source Serif 4',Georgia,serif;font-weight:600}
.sans{font-family:'Certificate Sans','Source Sans 3',Arial,sans-serif;font-weight:400}
a{color:inherit}
${tones.join('\n')}
@media print{html{background:none}body{display:block;min-height:0;padding:0}.sheet{width:${width}pt;height:${Math.floor(height)}pt;background:none;box-shadow:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}}`;
}
