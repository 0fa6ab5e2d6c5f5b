/** Makes the evidence of completed courses for an audit, one folder each. Source: rules/learning.md L31 */
import type { Certificate } from '@learning/shared/contract/certificates';
import type { RecertificationEntry, RecertificationLog } from '@learning/shared/contract/dashboard';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import { resultInWords } from '@learning/shared/domain/wording/activities-in-words';
import { api } from '#lib/api-client.ts';
import { csvCell } from '#lib/csv-cell.ts';
import { fileName } from '#lib/file-name.ts';
import { devicePaper } from '#lib/pdf/device-paper.ts';
import { printMinutes, STUDY_MINUTE_NAMES } from '#lib/study-minutes.ts';
import { wordFile } from '#lib/word/word-file.ts';
import { pdfFile } from '../files/create-files.ts';
import { jwtFile } from '../files/credential-files.ts';
import { coverSheet, printHoursOf, type Evidence } from './cover-sheet.ts';

interface EvidenceFile {
  name: string;
  input: Blob;
}

/** Returns the files of each completed course: cover sheet, hours with their parts, activities, and the certificate if it is claimed. */
export async function evidenceFiles(
  learner: { id: string; name: string },
  { entries }: RecertificationLog,
): Promise<EvidenceFile[]> {
  const own = { params: { userId: learner.id } };
  const [certificates, enrollments, courses] = await Promise.all([
    api.listCertificates(own),
    api.listUserEnrollments(own),
    api.listCourses({}),
  ]);
  const files: EvidenceFile[] = [];
  for (const entry of entries) {
    const { courseId, courseTitle } = entry;
    const certificate = certificates.find(
      (candidate) => candidate.certificateId === entry.certificateId,
    );
    const outcomes = courses.find(({ id }) => id === courseId)?.features ?? [];
    const evidence: Evidence = {
      learnerName: learner.name,
      entry,
      certificate,
      startedAt: enrollments.find((enrollment) => enrollment.courseId === courseId)?.createdAt,
      outcomes: certificate?.skills ?? outcomes,
    };
    const folder = fileName(courseTitle);
    const made = [
      { name: 'Cover sheet.docx', input: await wordFile(coverSheet(evidence)) },
      { name: 'Hours.csv', input: csvFile(hoursCsv(entry)) },
      { name: 'Activities.csv', input: csvFile(activitiesCsv(entry)) },
      ...(certificate ? await certificateFiles(certificate) : []),
    ];
    files.push(...made.map(({ name, input }) => ({ name: `${folder}/${name}`, input })));
  }
  return files;
}

/** Returns the certificate as PDF and its signed token. */
async function certificateFiles(certificate: Certificate): Promise<EvidenceFile[]> {
  const pdf = await pdfFile(certificate, devicePaper());
  return [
    { name: 'Certificate.pdf', input: pdf },
    { name: 'Certificate, signed token.jwt', input: jwtFile(certificate) },
  ];
}

export function hoursCsv(entry: RecertificationEntry): string[][] {
  const { minutes, measuredMinutes } = entry;
  const parts = minutes
    ? Object.entries(STUDY_MINUTE_NAMES).map(([kind, name]) => {
        const amount = minutes[kind as keyof typeof minutes];
        return [name, String(amount), printMinutes(amount)];
      })
    : [];
  return [
    ['Part', 'Minutes', 'In words'],
    ...parts,
    ['Measured', String(measuredMinutes), printMinutes(measuredMinutes)],
    ['Hours of instruction', '', printHoursOf(entry)],
  ];
}

export function activitiesCsv({ activities }: RecertificationEntry): string[][] {
  return [
    ['Activity', 'Kind', 'Result', 'Date'],
    ...activities.map(({ title, type, score, completedAt }) => [
      title,
      ACTIVITY_FACTS[type].nameOnCertificate,
      resultInWords({ type, score }),
      completedAt.slice(0, 10),
    ]),
  ];
}

/** Makes a CSV file (RFC 4180) with the byte order mark that Excel needs. */
function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return new Blob([`\uFEFF${lines.join('')}`], { type: 'text/csv' });
}
