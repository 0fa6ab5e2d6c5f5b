// @vitest-environment happy-dom
import type { Note } from '@learning/shared/contract/notes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { moduleSummary } from '#testing/catalog-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import type { LessonQuote } from './lesson-quote.ts';
import { NotesPanel } from './notes-panel.tsx';

const note = (text: string, version: number): Note => ({
  moduleId: 'm1',
  text,
  version,
  updatedAt: '2026-11-21T08:00:00Z',
});

const open = (quote?: LessonQuote) =>
  renderPage(
    <NotesPanel
      learnerId={LEARNER.id}
      courseId={14}
      courseTitle="HR Documentation"
      modules={[moduleSummary()]}
      module={moduleSummary()}
      quote={quote}
      onClose={() => undefined}
    />,
  );
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Note'), text);
const status = () => document.querySelector('p[aria-live]')?.textContent;

describe('the notes of a module', () => {
  withMockedApi();
  beforeEach(() => mockServer.use(mockCall('listCourseWork', () => [])));

  it('are saved while the learner types, based on the loaded version', async () => {
    const saved: unknown[] = [];
    mockServer.use(
      mockCall('listNotes', () => [note('Facts', 3)]),
      mockCall('saveNote', ({ params, body }) => {
        saved.push({ ...params, ...body });
        return note(body.text, 4);
      }),
    );
    await open();
    await type(' first');
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(saved).toEqual([
      { userId: LEARNER.id, moduleId: 'm1', text: 'Facts first', version: 3 },
    ]);
  });

  it('take a quote once, at their end, and lead back to its place', async () => {
    const saved: string[] = [];
    mockServer.use(
      mockCall('listNotes', () => [note('Facts', 3)]),
      mockCall('saveNote', ({ body }) => {
        saved.push(body.text);
        return note(body.text, 4);
      }),
    );
    const address = `${location.origin}/course/14/play?module=m1#why`;
    await open({ text: `“Write it.”\nWhy: ${address}` });
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(saved).toEqual([`Facts\n\n“Write it.”\nWhy: ${address}\n`]);
    const place = screen.getByRole('link', { name: 'Why' });
    expect(place.getAttribute('href')).toBe('/course/14/play?module=m1#why');
  });

  it('are stored on the device while the server cannot be reached, and sent later', async () => {
    let isReachable = false;
    mockServer.use(
      mockCall('listNotes', () => []),
      mockCall('saveNote', ({ body }) => (isReachable ? note(body.text, 1) : networkError())),
    );
    await open();
    await type('Ask legal');
    await waitFor(() => expect(status()).toMatch(/^Your work is saved on this device/));
    expect(localStorage.getItem(`note-draft:v1:${LEARNER.id}:m1`)).toContain('Ask legal');
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(localStorage.getItem(`note-draft:v1:${LEARNER.id}:m1`)).toBeNull();
  });

  it('offer both texts when they were changed elsewhere', async () => {
    let stored = note('Old', 1);
    mockServer.use(
      mockCall('listNotes', () => [stored]),
      mockCall('saveNote', ({ body }) => {
        if (body.version !== stored.version) return refusal('note_conflict');
        stored = note(body.text, body.version + 1);
        return stored;
      }),
    );
    await open();
    await screen.findByDisplayValue('Old');
    stored = note('From the phone', 2);
    await type(' at the desk');
    expect(await screen.findByText('From the phone', { selector: 'blockquote' })).toBeTruthy();
    expect(screen.getByDisplayValue('Old at the desk')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Both' }));
    await waitFor(() => expect(status()).toBe('Saved'));
    expect(stored).toMatchObject({ text: 'From the phone\n\nOld at the desk', version: 3 });
  });
});
