// @vitest-environment happy-dom
import type { Resource } from '@learning/shared/contract/catalog';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ResourcePage } from './resource-page.tsx';

withMockedApi();

const page = (value: string): RichTextNode => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value }] }],
});

async function open(filled: RichTextNode | null, workbook: Resource['workbook'] = null) {
  const resource: Resource = {
    id: 'file-note',
    courseId: 14,
    courseTitle: 'Records',
    moduleId: 'm1',
    name: 'File Note',
    body: page('Facts: ____'),
    filled,
    workbook,
  };
  mockServer.use(mockCall('getResource', () => resource));
  const view = await renderPage(
    <ResourcePage learnerId="l1" courseId={14} resourceId="file-note" />,
  );
  await screen.findByRole('heading', { name: 'File Note' });
  return view;
}

it('measures reading as a sitting in the module of the resource', async () => {
  sessionStorage.clear();
  const { unmount } = await open(null);
  unmount();
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/sitting.*l1.*m1/)]);
});

it('shows the page to fill in first, and its filled-in example on request', async () => {
  const user = userEvent.setup();
  await open(page('Facts: late on April 6'));
  expect(screen.getByText('Facts: ____')).toBeTruthy();
  const example = screen.getByRole('button', { name: 'Filled-in example' });
  expect(example.getAttribute('aria-pressed')).toBe('false');
  await user.click(example);
  expect(screen.getByText('Facts: late on April 6')).toBeTruthy();
  expect(screen.queryByText('Facts: ____')).toBeNull();
  expect(example.getAttribute('aria-pressed')).toBe('true');
});

it('offers no choice without an example', async () => {
  await open(null);
  expect(screen.queryByRole('group', { name: 'Version' })).toBeNull();
});

it('shows the workbook, which does the math, before the page of blanks', async () => {
  await open(null, { example: page('7.5%'), emptyFile: '', exampleFile: '' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((found) => found.textContent);
  expect(headings).toEqual(['Workbook', 'Page to Print']);
  const order = screen.getByText('7.5%').compareDocumentPosition(screen.getByText('Facts: ____'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows the example of a workbook, and downloads it empty or with the example', async () => {
  const saved: { name: string; file: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push({ name: '', file: file as Blob });
    return 'blob:workbook';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.at(-1)!.name = this.download;
  });
  const user = userEvent.setup();
  await open(null, { example: page('7.5%'), emptyFile: btoa('empty'), exampleFile: btoa('full') });
  expect(screen.getByText('7.5%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download Workbook (.xlsx)' }));
  await user.click(screen.getByRole('button', { name: 'Download with Example (.xlsx)' }));
  expect(saved.map(({ name }) => name)).toEqual(['file-note.xlsx', 'file-note-example.xlsx']);
  expect(await Promise.all(saved.map(({ file }) => file.text()))).toEqual(['empty', 'full']);
});
