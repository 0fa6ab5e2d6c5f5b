// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { certificate } from '#testing/certificate-samples.ts';
import { mockConfig } from '#testing/cognito-mock.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { LinkedInButtons } from './linkedin-tips.tsx';

withMockedApi();

it('names the issuer’s page on LinkedIn in place of its name, where the environment has one', async () => {
  // Tests of other files may have loaded theirs.
  forgetConfig();
  mockConfig({ linkedInOrganizationId: 1337 });
  await renderPage(<LinkedInButtons certificate={certificate()} />, { path: '/certificates' });
  const link = screen.getByRole('link', { name: 'Add to LinkedIn profile' });
  await waitFor(() => {
    const { searchParams } = new URL(link.getAttribute('href')!);
    expect(searchParams.get('organizationId')).toBe('1337');
    expect(searchParams.has('organizationName')).toBe(false);
  });
});
