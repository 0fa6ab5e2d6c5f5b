// @vitest-environment happy-dom
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { Comparison } from './comparison.tsx';

it('names an accountable teacher only once the operator has entered one (rule W3)', async () => {
  await renderPage(<Comparison comparison={home.comparison} />);
  expect(home.comparison.rows.some(({ needsPerson }) => needsPerson)).toBe(true);
  expect(screen.getAllByText('Written for').length).toBeGreaterThan(0);
  expect(screen.queryAllByText('One accountable teacher')).toHaveLength(
    site.instructor.person ? 2 : 0,
  );
});
