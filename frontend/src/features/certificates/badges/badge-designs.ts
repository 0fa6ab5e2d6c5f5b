import { medalLines } from '#components/medal/medal-lines.ts';
import { palettes, surfaces } from '#ui/theme/palette.ts';
import { BADGE_SIZE, type BadgeDesign } from './badge-design.ts';
import { badgeObject, type ObjectColors } from './badge-object.ts';

const INK = surfaces.fg.DEFAULT[0];
const MUTED = surfaces.fg.muted[0];
const PAPER = surfaces.bg.panel[0];
const SAND = surfaces.bg.muted[0];
const GREEN = palettes.accent.solid[0];
const MINT = palettes.accent.emphasized[0];
const GOLD = palettes.signal.border[0];
const LIGHT_GOLD = palettes.signal.emphasized[0];
const BLUE = palettes.intermediate.solid[0];
const LIGHT_BLUE = palettes.intermediate.subtle[0];
const CENTER = BADGE_SIZE / 2;

const ON_PAPER: ObjectColors = {
  paper: PAPER,
  light: SAND,
  middle: MINT,
  strong: GREEN,
  ink: INK,
};
const ON_INK: ObjectColors = {
  paper: INK,
  light: MUTED,
  middle: MINT,
  strong: '#fff',
  ink: LIGHT_GOLD,
};
const ON_WHITE_IN_BLUE: ObjectColors = {
  paper: '#fff',
  light: LIGHT_BLUE,
  middle: palettes.intermediate.emphasized[0],
  strong: BLUE,
  ink: INK,
};

/** The site's mark: two quarter circles, `size` wide. */
function mark(x: number, y: number, size: number, left: string, right: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 20})"><path d="M0 0h9v20a9 9 0 0 1-9-9z" fill="${left}"/><path d="M11 0a9 9 0 0 1 9 9v11h-9z" fill="${right}"/></g>`;
}

function hexagon(radius: number): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${(CENTER + radius * Math.cos(angle)).toFixed(1)},${(CENTER + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return points.join(' ');
}

const classic: BadgeDesign = {
  id: 'classic',
  name: 'Classic Professional',
  description: 'A medal with a guilloche rim and a ribbon that carries your name.',
  draw: ({ name, title, issuer, date, courseId }, lines) =>
    [
      `<path d="M62 128l-14 68 26-13 17 15 9-60zM138 128l14 68-26-13-17 15-9-60z" fill="${GOLD}"/>`,
      `<circle cx="100" cy="86" r="85" fill="${PAPER}" stroke="${GREEN}" stroke-width="2"/>`,
      `<g transform="translate(8 -6) scale(.92)" fill="none" stroke="${GREEN}" stroke-width=".5">${medalLines(
        title,
      )
        .map((d) => `<path d="${d}"/>`)
        .join('')}</g>`,
      `<circle cx="100" cy="86" r="57" fill="${PAPER}" stroke="${GOLD}" stroke-width="1.2"/>`,
      badgeObject(courseId, [100, 47, 28], ON_PAPER) ?? mark(92, 41, 16, GREEN, INK),
      lines(title, {
        x: 100,
        y: 83,
        width: 96,
        face: 'serif',
        sizes: [13, 12, 11, 10, 9, 8],
        maxLines: 3,
        fill: INK,
      }),
      lines(date, {
        x: 100,
        y: 113,
        width: 80,
        face: 'sans',
        sizes: [8],
        maxLines: 1,
        fill: MUTED,
      }),
      `<path d="M8 134h184l-9 13 9 13H8l9-13z" fill="${GREEN}"/>`,
      lines(name, {
        x: 100,
        y: 147,
        width: 152,
        face: 'serif',
        sizes: [14, 13, 12, 11, 10, 9, 8, 7],
        maxLines: 1,
        fill: '#fff',
      }),
      lines(issuer, {
        x: 100,
        y: 126,
        width: 80,
        face: 'sans',
        sizes: [7.5],
        maxLines: 1,
        fill: GREEN,
        weight: 600,
      }),
    ].join(''),
};

const hexagonDesign: BadgeDesign = {
  id: 'hexagon',
  name: 'Achievement Hexagon',
  description: 'A dark hexagon with the title in the middle, for profiles and slides.',
  draw: ({ name, title, issuer, date, courseId }, lines) =>
    [
      `<polygon points="${hexagon(99)}" fill="${INK}"/>`,
      `<polygon points="${hexagon(91)}" fill="none" stroke="${LIGHT_GOLD}" stroke-width="1"/>`,
      `<polygon points="${hexagon(87)}" fill="none" stroke="${LIGHT_GOLD}" stroke-width=".4"/>`,
      badgeObject(courseId, [100, 37, 32], ON_INK) ?? mark(90, 27, 20, MINT, '#fff'),
      lines('ACHIEVEMENT', {
        x: 100,
        y: 61,
        width: 120,
        face: 'sans',
        sizes: [7.5],
        maxLines: 1,
        fill: LIGHT_GOLD,
        weight: 600,
        spacing: 2,
      }),
      lines(title, {
        x: 100,
        y: 94,
        width: 138,
        face: 'serif',
        sizes: [17, 15, 14, 13, 12, 11, 10],
        maxLines: 3,
        fill: '#fff',
      }),
      `<path d="M70 125h60" stroke="${LIGHT_GOLD}" stroke-width=".75"/>`,
      lines(name, {
        x: 100,
        y: 137,
        width: 134,
        face: 'sans',
        sizes: [12, 11, 10, 9, 8, 7],
        maxLines: 1,
        fill: '#fff',
        weight: 600,
      }),
      lines(date, {
        x: 100,
        y: 152,
        width: 110,
        face: 'sans',
        sizes: [8.5],
        maxLines: 1,
        fill: MINT,
      }),
      lines(issuer, {
        x: 100,
        y: 166,
        width: 70,
        face: 'sans',
        sizes: [8.5],
        maxLines: 1,
        fill: MINT,
      }),
    ].join(''),
};

const circular: BadgeDesign = {
  id: 'circular',
  name: 'Excellence Circle',
  description: 'A seal with words around its rim, like the stamp on a deed.',
  draw: ({ name, title, issuer, date, courseId }, lines, rim) =>
    [
      `<circle cx="100" cy="100" r="98" fill="${GREEN}"/>`,
      `<circle cx="100" cy="100" r="93" fill="none" stroke="#fff" stroke-width=".75" stroke-dasharray="1.5 2.5"/>`,
      `<circle cx="100" cy="100" r="72" fill="${PAPER}"/>`,
      `<circle cx="100" cy="100" r="68" fill="none" stroke="${GREEN}" stroke-width=".75"/>`,
      rim('CERTIFICATE OF COMPLETION', { side: 'top', radius: 79, fill: '#fff' }),
      rim(`${issuer.toUpperCase()}  ·  ${date.toUpperCase()}`, {
        side: 'bottom',
        radius: 86.5,
        fill: '#fff',
      }),
      badgeObject(courseId, [100, 55, 33], ON_PAPER) ??
        `<path d="M100 46l3.2 7.4 8 .7-6.1 5.3 1.9 7.8-7-4.2-7 4.2 1.9-7.8-6.1-5.3 8-.7z" fill="${GOLD}"/>`,
      lines(title, {
        x: 100,
        y: 97,
        width: 116,
        face: 'serif',
        sizes: [15, 14, 13, 12, 11, 10, 9],
        maxLines: 3,
        fill: INK,
      }),
      `<path d="M72 124h56" stroke="${GOLD}" stroke-width=".75"/>`,
      lines(name, {
        x: 100,
        y: 138,
        width: 98,
        face: 'sans',
        sizes: [11, 10, 9, 8, 7],
        maxLines: 2,
        fill: GREEN,
        weight: 600,
      }),
    ].join(''),
};

const modern: BadgeDesign = {
  id: 'modern',
  name: 'Modern Card',
  description: 'A card with a bold composition from our covers, title first.',
  draw: ({ name, title, issuer, date, courseId }, lines) =>
    [
      `<clipPath id="card"><rect width="200" height="200" rx="14"/></clipPath><g clip-path="url(#card)">`,
      `<rect width="200" height="200" fill="${PAPER}"/><rect width="200" height="72" fill="${MINT}"/>`,
      `<path d="M0 72V0a72 72 0 0 1 72 72z" fill="${GREEN}"/><path d="M72 72a64 64 0 0 1 128 0z" fill="${LIGHT_GOLD}"/>`,
      badgeObject(courseId, [136, 40, 58], ON_PAPER) ??
        `<path d="M104 72a32 32 0 0 1 64 0z" fill="${INK}"/><path d="M72 0h36a36 36 0 0 1-36 36z" fill="${PAPER}"/>`,
      `</g><rect x=".5" y=".5" width="199" height="199" rx="13.5" fill="none" stroke="${MINT}"/>`,
      lines(title, {
        x: 14,
        y: 109,
        width: 172,
        face: 'serif',
        sizes: [18, 16, 15, 14, 13, 12],
        maxLines: 3,
        fill: INK,
        anchor: 'start',
      }),
      lines(name, {
        x: 14,
        y: 154,
        width: 172,
        face: 'sans',
        sizes: [13, 12, 11, 10, 9, 8, 7],
        maxLines: 1,
        fill: GREEN,
        anchor: 'start',
        weight: 600,
      }),
      `<path d="M14 167h172" stroke="${SAND}"/>`,
      mark(14, 175, 12, GREEN, INK),
      lines(issuer, {
        x: 31,
        y: 181,
        width: 80,
        face: 'serif',
        sizes: [9.5],
        maxLines: 1,
        fill: INK,
        anchor: 'start',
      }),
      lines(date, {
        x: 186,
        y: 181,
        width: 80,
        face: 'sans',
        sizes: [9],
        maxLines: 1,
        fill: MUTED,
        anchor: 'end',
      }),
    ].join(''),
};

const minimal: BadgeDesign = {
  id: 'minimal',
  name: 'Minimalist',
  description: 'Type on white, one green line, nothing else.',
  draw: ({ name, title, issuer, date }, lines) =>
    [
      `<rect x=".5" y=".5" width="199" height="199" fill="#fff" stroke="${SAND}"/>`,
      `<rect x="20" y="24" width="3" height="96" fill="${GREEN}"/>`,
      lines(title, {
        x: 34,
        y: 72,
        width: 150,
        face: 'serif',
        sizes: [20, 18, 17, 16, 15, 14, 13, 12],
        maxLines: 4,
        fill: INK,
        anchor: 'start',
      }),
      lines(name, {
        x: 20,
        y: 146,
        width: 162,
        face: 'sans',
        sizes: [13, 12, 11, 10, 9, 8, 7],
        maxLines: 1,
        fill: INK,
        anchor: 'start',
      }),
      lines(`${issuer}  ·  ${date}`, {
        x: 20,
        y: 174,
        width: 162,
        face: 'sans',
        sizes: [9.5, 9],
        maxLines: 1,
        fill: MUTED,
        anchor: 'start',
      }),
    ].join(''),
};

const linkedin: BadgeDesign = {
  id: 'linkedin',
  name: 'LinkedIn Style',
  description: 'Blue, square and easy to read at the size of a profile picture.',
  draw: ({ name, title, issuer, date, courseId }, lines) =>
    [
      `<rect width="200" height="200" rx="8" fill="${BLUE}"/>`,
      `<path d="M8 0h184a8 8 0 0 1 8 8v44H0V8a8 8 0 0 1 8-8z" fill="${LIGHT_BLUE}"/>`,
      mark(16, 17, 17, BLUE, INK),
      lines(issuer, {
        x: 42,
        y: 26,
        width: 100,
        face: 'serif',
        sizes: [13],
        maxLines: 1,
        fill: INK,
        anchor: 'start',
      }),
      `<circle cx="158" cy="52" r="25" fill="#fff"/>`,
      badgeObject(courseId, [158, 52, 40], ON_WHITE_IN_BLUE) ??
        `<circle cx="158" cy="52" r="21" fill="${BLUE}"/><path d="M148 52l7 7.5 13-15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
      lines(name, {
        x: 16,
        y: 86,
        width: 168,
        face: 'sans',
        sizes: [16, 15, 14, 13, 12, 11, 10, 9],
        maxLines: 1,
        fill: '#fff',
        anchor: 'start',
        weight: 600,
      }),
      lines('completed', {
        x: 16,
        y: 103,
        width: 168,
        face: 'sans',
        sizes: [10],
        maxLines: 1,
        fill: LIGHT_BLUE,
        anchor: 'start',
      }),
      lines(title, {
        x: 16,
        y: 141,
        width: 168,
        face: 'serif',
        sizes: [16, 15, 14, 13, 12, 11],
        maxLines: 3,
        fill: '#fff',
        anchor: 'start',
      }),
      lines(date, {
        x: 16,
        y: 184,
        width: 168,
        face: 'sans',
        sizes: [10],
        maxLines: 1,
        fill: LIGHT_BLUE,
        anchor: 'start',
      }),
    ].join(''),
};

/** The six designs of the badge designer. */
export const BADGE_DESIGNS: readonly BadgeDesign[] = [
  classic,
  hexagonDesign,
  circular,
  modern,
  minimal,
  linkedin,
];
