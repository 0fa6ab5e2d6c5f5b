// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { dashboard, enrollment } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { addSiteStyles } from '#testing/site-styles.ts';
import { Overview } from './overview.tsx';

const completed = {
  course: course(),
  enrollment: enrollment({ progress: '100' }),
  completedModules: 5,
  moduleCount: 5,
  nextModule: null,
};

it.each([
  ['Your numbers', dashboard({ courses: [completed] })],
  ['Your wishlist', dashboard({ courses: [completed], wishlist: [course({ id: 5 })] })],
])('leaves no empty band above %s when it comes first (screens bug 11)', async (name, data) => {
  addSiteStyles();
  await renderPage(<Overview dashboard={data} startButton={() => null} />);
  const first = screen.getByRole('region', { name });
  expect(first.previousElementSibling).toBeNull();
  expect(getComputedStyle(first).marginTop).toMatch(/^0/);
});
