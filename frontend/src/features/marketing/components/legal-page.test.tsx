// @vitest-environment happy-dom
import { cookiesPage } from '@learning/content/site/cookies';
import { privacyPage } from '@learning/content/site/privacy';
import { termsPage } from '@learning/content/site/terms';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { printDay } from '#lib/print-date.ts';
import { LegalPage } from './legal-page.tsx';

it.each([
  ['/terms', termsPage],
  ['/privacy', privacyPage],
  ['/cookies', cookiesPage],
])('%s prints its version and every section, each with a link to it', async (path, page) => {
  await renderPage(<LegalPage page={page} path={path} />, { path });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(page.title);
  expect(screen.getByText(printDay(page.updatedOn)).closest('time')?.dateTime).toBe(page.updatedOn);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    page.sections.map(({ title }) => title),
  );
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(headings.map(({ id }) => `#${id}`));
  expect(new Set(links).size).toBe(page.sections.length);
});
