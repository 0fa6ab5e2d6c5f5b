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
  instructionHours: number;
  /** Whether the hours are the measured time, because it did not support the course's hours. Source: rules/hours.md H7 */
  isMeasuredTime: boolean;
  moduleCount: number;
  activityCount: number;
  skills: readonly string[];
  /** Areas that the curriculum maps the course to; never an approval by the framework's owner. Source: rules/hours.md H5 */
  frameworks: readonly { frameworkName: string; areas: readonly string[] }[];
  /** Approvals by certifying bodies, as printed; usually none. Source: rules/certificates.md K15 */
  approvals: readonly string[];
  /** Address of the page that verifies it. */
  verifyUrl: string;
  /** Role of the person who signs. */
  signerRole: string;
}

/** Returns the facts below the course's title: '12.5 hours of instruction', '8 modules'. */
export function factsOf(content: CertificateContent): string[] {
  return [
    printHours(content),
    count(content.moduleCount, 'module'),
    ...(content.activityCount > 0
      ? [`${count(content.activityCount, 'graded activity', 'graded activities')} passed`]
      : []),
    ...(content.completedAt ? [`completed ${printDate(content.completedAt)}`] : []),
  ];
}

export function printHours({
  instructionHours,
  isMeasuredTime,
}: Pick<CertificateContent, 'instructionHours' | 'isMeasuredTime'>): string {
  const hours = count(instructionHours, 'hour');
  return isMeasuredTime ? `${hours} of instruction, as measured` : `${hours} of instruction`;
}

/** Returns approvals, what the course is mapped to, and that this is no approval; empty without either. */
export function mappingOf({ frameworks, approvals }: CertificateContent): string[] {
  if (frameworks.length === 0) return [...approvals];
  return [
    ...approvals,
    ...frameworks.map(({ frameworkName, areas }) => `${frameworkName}: ${areas.join(', ')}`),
    approvals.length === 0
      ? 'We map our courses to these areas ourselves. The bodies named have not approved the course.'
      : 'We map our courses to these areas ourselves. Nothing was approved beyond what is stated above.',
  ];
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
