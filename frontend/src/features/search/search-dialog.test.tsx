// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, dashboard, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { searchedCourse } from '#testing/search-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { SearchDialog } from './search-dialog.tsx';

async function open(learnerId?: string) {
  const [onOpen, onColorMode, onClose] = [
    vi.fn<(address: string) => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  await renderPage(
    <SearchDialog
      open
      learnerId={learnerId}
      onOpen={onOpen}
      onColorMode={onColorMode}
      onClose={onClose}
    />,
  );
  const field = await screen.findByRole('combobox', { name: /^Search courses/ });
  return { onOpen, onColorMode, onClose, field };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

function publish(...courses: Parameters<typeof searchedCourse>[0][]) {
  mockServer.use(mockCall('getSearchIndex', () => courses.map((part) => searchedCourse(part))));
}

/** A learner who has started course 14 and has written a note; course 2 is open, too. */
function openForLearner() {
  signInLearner();
  publish({});
  mockServer.use(
    mockCall('getDashboard', () =>
      dashboard({
        access: accessSummary({
          entitlements: [{ kind: 'purchase', courseIds: [2, 14], endsAt: null, isActive: true }],
        }),
        courses: [
          {
            course: course(),
            enrollment: enrollment({ courseId: 14, progress: '20' }),
            completedModules: 1,
            moduleCount: 5,
            nextModule: { id: 'hr-documentation-basic-m2', title: 'Facts, Not Opinions' },
          },
        ],
      }),
    ),
    mockCall('listWork', () => [
      {
        courseId: 14,
        courseTitle: 'HR Documentation Essentials',
        modules: [{ id: 'hr-documentation-basic-m1', title: 'Why and When to Document' }],
        notes: [
          {
            moduleId: 'hr-documentation-basic-m1',
            text: 'Ask Dana how we store harassment complaints.',
            version: 1,
            updatedAt: '2026-11-20T10:00:00.000Z',
          },
        ],
        work: [],
        documents: [
          {
            activityId: 'hr-documentation-basic-generator',
            moduleId: 'hr-documentation-basic-m1',
            title: 'File Note',
          },
        ],
      },
    ]),
  );
  return open(LEARNER.id);
}

// Source: rules/wording.md W37
describe('the search of a visitor', () => {
  withMockedApi();

  it('finds the module and its section, and opens the page of the course there', async () => {
    publish({});
    const { field, onOpen, onClose } = await open();
    await userEvent.type(field, 'harass');
    await waitFor(() =>
      expect(options()).toEqual([
        'Equality, Harassment and RetaliationModule 2',
        'HarassmentSection',
      ]),
    );
    expect(screen.getByRole('group', { name: /^HR Compliance/ })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('/courses/2#hr-compliance-ethics-m2');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('moves the choice with the arrow keys, around both ends', async () => {
    publish({});
    const { field, onOpen } = await open();
    await userEvent.type(field, 'harass');
    await waitFor(() => expect(chosen()).toContain('Equality'));
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('HarassmentSection');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenCalledWith('/courses/2#hr-compliance-ethics-m2');
    expect(document.activeElement).toBe(field);
  });

  it('names near courses when nothing is found', async () => {
    publish({}, { id: 3, title: 'Talent Acquisition', isPopular: true, modules: [] });
    const { field } = await open();
    await userEvent.type(field, 'pizza');
    expect(await screen.findByText('Nothing found for “pizza”.')).toBeTruthy();
    const near = screen.getByRole('group', { name: 'These courses come nearest' });
    expect(near.textContent).toContain('Talent Acquisition');
  });

  it('offers pages and commands, and calls nothing of a learner', async () => {
    publish({});
    const { field, onColorMode } = await open();
    await userEvent.type(field, 'dark');
    await waitFor(() => expect(options()).toEqual(['Dark AppearanceCommand']));
    await userEvent.keyboard('{Enter}');
    expect(onColorMode).toHaveBeenCalledOnce();
  });

  it('says that it could not be loaded, and tries again', async () => {
    mockServer.use(mockCall('getSearchIndex', () => refusal('service_unavailable')));
    const { field } = await open();
    await userEvent.type(field, 'harass');
    expect(await screen.findByText('The search could not be loaded')).toBeTruthy();
    publish({});
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(options()[0]).toContain('Equality'));
  });
});

describe('the search of a learner', () => {
  withMockedApi();

  it('opens a section in the player, and a template as a page', async () => {
    const { field, onOpen } = await openForLearner();
    await userEvent.type(field, 'harass');
    await userEvent.click(await screen.findByRole('option', { name: /^Harassment ?Section/ }));
    await waitFor(() =>
      expect(onOpen).toHaveBeenCalledWith(
        '/course/2/play?module=hr-compliance-ethics-m2#harassment',
      ),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'poster');
    await userEvent.click(await screen.findByRole('option', { name: /^Complaint Channel Poster/ }));
    expect(onOpen).toHaveBeenLastCalledWith('/course/2/resources/complaint-channel-poster');
  });

  it('opens the setting for the law of one’s countries', async () => {
    const { field, onOpen } = await openForLearner();
    await userEvent.type(field, 'state law');
    await userEvent.click(await screen.findByRole('option', { name: /^My Countries and States/ }));
    expect(onOpen).toHaveBeenCalledWith('/account#law');
  });

  it('finds notes and documents', async () => {
    const { field, onOpen } = await openForLearner();
    await userEvent.type(field, 'dana');
    const note = await screen.findByRole('option', { name: /^Ask Dana how we store/ });
    expect(note.textContent).toContain('Note · Why and When to Document');
    await userEvent.clear(field);
    await userEvent.type(field, 'file note');
    await userEvent.click(await screen.findByRole('option', { name: /^File Note/ }));
    expect(onOpen).toHaveBeenCalledWith(
      '/course/14/play?module=hr-documentation-basic-m1#activity-hr-documentation-basic-generator',
    );
  });

  it('starts with what comes next', async () => {
    const { onOpen } = await openForLearner();
    await waitFor(() => expect(options()[0]).toMatch(/^Continue/));
    expect(options().slice(1, 3)).toEqual([
      expect.stringMatching(/^Start Review/),
      'Dark AppearanceCommand',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('/course/14/play?module=hr-documentation-basic-m2');
  });
});
