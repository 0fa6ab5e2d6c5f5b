// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CourseTabs } from '#features/catalog/components/course-tabs.tsx';
import { course } from '#testing/catalog-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';

withMockedApi();
withPublicPage();

it('opens the tabs of a course by clicks and by the keys of tabs', async () => {
  mockServer.use(mockCall('listModules', () => []));
  await renderPage(
    <CourseTabs course={{ ...course(), changes: [] }} reviews="All reviews" decision={null} />,
  );
  startPublicPage();
  const expectOpen = (name: string) => {
    const tab = screen.getByRole('tab', { name });
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab]);
    expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
    const [panel, ...others] = screen.getAllByRole('tabpanel');
    expect(others).toEqual([]);
    expect(panel!.id).toBe(tab.getAttribute('aria-controls'));
  };
  expectOpen('Overview');
  await userEvent.click(screen.getByRole('tab', { name: 'Curriculum' }));
  expectOpen('Curriculum');
  await userEvent.keyboard('{ArrowRight}');
  expectOpen('Reviews');
  expect(document.activeElement?.textContent).toBe('Reviews');
  await userEvent.keyboard('{ArrowRight}');
  expectOpen('Overview');
  await userEvent.keyboard('{End}');
  expectOpen('Reviews');
});
