// @vitest-environment happy-dom
import type {
  CertificateOverview,
  FormerCertificate,
} from '@learning/shared/contract/certificates';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { availableCertificate, certificate } from '#testing/certificate-samples.ts';
import { mockConfig } from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CertificatesPage } from './certificates-page.tsx';
import type { CertificatesSearch } from './certificates-search.ts';

withMockedApi();
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  signInLearner();
  mockConfig();
  mockServer.use(http.get('*.woff2', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
});

function Page({ start }: { start: CertificatesSearch }) {
  const [search, setSearch] = useState(start);
  return <CertificatesPage learner={LEARNER} search={search} onSearch={setSearch} />;
}

async function open(overview: Partial<CertificateOverview>, start: CertificatesSearch = {}) {
  const state: CertificateOverview = {
    certificates: [],
    former: [],
    available: [],
    withoutHours: [],
    newCapstones: [],
    retests: [],
    ...overview,
  };
  mockServer.use(mockCall('getCertificateOverview', () => state));
  await renderPage(<Page start={start} />, { path: '/certificates' });
  await screen.findByRole('tab', { name: 'My Certificates' });
  return { user: userEvent.setup(), state };
}

it('says what to do without certificates, on each tab', async () => {
  const { user } = await open({});
  expect(await screen.findByRole('heading', { name: 'No Certificates Yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Courses' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Available Certificates' }));
  expect(await screen.findByRole('heading', { name: 'No Certificates Available' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'LinkedIn Badges' }));
  expect(await screen.findByRole('heading', { name: 'No Badges Yet' })).toBeTruthy();
});

it('leads to a certificate that is ready to claim', async () => {
  const { user } = await open({ available: [availableCertificate()] });
  expect(await screen.findByRole('heading', { name: 'One is ready to claim' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Claim Your Certificate' }));
  expect(await screen.findByRole('heading', { name: 'Ready to Claim' })).toBeTruthy();
});

it('offers to try again when the certificates cannot be loaded', async () => {
  mockServer.use(mockCall('getCertificateOverview', networkError));
  await renderPage(<Page start={{}} />, { path: '/certificates' });
  expect(await screen.findByText('Your certificates could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('opens the details of a certificate, and closes them', async () => {
  const { user } = await open({ certificates: [certificate()] });
  const card = screen.getByRole('listitem');
  expect(card.textContent).toContain('Earned');
  expect(card.textContent).toContain('Completed November 20, 2026');
  expect(card.textContent).toContain(`Certificate ID ${certificate().certificateId}`);
  await user.click(within(card).getByRole('button', { name: certificate().courseName }));
  const dialog = await screen.findByRole('dialog', { name: 'Certificate Details' });
  expect(dialog.textContent).toContain('Certificate Earned');
  expect(dialog.textContent).toContain('6.25 hours of instruction');
  expect(dialog.textContent).toContain('The bodies named have not approved the course.');
  const profile = new URL(
    within(dialog).getByRole('link', { name: 'Add to LinkedIn profile' }).getAttribute('href')!,
  );
  expect(Object.fromEntries(profile.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: certificate().courseName,
    organizationName: 'Due Course',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: certificate().verificationUrl,
    certId: certificate().certificateId,
  });
  expect(dialog.textContent).toContain('with name, organization, date, ID and address filled in');
  const share = within(dialog).getByRole('link', { name: 'Share on LinkedIn' });
  expect([...new URL(share.getAttribute('href')!).searchParams.keys()]).toEqual(['url']);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('confirms the name and says what claiming ends, then shows the new certificate', async () => {
  const available = [availableCertificate({ closesRefund: true, closesExchange: true })];
  const { user, state } = await open({ available }, { tab: 'available' });
  const bodies: object[] = [];
  mockServer.use(
    mockCall('claimCertificate', ({ body }) => {
      bodies.push(body);
      const claimed = certificate({ courseId: 14, courseName: available[0]!.courseName });
      state.certificates = [claimed];
      state.available = [];
      return claimed;
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Ready to Claim' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Generate Certificate for/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim your certificate' });
  expect(dialog.textContent).toContain('You can still get a refund or exchange this course today.');
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name on the certificate');
  expect(name.value).toBe(LEARNER.name);
  await user.clear(name);
  await user.click(within(dialog).getByRole('button', { name: 'Generate Certificate' }));
  expect(bodies).toEqual([]);
  expect(dialog.textContent).toContain('Enter the name that the certificate should show.');
  await user.type(name, ' Ada M. Grey ');
  await user.click(within(dialog).getByLabelText(/recognize me by my email address/));
  await user.click(within(dialog).getByRole('button', { name: 'Generate Certificate' }));
  await screen.findByRole('dialog', { name: 'Certificate Details' });
  expect(bodies).toEqual([
    {
      userId: LEARNER.id,
      courseId: 14,
      participantName: 'Ada M. Grey',
      isNamePublic: true,
      hasEmailHash: true,
    },
  ]);
});

it('tells the learner when a claim fails, and keeps the name', async () => {
  const { user } = await open({ available: [availableCertificate()] }, { claim: 14 });
  mockServer.use(mockCall('claimCertificate', () => refusal('course_incomplete')));
  const dialog = await screen.findByRole('dialog', { name: 'Claim your certificate' });
  await user.click(within(dialog).getByRole('button', { name: 'Generate Certificate' }));
  expect((await within(dialog).findByText(/was not generated/)).textContent).toContain(
    'every module and activity is complete',
  );
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name on the certificate').value).toBe(
    LEARNER.name,
  );
});

it('says which certificates no longer count, and opens the one that does', async () => {
  const current = certificate({ replaces: 'aaaaaaaaaaaaaaaaaaaaaaaaaa' });
  const { courseId, courseName } = current;
  const old = {
    courseId,
    courseName,
    issuedAt: '2026-11-02T09:00:00.000Z',
    sharing: { isNamePublic: false, areScoresPublic: false },
  };
  const { user } = await open({
    certificates: [current],
    former: [
      {
        ...old,
        certificateId: current.replaces!,
        participantName: 'Ada Gray',
        state: 'replaced',
        changedAt: '2026-11-20T09:00:00.000Z',
        reason: null,
        replacedBy: current.id,
        replacedFor: 'name',
        verificationUrl: `https://example.com/verify/${current.replaces!}`,
      },
      {
        ...old,
        certificateId: 'bbbbbbbbbbbbbbbbbbbbbbbbbb',
        participantName: 'Ada Gray',
        state: 'revoked',
        changedAt: '2026-11-10T09:00:00.000Z',
        reason: 'refund',
        replacedBy: null,
        replacedFor: null,
        verificationUrl: 'https://example.com/verify/bbbbbbbbbbbbbbbbbbbbbbbbbb',
      },
    ],
  });
  const earlier = screen.getByRole('region', { name: 'Earlier certificates' });
  const [replaced, revoked] = within(earlier).getAllByRole('listitem');
  expect(replaced!.textContent).toContain(
    'Replaced on November 20, 2026 by a certificate with the corrected name.',
  );
  expect(within(replaced!).getByRole('link').getAttribute('href')).toBe(
    'https://example.com/verify/aaaaaaaaaaaaaaaaaaaaaaaaaa',
  );
  expect(revoked!.textContent).toContain(
    'Revoked on November 10, 2026 because the payment for the course was refunded.',
  );
  await user.click(within(replaced!).getByRole('button', { name: 'Show the Current Certificate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Certificate Details' });
  expect(dialog.textContent).toContain(current.certificateId);
});

it('corrects the name, and shows the certificate that replaces the old one', async () => {
  const old = certificate();
  const { user, state } = await open({ certificates: [old] }, { certificate: old.id });
  const bodies: object[] = [];
  mockServer.use(
    mockCall('correctCertificate', ({ body, params }) => {
      expect(params['certificateId']).toBe(old.id);
      bodies.push(body);
      const corrected = certificate({
        id: '0123456789abcdefghjkmnpqrs',
        participantName: body.participantName,
        replaces: old.id,
        correctionsLeft: 1,
      });
      state.certificates = [corrected];
      return corrected;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Correct the Name' }));
  const name = screen.getByLabelText('Corrected name');
  await user.click(screen.getByRole('button', { name: 'Issue Corrected Certificate' }));
  expect(screen.getByText('This is the name it shows now.')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Ada Gray');
  const former = screen.getByLabelText<HTMLInputElement>(
    'Show the former name on the old certificate',
  );
  expect(former.checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Issue Corrected Certificate' }));
  expect(await screen.findByText(/It replaces the certificate/)).toBeTruthy();
  expect(bodies).toEqual([{ participantName: 'Ada Gray', isFormerNamePublic: false }]);
  expect(screen.getByRole('dialog').textContent).toContain('Ada Gray');
});

it('changes what the public page shows, and says when that failed', async () => {
  const { user, state } = await open(
    { certificates: [certificate()] },
    { certificate: certificate().id },
  );
  const received: object[] = [];
  mockServer.use(
    mockCall('changeCertificateSharing', ({ body }) => {
      received.push(body);
      state.certificates = [certificate({ sharing: body })];
      return { certificateId: certificate().id, sharing: body };
    }),
  );
  const scores = await screen.findByLabelText<HTMLInputElement>(
    /with the scores of those that are graded/,
  );
  await user.click(scores);
  await screen.findByText('Saved.');
  expect(received).toEqual([{ isNamePublic: true, areScoresPublic: true }]);
  await waitFor(() => expect(scores.checked).toBe(true));
  mockServer.use(mockCall('changeCertificateSharing', networkError));
  await user.click(screen.getByLabelText('My name'));
  expect((await screen.findByText(/Your choice was not saved/)).textContent).toContain(
    'We can’t reach the server',
  );
});

it('adds the hashed email address to the downloads once the learner wants it', async () => {
  const { user, state } = await open(
    { certificates: [certificate()] },
    { certificate: certificate().id },
  );
  const received: object[] = [];
  mockServer.use(
    mockCall('changeCertificateEmailHash', ({ body }) => {
      received.push(body);
      state.certificates = [certificate(body)];
      return state.certificates[0]!;
    }),
  );
  const choice = await screen.findByLabelText<HTMLInputElement>('My email address, as a hash');
  expect(choice.checked).toBe(false);
  await user.click(choice);
  await screen.findByText('Saved. Your next downloads have the change.');
  expect(received).toEqual([{ hasEmailHash: true }]);
  await waitFor(() => expect(choice.checked).toBe(true));
});

it('downloads all valid certificates as one signed record, and says when that failed', async () => {
  const { user } = await open({ certificates: [certificate()] });
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:record';
  });
  const proof = {
    type: 'DataIntegrityProof' as const,
    cryptosuite: 'eddsa-rdfc-2022' as const,
    created: '2026-11-22T15:00:00Z',
    verificationMethod: 'https://www.duecourse.example/credentials/keys/z6Mk.json',
    proofPurpose: 'assertionMethod' as const,
    proofValue: 'z58',
  };
  const token = (payload: object) => `e30.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.c2ln`;
  mockServer.use(mockCall('createLearnerRecord', networkError));
  const button = screen.getByRole('button', { name: 'Download All as One Record (CLR 2.0)' });
  await user.click(button);
  expect((await screen.findByText(/The record was not created/)).textContent).toContain(
    'We can’t reach the server',
  );
  mockServer.use(
    mockCall('createLearnerRecord', () => ({
      certificateCount: 1,
      credential: token({ '@context': ['a', 'b', 'c'], id: 'urn:uuid:1', iss: 'x' }),
      proof,
    })),
  );
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(await saved[0]!.text())).toEqual({
    '@context': ['a', 'b', 'c'],
    id: 'urn:uuid:1',
    proof: [proof],
  });
});

it('says that a certificate was revoked and why, and offers no downloads for it', async () => {
  const revoked = certificate({
    state: 'revoked',
    revocation: { reason: 'refund', revokedAt: '2026-11-22T15:00:00.000Z' },
  });
  const { user } = await open({ certificates: [revoked] });
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: revoked.courseName }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('because the payment for the course was refunded');
  expect(within(dialog).queryByRole('button', { name: 'Download Certificate' })).toBeNull();
});

it('designs a badge of the latest certificate, and signs only its own name and title', async () => {
  const { user } = await open({ certificates: [certificate()] }, { tab: 'badges' });
  await user.click(await screen.findByRole('button', { name: 'Use Latest Certificate' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(6);
  expect(screen.getByText(/The files carry your signed credential/)).toBeTruthy();
  const name = screen.getByLabelText<HTMLInputElement>('Your Name');
  await user.clear(name);
  await user.type(name, 'Dr. Someone');
  expect(screen.getByText(/the files are pictures only/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use the Certificate’s Name and Title' }));
  expect(name.value).toBe(LEARNER.name);
  expect(screen.getByLabelText<HTMLInputElement>('Course Title').value).toBe(
    certificate().courseName,
  );
});

it('says before the claim that no hours will be printed, with the figures and a preview, and puts waiting first', async () => {
  const available = [
    availableCertificate({ instructionHours: null, courseHours: 2, measuredMinutes: 65 }),
  ];
  const { user } = await open({ available }, { tab: 'available' });
  const row = (await screen.findByRole('heading', { name: 'Ready to Claim' })).parentElement!;
  expect(row.textContent).toContain(
    '1 h 5 min of 2 hours measured. Your certificate will not print hours.',
  );
  await user.click(screen.getByRole('button', { name: /^Generate Certificate for/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim your certificate' });
  expect(dialog.textContent).toContain(
    '1 h 5 min of 2 hours measured. Your certificate will not print hours. Read the lessons here until 1 h 12 min are measured, and it prints 2 hours.',
  );
  const preview = within(dialog).getByRole('figure', { name: /^Preview.*without hours$/ });
  expect(preview.textContent).toContain(LEARNER.name);
  expect(preview.textContent).not.toMatch(/\d hours?/);
  const buttons = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.indexOf('Not Now')).toBeLessThan(buttons.indexOf('Generate Certificate'));
  await user.click(within(dialog).getByRole('button', { name: 'Not Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a preview with the hours that a certificate would print', async () => {
  const { user } = await open({ available: [availableCertificate()] }, { claim: 14 });
  const dialog = await screen.findByRole('dialog', { name: 'Claim your certificate' });
  const preview = within(dialog).getByRole('figure', { name: /^Preview.*with 3.5 hours$/ });
  expect(preview.textContent).toContain('3.5 hours of instruction');
  await user.type(within(dialog).getByLabelText('Name on the certificate'), ' Jr.');
  await waitFor(() => expect(preview.textContent).toContain(`${LEARNER.name} Jr.`));
  expect(dialog.textContent).not.toContain('will not print hours');
});

const WITHOUT_HOURS = {
  certificateId: certificate().id,
  courseId: certificate().courseId,
  courseHours: 6.25,
  measuredMinutes: 200,
};

it('says what is missing while a certificate prints no hours', async () => {
  const old = certificate({ instructionHours: null });
  await open(
    { certificates: [old], withoutHours: [{ ...WITHOUT_HOURS, canBeReissued: false }] },
    { certificate: old.id },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Certificate Details' });
  expect(dialog.textContent).toContain(
    '3 h 20 min of 6.25 hours measured, so this certificate prints no hours. Once 3 h 45 min are measured',
  );
  expect(dialog.textContent).not.toContain('hours of instruction');
  expect(within(dialog).queryByRole('button', { name: 'Reissue With Hours' })).toBeNull();
});

it('reissues a certificate with its hours by one click, and shows the new one', async () => {
  const old = certificate({ instructionHours: null });
  const { user, state } = await open(
    { certificates: [old], withoutHours: [{ ...WITHOUT_HOURS, canBeReissued: true }] },
    { certificate: old.id },
  );
  mockServer.use(mockCall('reissueCertificate', () => refusal('hours_not_measured')));
  await user.click(await screen.findByRole('button', { name: 'Reissue With Hours' }));
  expect((await screen.findByText(/The certificate is unchanged/)).textContent).toContain(
    'hasn’t measured enough time',
  );
  mockServer.use(
    mockCall('reissueCertificate', ({ params }) => {
      expect(params['certificateId']).toBe(old.id);
      const reissued = certificate({ id: '0123456789abcdefghjkmnpqrs', replaces: old.id });
      state.certificates = [reissued];
      state.withoutHours = [];
      return reissued;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Reissue With Hours' }));
  expect(await screen.findByText(/It replaces the certificate/)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('6.25 hours of instruction');
  expect(screen.queryByRole('button', { name: 'Reissue With Hours' })).toBeNull();
});

it('lets the learner decide about a former name, apart from the present one', async () => {
  const current = certificate({ replaces: 'aaaaaaaaaaaaaaaaaaaaaaaaaa' });
  const former = (changes: Partial<FormerCertificate>): FormerCertificate => ({
    certificateId: current.replaces!,
    courseId: current.courseId,
    courseName: current.courseName,
    participantName: 'Ada Gray',
    issuedAt: '2026-11-02T09:00:00.000Z',
    state: 'replaced',
    changedAt: '2026-11-20T09:00:00.000Z',
    reason: null,
    replacedBy: current.id,
    replacedFor: 'name',
    sharing: { isNamePublic: false, areScoresPublic: true },
    verificationUrl: `https://example.com/verify/${current.replaces!}`,
    ...changes,
  });
  const sameName = former({
    certificateId: 'bbbbbbbbbbbbbbbbbbbbbbbbbb',
    participantName: current.participantName,
    replacedFor: 'hours',
  });
  const { user, state } = await open({ certificates: [current], former: [former({}), sameName] });
  const received: unknown[] = [];
  mockServer.use(
    mockCall('changeCertificateSharing', ({ body, params }) => {
      received.push([params['certificateId'], body]);
      state.former = [former({ sharing: body }), sameName];
      return { certificateId: current.replaces!, sharing: body };
    }),
  );
  const [replaced, reissued] = within(
    screen.getByRole('region', { name: 'Earlier certificates' }),
  ).getAllByRole('listitem');
  expect(reissued!.textContent).toContain('by a certificate with its hours.');
  expect(within(reissued!).queryByRole('checkbox')).toBeNull();
  const choice = within(replaced!).getByLabelText<HTMLInputElement>(
    'Show the name Ada Gray on its public page',
  );
  expect(choice.checked).toBe(false);
  await user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
  expect(received).toEqual([[current.replaces, { isNamePublic: true, areScoresPublic: true }]]);
});

// Source: rules/certificates.md K29; rules/learning.md L54
describe('the retest of a certificate', () => {
  const held = certificate({ stillKnown: [{ days: 30, passedAt: '2026-12-23T15:00:00.000Z' }] });
  const of = { certificateId: held.id, courseId: held.courseId };
  const openDetails = (retest: Pick<CertificateOverview['retests'][number], 'next' | 'toAdd'>) =>
    open({ certificates: [held], retests: [{ ...of, ...retest }] }, { certificate: held.id });
  const opensAt = '2027-02-20T15:00:00.000Z';

  it('is offered once it is open, beside what the certificate states already', async () => {
    await openDetails({ next: { days: 90, opensAt, isOpen: true }, toAdd: [] });
    const link = await screen.findByRole('link', { name: 'Show What Has Stayed' });
    expect(link.getAttribute('href')).toBe(`/course/${held.courseId}/retest`);
    expect(screen.getByText(/still known after 30 days, on December 23, 2026/)).toBeTruthy();
  });

  it('says when it opens', async () => {
    await openDetails({ next: { days: 90, opensAt, isOpen: false }, toAdd: [] });
    expect(await screen.findByText(/^From February 20, 2027 you can show/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show What Has Stayed' })).toBeNull();
  });

  it('reissues the certificate with a pass', async () => {
    const passedAt = '2027-02-21T15:00:00.000Z';
    const { user } = await openDetails({ next: null, toAdd: [{ days: 90, passedAt }] });
    const reissued: unknown[] = [];
    mockServer.use(
      mockCall('reissueCertificate', ({ params }) => {
        reissued.push(params['certificateId']);
        return held;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reissue With “Still Knows It”' }));
    await waitFor(() => expect(reissued).toEqual([held.id]));
  });
});
