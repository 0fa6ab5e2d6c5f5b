// @vitest-environment happy-dom
import { readPdfCredential } from '@learning/shared/credentials/pdf/read-pdf-credential';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { certificate } from '#testing/certificate-samples.ts';
import { course } from '#testing/catalog-samples.ts';
import { enrollment, LEARNER, recertificationEntry } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { pdfFonts } from '#testing/pdf-fonts.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { activitiesCsv, evidenceFiles, hoursCsv } from './evidence-files.ts';

withMockedApi();
beforeEach(() => {
  signInLearner();
  const fontOf = (url: string) => (url.includes('Serif') ? pdfFonts.serif : pdfFonts.sans);
  mockServer.use(
    http.get('*.ttf', ({ request }) =>
      HttpResponse.arrayBuffer(fontOf(request.url).slice().buffer),
    ),
    mockCall('listCertificates', () => [certificate({ courseId: 14 })]),
    mockCall('listUserEnrollments', () => [enrollment()]),
    mockCall('listCourses', () => [course()]),
  );
});

it('makes a folder for each completed course, with the certificate where it is claimed', async () => {
  const claimed = recertificationEntry({ certificateId: certificate().id });
  const open = recertificationEntry({ courseId: 2, courseTitle: 'Pay: fair?' });
  const files = await evidenceFiles(LEARNER, { entries: [claimed, open], instructionHours: 7 });
  expect(files.map(({ name }) => name)).toEqual([
    'HR Documentation Basic/Cover sheet.docx',
    'HR Documentation Basic/Hours.csv',
    'HR Documentation Basic/Activities.csv',
    'HR Documentation Basic/Certificate.pdf',
    'HR Documentation Basic/Certificate, signed token.jwt',
    'Pay fair/Cover sheet.docx',
    'Pay fair/Hours.csv',
    'Pay fair/Activities.csv',
  ]);
  const contents = new Map(files.map(({ name, input }) => [name.split('/')[1], input]));
  const token = await contents.get('Certificate, signed token.jwt')!.text();
  expect(token).toBe(certificate().credential);
  const pdf = files.find(({ name }) => name.endsWith('.pdf'))!.input;
  const found = await readPdfCredential(new Uint8Array(await pdf.arrayBuffer()));
  expect(found).toEqual({ carrier: 'pdf', form: 'jwt', token });
});

it('lists hours with their parts and activities with their dates', () => {
  expect(hoursCsv(recertificationEntry())).toEqual([
    ['Part', 'Minutes', 'In words'],
    ['On screen', '110', '1 h 50 min'],
    ['Activities', '100', '1 h 40 min'],
    ['At your desk', '60', '1 h'],
    ['Measured', '184', '3 h 4 min'],
    ['Hours of instruction', '', '3.5 hours'],
  ]);
  const completedAt = '2026-11-12T10:00:00Z';
  const document = { title: 'The Policy', type: 'generator' as const, score: 100, completedAt };
  const { activities } = recertificationEntry();
  const entry = recertificationEntry({ activities: [...activities, document] });
  expect(activitiesCsv(entry)).toEqual([
    ['Activity', 'Kind', 'Result', 'Date'],
    ['Write the Warning', 'Scenario', 'passed with 90%', '2026-11-13'],
    ['The Policy', 'Written work', 'completed', '2026-11-12'],
  ]);
});
