// @vitest-environment happy-dom
import { bundle } from '@learning/content/tiers';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CourseCard } from '#features/catalog/components/course-card.tsx';
import { DocumentationSeries } from '#features/marketing/components/documentation-series.tsx';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';

const byPlan = (courseIds: number[]) =>
  accessSummary({
    entitlements: [{ kind: 'subscription', courseIds, endsAt: null, isActive: true }],
  });

describe('a course on a card', () => {
  withMockedApi();
  withPublicPage();
  beforeEach(() => mockServer.use(mockCall('listCourses', () => [])));

  async function show() {
    await renderPage(
      <CourseCard course={course({ id: 14, title: 'Records' })} headingLevel="h2" />,
    );
    startPublicPage();
  }

  it('is for sale to a visitor', async () => {
    await show();
    expect(visibleTexts('$29')).not.toEqual([]);
    const buy = screen.getByRole('link', { name: 'Secure Checkout for Records' });
    expect(buy.getAttribute('href')).toBe('/checkout?course=14');
    expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  });

  it('is covered for a learner until it is known what they have', async () => {
    signInLearner();
    let respond: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      mockCall('listUserEnrollments', () => []),
      mockCall('getAccess', async () => {
        await loaded;
        return byPlan([14]);
      }),
    );
    await show();
    expect(document.querySelector('[data-course][data-known]')).toBeNull();
    respond();
    expect(await screen.findByRole('button', { name: 'Start Records' })).toBeTruthy();
    expect(document.querySelector('[data-course][data-known]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: /Secure Checkout/ })).toBeNull();
  });

  it('is not sold when it cannot be known what the learner has', async () => {
    signInLearner();
    mockServer.use(
      mockCall('listUserEnrollments', () => []),
      mockCall('getAccess', () => refusal('internal_error')),
    );
    await show();
    await waitFor(() => expect(document.querySelector('[data-course][data-known]')).not.toBeNull());
    expect(screen.queryByRole('link', { name: /Secure Checkout/ })).toBeNull();
  });
});

describe('the bundle', () => {
  withMockedApi();
  withPublicPage();
  const [first, second] = bundle.courseIds;

  it.each([
    ['is for sale while none of its courses is open', [], true, ''],
    ['is not sold to a learner who has one', [first!], false, 'One is open to you'],
    ['is not sold to a learner who has both', [first!, second!], false, 'Both are open to you'],
  ])('%s', async (_case, courseIds, isSold, note) => {
    signInLearner();
    mockServer.use(
      mockCall('listCourses', () => []),
      mockCall('listUserEnrollments', () => []),
      mockCall('getAccess', () => byPlan(courseIds)),
    );
    const courses = bundle.courseIds.map((id) => course({ id, title: `Course ${id}` }));
    await renderPage(<DocumentationSeries courses={courses} />);
    startPublicPage();
    await waitFor(() => expect(document.querySelector('[data-bundle][data-known]')).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Buy Both Courses' }) !== null).toBe(isSold);
    expect(visibleTexts(/As a bundle/).length > 0).toBe(isSold);
    expect(visibleTexts(/open to you$/)).toEqual(note ? [note] : []);
  });
});
