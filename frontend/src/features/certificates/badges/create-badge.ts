import type { Certificate } from '@learning/shared/contract/certificates';
import { pageMeasure } from '#components/certificate/measure-text.ts';
import { loadNameFonts } from '#lib/names/load-name-fonts.ts';
import type { BadgeDesign, BadgeText } from './badge-design.ts';
import { badgeSvg } from './badge-svg.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Returns what the badge of a certificate says, with its own name and title. */
export function badgeTextOf(certificate: Certificate): BadgeText {
  return {
    name: certificate.participantName,
    title: certificate.courseName,
    issuer: certificate.issuerName,
    date: month.format(new Date(certificate.completionDate)),
    courseId: certificate.courseId,
  };
}

/** Draws a badge with its fonts in it. */
export async function createBadge(design: BadgeDesign, text: BadgeText): Promise<string> {
  const { facesFor, fontFaceRules } = await import('../files/font-faces.ts');
  const faces = await facesFor(await loadNameFonts(text.name + text.title));
  const fontFaces = fontFaceRules(faces);
  return badgeSvg(design, text, { measure: pageMeasure(), fontFaces });
}
