/** The picture that a preview of a link shows, drawn from the page's own data. */
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import type { Course } from '@learning/shared/contract/catalog';
import { composeCover } from '../../src/components/course-cover/compose-cover.ts';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverTone,
} from '../../src/components/course-cover/shape.ts';
import { palettes, surfaces } from '../../src/ui/theme/palette.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../src/app/discovery/picture-size.ts';
import type { Catalog, DiscoveredPage } from '../../src/app/discovery/discovered-page.ts';

const PANEL_WIDTH = 470;
const PADDING = 72;

/** An element as satori reads it: a box, a text or a picture. */
export interface PictureElement {
  type: 'div' | 'img';
  key: null;
  props: {
    style: Readonly<Record<string, string | number>>;
    children?: string | readonly PictureElement[];
    src?: string;
    width?: number;
    height?: number;
  };
}

/** What a picture shows beside the site's name. */
interface PictureTexts {
  /** What kind of page it is. */
  kind: string;
  title: string;
  facts: string;
}

const ink = surfaces.fg.DEFAULT[0];
const muted = surfaces.fg.muted[0];
const paper = surfaces.bg.DEFAULT[0];

/** Returns the picture of a page: what it is, its title and facts, and the course's cover or a pattern of covers. */
export function sharingPicture(page: DiscoveredPage, catalog: Catalog): PictureElement {
  const { course } = page;
  const texts = textsOf(page, catalog);
  const accent = course ? palettes[course.level].fg[0] : palettes.accent.fg[0];
  return box(
    {
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      backgroundColor: paper,
      color: ink,
      fontFamily: 'Sans',
    },
    [
      box(
        {
          flexDirection: 'column',
          width: PICTURE_WIDTH - PANEL_WIDTH,
          padding: `${PADDING}px 56px ${PADDING}px ${PADDING}px`,
        },
        [
          box({ alignItems: 'center', fontFamily: 'Serif', fontSize: 34 }, [
            picture(logo(), 40, 40),
            text(site.name, { marginLeft: 14 }),
          ]),
          text(texts.kind, { marginTop: 'auto', fontSize: 26, fontWeight: 600, color: accent }),
          text(texts.title, {
            marginTop: 14,
            fontFamily: 'Serif',
            fontSize: titleSize(texts.title),
            lineHeight: 1.12,
            letterSpacing: '-0.015em',
          }),
          text(texts.facts, { marginTop: 26, fontSize: 27, lineHeight: 1.35, color: muted }),
        ],
      ),
      box({ width: PANEL_WIDTH, height: PICTURE_HEIGHT }, [
        course ? picture(cover(course), PANEL_WIDTH, PICTURE_HEIGHT) : coverPattern(page, catalog),
      ]),
    ],
  );
}

function textsOf(
  { path, title, description, course, freeModule }: DiscoveredPage,
  catalog: Catalog,
): PictureTexts {
  if (course && freeModule) {
    return {
      kind: 'Free module, no account needed',
      title: freeModule.title,
      facts: `From “${course.title}”`,
    };
  }
  if (course) {
    const modules = `${course.moduleCount} modules`;
    const activities = `${course.activityCount} activities`;
    return {
      kind: `${course.level.charAt(0).toUpperCase()}${course.level.slice(1)} course`,
      title: course.title,
      facts: `${course.duration} · ${modules} · ${activities} · certificate`,
    };
  }
  if (path === '/') {
    return {
      kind: home.eyebrow,
      title: home.headline,
      facts: `${catalog.courses.length} courses with cases to decide. Three days free.`,
    };
  }
  return { kind: 'Professional development for HR', title, facts: firstSentence(description) };
}

function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function titleSize(title: string): number {
  if (title.length <= 28) return 68;
  return title.length <= 52 ? 58 : 48;
}

/** Rows of covers, other ones for each page. */
function coverPattern({ path }: DiscoveredPage, { courses }: Catalog): PictureElement {
  const columns = 2;
  const rows = 4;
  const [width, height] = [PANEL_WIDTH / columns, PICTURE_HEIGHT / rows];
  const start = Buffer.from(path).reduce((sum, byte) => sum + byte, 0);
  const chosen = Array.from(
    { length: columns * rows },
    (_, index) => courses[(start + index * 4) % courses.length]!,
  );
  return box(
    { flexWrap: 'wrap', width: PANEL_WIDTH, height: PICTURE_HEIGHT },
    chosen.map((course) => picture(cover(course), width, height)),
  );
}

/** Returns a course's cover as on the site, in its colors by day. */
function cover(course: Course): string {
  const shades = palettes[course.level];
  const tones: Record<CoverTone, string> = {
    paper: shades.subtle[0],
    light: shades.muted[0],
    middle: shades.emphasized[0],
    strong: shades.solid[0],
    ink: shades.fg[0],
  };
  const paths = composeCover(course).map(({ d, fill, stroke, strokeWidth }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${tones[stroke]}" stroke-width="${strokeWidth ?? 1}"/>`
      : `<path d="${d}" fill="${tones[fill ?? 'ink']}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>`;
}

function logo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h9v20a9 9 0 0 1-9-9z" fill="${palettes.accent.solid[0]}"/><path d="M13 2a9 9 0 0 1 9 9v11h-9z" fill="${ink}"/></svg>`;
}

function box(
  style: PictureElement['props']['style'],
  children: readonly PictureElement[],
): PictureElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function text(content: string, style: PictureElement['props']['style']): PictureElement {
  return { type: 'div', key: null, props: { style, children: content } };
}

function picture(svg: string, width: number, height: number): PictureElement {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const src = `data:image/svg+xml;base64,${Buffer.from(sized).toString('base64')}`;
  return { type: 'img', key: null, props: { style: {}, src, width, height } };
}
