// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { course, moduleSummary } from '#testing/catalog-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ComparePage } from './compare-page.tsx';
import { type CompareSearch, parseCompareSearch } from './compare-search.ts';

function Page({ first }: { first: CompareSearch }) {
  const [search, setSearch] = useState(first);
  return (
    <>
      <ComparePage search={search} onSearch={setSearch} />
      <output>{JSON.stringify(search)}</output>
    </>
  );
}

describe('the comparison of two courses', () => {
  withMockedApi();

  it('shows both side by side once they are chosen, and keeps them in the address', async () => {
    mockServer.use(
      mockCall('listCourses', () => [course(), course({ id: 3, title: 'Hiring', price: 149 })]),
      mockCall('listModules', ({ params }) => [
        moduleSummary({ title: `Module of ${params.id}`, courseId: Number(params.id) }),
      ]),
    );
    await renderPage(<Page first={{ a: 14 }} />, { path: '/compare' });
    const second = await screen.findByLabelText('Second course');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(second, 'Hiring');
    const table = within(screen.getByRole('table'));
    expect(
      within(table.getByRole('row', { name: /^Price/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$29', '$149']);
    expect(await table.findByText('Module of 3')).toBeTruthy();
    expect(table.getByRole('link', { name: 'Open Hiring' }).getAttribute('href')).toBe(
      '/courses/3',
    );
    expect(screen.getByText('{"a":14,"b":3}')).toBeTruthy();
  });

  it('ignores what is no course in the address', () => {
    expect(parseCompareSearch({ a: 1, b: 'x' })).toEqual({ a: 1 });
  });
});
