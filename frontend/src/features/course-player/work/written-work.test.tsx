// @vitest-environment happy-dom
import type { WrittenWork } from '@learning/shared/contract/work';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseModule } from '#testing/catalog-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PauseField } from './pause-field.tsx';
import { Workspace } from './workspace.tsx';

const place = { learnerId: LEARNER.id, courseId: 14, moduleId: 'm1' };
const written = (overrides: Partial<WrittenWork> = {}): WrittenWork => ({
  moduleId: 'm1',
  promptId: 'pause-records',
  prompt: 'Name one record.',
  text: '',
  version: 1,
  updatedAt: '2026-11-21T08:00:00Z',
  rating: null,
  ...overrides,
});

describe('a pause', () => {
  withMockedApi();
  const openPause = (stored: WrittenWork[] = []) => {
    mockServer.use(mockCall('listCourseWork', () => stored));
    return renderPage(
      <PauseField
        place={{ ...place, promptId: 'pause-records' }}
        task={<p>Name one record.</p>}
        soundAnswer={<p>The payroll file, because of audits.</p>}
      />,
    );
  };
  const answerButton = () => screen.queryByRole('button', { name: 'Compare With a Sound Answer' });

  it('saves the answer as it is typed, and offers a sound answer from 40 characters on', async () => {
    const saved: unknown[] = [];
    mockServer.use(
      mockCall('saveWork', ({ params, body }) => {
        saved.push({ ...params, ...body });
        return written({ text: body.text, version: body.version + 1 });
      }),
    );
    await openPause();
    const box = await screen.findByLabelText('Your answer');
    await userEvent.type(box, 'x'.repeat(39));
    expect(answerButton()).toBeNull();
    await userEvent.type(box, 'y');
    await userEvent.click(answerButton()!);
    expect(screen.getByRole('region', { name: 'A sound answer' }).textContent).toContain(
      'because of audits',
    );
    await screen.findByText('Saved');
    expect(saved.at(-1)).toMatchObject({
      moduleId: 'm1',
      promptId: 'pause-records',
      text: `${'x'.repeat(39)}y`,
    });
  });

  it('shows what was written before', async () => {
    await openPause([written({ text: 'The file of leave requests, for a year and a day.' })]);
    expect(await screen.findByDisplayValue(/leave requests/)).toBeTruthy();
    expect(answerButton()).not.toBeNull();
  });

  it('says what to do when the answers cannot be loaded', async () => {
    mockServer.use(mockCall('listCourseWork', () => refusal('service_unavailable')));
    await renderPage(
      <PauseField place={{ ...place, promptId: 'p' }} task={<p>Task</p>} soundAnswer={null} />,
    );
    expect(await screen.findByText('We couldn’t load your answer')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('the workspace of an assessment', () => {
  withMockedApi();
  const level = (name: string) => ({ name, text: `${name}: what that means` });
  const module = courseModule({
    id: 'm1',
    type: 'assessment',
    hasExemplar: true,
    rubric: ['Brief', 'Plan'].map((name) => ({
      name,
      levels: ['Strong', 'Sound', 'Not yet'].map(level),
    })),
  });
  const text = 'A pack with a role brief. '.repeat(10);
  const deliverable = (rating: WrittenWork['rating'] = null) =>
    written({ promptId: 'deliverable', text, rating });
  const openWorkspace = () => renderPage(<Workspace place={place} module={module} />);
  const choose = async (part: string, name: string) => {
    const group = await screen.findByRole('group', { name: part });
    await userEvent.click(within(group).getByRole('radio', { name: new RegExp(`^${name}`) }));
  };

  beforeEach(() =>
    mockServer.use(
      mockCall('getExemplar', () => ({
        body: {
          type: 'root' as const,
          children: [{ type: 'text' as const, value: 'A commented pack' }],
        },
      })),
    ),
  );

  it('asks for the deliverable first', async () => {
    mockServer.use(mockCall('listCourseWork', () => []));
    await openWorkspace();
    expect(await screen.findByText(/Write your deliverable first/)).toBeTruthy();
    expect(screen.getByText(/an example with comments opens here/)).toBeTruthy();
  });

  it('opens the exemplar once every part is rated', async () => {
    const ratings: unknown[] = [];
    mockServer.use(
      mockCall('listCourseWork', () => [deliverable()]),
      mockCall('rateDeliverable', ({ body }) => {
        ratings.push(body);
        return deliverable({ levels: body.levels, ratedAt: '2026-11-21T09:00:00Z' });
      }),
    );
    await openWorkspace();
    await choose('Brief', 'Strong');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save My Rating' });
    expect(save.disabled).toBe(true);
    expect(screen.getByText('Still to rate: Plan.')).toBeTruthy();
    await choose('Plan', 'Not yet');
    await userEvent.click(save);
    expect(await screen.findByText('A commented pack')).toBeTruthy();
    expect(ratings).toEqual([{ levels: { Brief: 'Strong', Plan: 'Not yet' }, version: 1 }]);
  });

  it('asks to reload when another window changed the deliverable', async () => {
    mockServer.use(
      mockCall('listCourseWork', () => [
        deliverable({ levels: { Brief: 'Sound', Plan: 'Sound' }, ratedAt: '2026-11-21T09:00:00Z' }),
      ]),
      mockCall('rateDeliverable', () => refusal('note_conflict')),
    );
    await openWorkspace();
    await userEvent.click(await screen.findByRole('button', { name: 'Save the New Rating' }));
    await waitFor(() => expect(screen.getByText(/changed in another window/)).toBeTruthy());
  });
});
