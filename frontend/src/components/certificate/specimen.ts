import { site } from '@learning/content/site';
import { type CertificateContent, signerOf } from './certificate-content.ts';
import { composeSheet } from './compose-sheet.ts';
import { estimateWidth } from './place-text.ts';
import { pathsOf } from './sheet-svg.ts';

export interface SpecimenCourse {
  title: string;
  /** Hours that the certificate can print. Source: rules/hours.md H3 */
  instructionHours: number;
  moduleCount: number;
  features: readonly string[];
}

/** The picture with the lines of every specimen; `specimen.test.ts` compares it with the drawing. */
export const SPECIMEN_LINES = '/certificate-specimen.svg';

export function specimenContent(course: SpecimenCourse): CertificateContent {
  return {
    certificateId: 'specimen',
    participantName: 'Your Name',
    courseName: course.title,
    instructionHours: course.instructionHours,
    moduleCount: course.moduleCount,
    activities: [],
    capstone: null,
    stillKnown: [],
    skills: course.features.slice(0, 4),
    frameworks: [],
    approvals: [],
    verifyUrl: `${site.origin}/verify`,
    signer: signerOf(site.instructor),
  };
}

/** Draws frame, seal and QR code. The rules move with the texts, so they are not in it. */
export function specimenLines(): string {
  const course = { title: '', instructionHours: 0, moduleCount: 0, features: [] };
  const { width, height, ornaments, code } = composeSheet(
    specimenContent(course),
    'LETTER',
    estimateWidth,
  );
  const paths = pathsOf([...ornaments, ...code]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths}</svg>\n`;
}
