import type { InstructorCopy } from '@learning/content/site';
import {
  capstoneInWords,
  type CapstoneStatement,
} from '@learning/shared/domain/capstone/capstone-statement';
import { stillKnowsName, type StillKnown } from '@learning/shared/domain/retest/retest-rules';
import { activitiesInWords } from '@learning/shared/domain/wording/activities-in-words';
import { printDate } from '#lib/print-date.ts';

/** What a certificate says. */
export interface CertificateContent {
  certificateId: string;
  participantName: string;
  courseName: string;
  /** Both absent on the specimen. */
  completedAt?: string;
  /** The day it was claimed. */
  issuedAt?: string;
  /** null when measured time did not support them: then the certificate has no hours at all. Source: rules/hours.md H7 */
  instructionHours: number | null;
  moduleCount: number;
  /** Types of the activities. */
  activities: readonly string[];
  /** null for a course without a capstone. */
  capstone: CapstoneStatement | null;
  /** Retests that were passed. */
  stillKnown: readonly StillKnown[];
  skills: readonly string[];
  /** Areas that the curriculum maps the course to; never an approval by the framework's owner. Source: rules/hours.md H5 */
  frameworks: readonly { frameworkName: string; areas: readonly string[] }[];
  /** Approvals by certifying bodies, as printed; usually none. Source: rules/certificates.md K15 */
  approvals: readonly string[];
  /** Address of the page that verifies it. */
  verifyUrl: string;
  /** The person who signs; null while the operator has named no one. Source: rules/certificates.md K20 */
  signer: { name: string; role: string } | null;
}

/** Returns the person who signs certificates. @param instructor the operator's entry */
export function signerOf({
  person,
  role,
}: Pick<InstructorCopy, 'person' | 'role'>): CertificateContent['signer'] {
  return person && { name: person.name, role };
}

/** Returns the facts below the course's title: '12.5 hours of instruction', '8 modules'. */
export function factsOf(content: CertificateContent): string[] {
  const activities = activitiesInWords(content.activities);
  return [
    ...(content.instructionHours === null ? [] : [printHours(content.instructionHours)]),
    count(content.moduleCount, 'module'),
    ...(activities ? [activities] : []),
    ...(content.completedAt ? [`completed ${printDate(content.completedAt)}`] : []),
  ];
}

export function printHours(instructionHours: number): string {
  return `${count(instructionHours, 'hour')} of instruction`;
}

/** Returns what is said of the capstone, retests, approvals, what the course is mapped to, and that this is no approval; empty without any of these. */
export function mappingOf({
  frameworks,
  approvals,
  capstone,
  stillKnown,
}: CertificateContent): string[] {
  const first = [
    ...(capstone ? [capstoneInWords(capstone)] : []),
    ...stillKnown.map(({ days, passedAt }) => `${stillKnowsName(days)}, ${printDate(passedAt)}.`),
    ...approvals,
  ];
  if (frameworks.length === 0) return first;
  return [
    ...first,
    ...frameworks.map(({ frameworkName, areas }) => `${frameworkName}: ${areas.join(', ')}`),
    approvals.length === 0
      ? 'We map our courses to these areas ourselves. The bodies named have not approved the course.'
      : 'We map our courses to these areas ourselves. Nothing was approved beyond what is stated above.',
  ];
}

function count(amount: number, singular: string, many = `${singular}s`): string {
  return `${amount} ${amount === 1 ? singular : many}`;
}
