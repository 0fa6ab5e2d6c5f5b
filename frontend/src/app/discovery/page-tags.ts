import { type DiscoveredPage, escapeText } from './discovered-page.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-size.ts';

/** Returns the tags with which previews of links show a page's picture. The other tags are in `PageHead`. */
export function pictureTags({ title, course }: DiscoveredPage, pictureAddress: string): string {
  const alternative = course
    ? `The cover of the course “${course.title}”`
    : `“${title}” beside course covers`;
  const tags = [
    ['property', 'og:image', pictureAddress],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_WIDTH)],
    ['property', 'og:image:height', String(PICTURE_HEIGHT)],
    ['property', 'og:image:alt', alternative],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  return tags
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeText(content)}" />`)
    .join('');
}
