// @vitest-environment happy-dom
import type { CertificateOverview } from '@learning/shared/contract/certificates';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { availableCertificate, certificate } from '#testing/certificate-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CertificateReady } from './certificate-ready.tsx';

withMockedApi();
beforeEach(() => signInLearner());

async function open(overview: Partial<CertificateOverview>, courseIds = [14]) {
  const none = {
    certificates: [],
    former: [],
    available: [],
    withoutHours: [],
    newCapstones: [],
    retests: [],
  };
  let isRead = false;
  mockServer.use(
    mockCall('getCertificateOverview', () => {
      isRead = true;
      return { ...none, ...overview };
    }),
  );
  const waiting = courseIds.map((courseId) => ({ courseId, step: 'claim' as const }));
  await renderPage(<CertificateReady learner={LEARNER} open={waiting} />, { path: '/dashboard' });
  await waitFor(() => expect(isRead).toBe(true));
}

it('shows the certificate with its picture and its hours, and leads to the claim', async () => {
  const { courseName } = availableCertificate();
  await open({ available: [availableCertificate()] });
  expect(await screen.findByRole('heading', { name: 'Your certificate is ready' })).toBeTruthy();
  expect(
    screen.getByRole('figure', {
      name: `Preview of your certificate of ${courseName}, with 3.5 hours`,
    }),
  ).toBeTruthy();
  expect(screen.getByText(/It prints 3.5 hours of instruction\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Claim Your Certificate' });
  expect(link.getAttribute('href')).toBe('/certificates?tab=available&claim=14');
});

it('says that no hours will be printed, and how many others wait', async () => {
  const short = { instructionHours: null, courseHours: 2, measuredMinutes: 30 };
  const available = [availableCertificate(short), availableCertificate({ courseId: 2 })];
  await open({ available }, [14, 2]);
  expect(
    await screen.findByText(/30 min of 2 hours measured\. Your certificate will not print hours\./),
  ).toBeTruthy();
  expect(screen.getByText('Another one is ready, too.')).toBeTruthy();
});

it('offers a certificate whose hours are measured by now to be reissued', async () => {
  const held = certificate({ courseId: 14, instructionHours: null });
  await open({
    certificates: [held],
    withoutHours: [
      {
        certificateId: held.id,
        courseId: 14,
        courseHours: 2,
        measuredMinutes: 72,
        canBeReissued: true,
      },
    ],
  });
  const link = await screen.findByRole('link', { name: 'Reissue With Hours' });
  expect(link.getAttribute('href')).toBe(`/certificates?certificate=${held.id}`);
});

it('shows nothing when the certificates cannot be claimed', async () => {
  await open({});
  await waitFor(() => expect(document.querySelector('main')?.textContent ?? '').toBe(''));
  expect(screen.queryByRole('heading')).toBeNull();
});
