// @vitest-environment happy-dom
import type { AccessSummary } from '@learning/shared/contract/access';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModulePreview } from '#features/catalog/components/module-preview.tsx';
import { EnrollmentButton } from '#features/enrollment/components/enrollment-button.tsx';
import { course, courseModule } from '#testing/catalog-samples.ts';
import { accessSummary, enrollment } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';

async function show(who: 'visitor' | 'learner') {
  await renderPage(
    <ModulePreview
      course={course()}
      module={courseModule()}
      action={<EnrollmentButton course={course()} />}
    />,
  );
  startPublicPage();
  if (who === 'visitor') return;
  await waitFor(() => expect(document.querySelector('[data-course][data-known]')).not.toBeNull());
}

const open = accessSummary({
  entitlements: [{ kind: 'subscription', courseIds: [14], endsAt: null, isActive: true }],
});

// Source: rules/wording.md W29; rules/learning.md L21
describe('the page of a free module', () => {
  withMockedApi();
  withPublicPage();

  it('keeps the course that a visitor wants to start', async () => {
    await show('visitor');
    const link = screen.getByRole('link', { name: 'Enroll Now' });
    const search = new URL(link.getAttribute('href')!, 'https://site.invalid').searchParams;
    expect(Object.fromEntries(search)).toEqual({
      mode: 'create-account',
      want: 'enroll',
      course: '14',
    });
  });

  it.each<[string, AccessSummary, string | undefined, string, string]>([
    ['a plan', open, undefined, 'Enroll Now', 'In your plan'],
    ['progress', open, '40', 'Continue Learning', '40%'],
    ['the certificate in sight', open, '100', 'Completed', 'Completed'],
    ['access that has ended', accessSummary(), '40', 'Get Access Back', '40%'],
    ['no trial yet', accessSummary(), undefined, 'Enroll Now', '$29'],
  ])('knows a learner with %s', async (_who, access, progress, action, figure) => {
    signInLearner();
    mockServer.use(
      mockCall('getAccess', () => access),
      mockCall('listUserEnrollments', () =>
        progress === undefined ? [] : [enrollment({ progress })],
      ),
    );
    await show('learner');
    const actions = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
      .map(({ textContent }) => textContent)
      .filter((text) => text?.trim() !== course().title);
    expect(actions.map((text) => text?.replace(/^.*\.\.\./, '').trim())).toEqual([action]);
    expect(visibleTexts(figure)).not.toEqual([]);
  });
});
