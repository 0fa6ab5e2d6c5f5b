import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';
import { escapeMarkup } from '@learning/shared/domain/escape-markup';
import { startsRightToLeft } from '@learning/shared/domain/wording/right-to-left';
import type { Item } from '#table/table.ts';

const LINE_CHARACTERS = 24;
const MAX_LINES = 4;
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Draws a plain badge of a certificate and writes its signed credential into it, so that every verifier of Open Badges reads it. */
export function bakedBadge(certificate: Item, credential: string, issuer: string): string {
  const title = linesOf(String(certificate['courseName']));
  const first = 92 - (title.length - 1) * 9;
  const lines = title.map((line, index) => textAt(first + index * 18, 15, 600, line));
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200" role="img">',
    `<title>${escapeMarkup(`${String(certificate['courseName'])}. Badge by ${issuer}`)}</title>`,
    '<rect width="200" height="200" rx="14" fill="#fff"/><rect x="4" y="4" width="192" height="192" rx="11" fill="none" stroke="#17594a" stroke-width="2"/>',
    textAt(36, 11, 600, issuer),
    ...lines,
    textAt(152, 12, 400, String(certificate['participantName'])),
    textAt(174, 10, 400, month.format(new Date(String(certificate['completedAt'])))),
    '</svg>',
  ].join('');
  return bakeSvg(svg, credential);
}

function textAt(y: number, size: number, weight: number, text: string): string {
  const direction = startsRightToLeft(text) ? ' direction="rtl" unicode-bidi="embed"' : '';
  return `<text x="100" y="${y}"${direction} font-family="Source Sans 3,Arial,sans-serif" font-size="${size}" font-weight="${weight}" fill="#1c2b27" text-anchor="middle">${escapeMarkup(text)}</text>`;
}

/** Breaks a title between words; what does not fit ends with an ellipsis. */
function linesOf(title: string): string[] {
  const lines = title.split(/\s+/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== undefined && last.length + word.length < LINE_CHARACTERS)
      return [...done.slice(0, -1), `${last} ${word}`];
    return [...done, word];
  }, []);
  return lines.length <= MAX_LINES
    ? lines
    : [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]} …`];
}
