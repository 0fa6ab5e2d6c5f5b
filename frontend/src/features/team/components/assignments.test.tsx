// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { team, teamMember } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { TeamPage } from './team-page.tsx';

const ada = teamMember({ seatId: '01KAB2C3D4E5F6G7H8J9K0M1N6', email: 'ada@example.org' });
const bob = teamMember();
const assignment = {
  courseId: 15,
  title: 'Advanced HR Documentation',
  dueOn: '2026-12-18',
  note: 'Before the audit',
  seatIds: null,
  groupId: null,
  assignedAt: '2026-11-20T09:00:00.000Z',
};

async function show(response: ReturnType<typeof team>) {
  signInLearner();
  mockServer.use(mockCall('getTeam', () => response));
  await renderPage(<TeamPage learnerId={LEARNER.id} />, { path: '/account/team' });
  return within(await screen.findByRole('region', { name: 'Assigned courses' }));
}

describe('assigning courses', () => {
  withMockedApi();
  beforeEach(() => vi.setSystemTime('2026-11-23T12:00:00.000Z'));
  afterEach(() => vi.useRealTimers());

  it('refuses a due date in the past, and says what to do', async () => {
    const section = await show(team());
    await userEvent.click(section.getByRole('button', { name: 'Assign a Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a course' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Due date (optional)');
    expect(field.min).toBe('2026-11-23');
    await userEvent.type(field, '2020-01-15');
    expect(dialog.getByText(/This day is over/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Course' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/from today on/);
  });

  it('sends the course, the due date, the note and the chosen members', async () => {
    const section = await show(team({ members: [ada, bob] }));
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('assignCourse', ({ body, params }) => {
        sent.push({ ...body, courseId: params.courseId });
        return team({ members: [ada, bob], assignments: [assignment] });
      }),
    );
    await userEvent.click(section.getByRole('button', { name: 'Assign a Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a course' }));
    await userEvent.selectOptions(dialog.getByLabelText('Course'), '15');
    await userEvent.type(dialog.getByLabelText('Due date (optional)'), '2026-12-18');
    await userEvent.type(dialog.getByLabelText(/Note/), 'Before the audit');
    await userEvent.click(dialog.getByLabelText('Only some members'));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Course' }));
    expect(dialog.getByText('Choose at least one member.')).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('ada@example.org'));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Course' }));
    expect(await section.findByText(/Due on December 18, 2026/)).toBeTruthy();
    expect(sent).toEqual([
      { courseId: '15', dueOn: '2026-12-18', note: 'Before the audit', seatIds: [ada.seatId] },
    ]);
  });

  it('keeps the form and says why when the assignment was refused', async () => {
    const section = await show(team());
    mockServer.use(mockCall('assignCourse', () => refusal('write_conflict')));
    await userEvent.click(section.getByRole('button', { name: 'Assign a Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a course' }));
    await userEvent.type(dialog.getByLabelText(/Note/), 'Soon');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Course' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    expect(dialog.getByLabelText<HTMLInputElement>(/Note/).value).toBe('Soon');
  });

  it('counts who has completed it, edits it, and removes it', async () => {
    const done = { courseId: 15, dueOn: '2026-12-18', state: 'completed', isLate: false } as const;
    const open = { ...done, state: 'notStarted' } as const;
    const members = [
      { ...ada, assignments: [done] },
      { ...bob, assignments: [open] },
    ];
    const section = await show(team({ members, assignments: [assignment] }));
    expect(section.getByText(/Everyone: 1 of 2 completed/)).toBeTruthy();
    await userEvent.click(section.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this assignment' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/Due date/).value).toBe('2026-12-18');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    mockServer.use(mockCall('removeAssignment', () => team({ members })));
    await userEvent.click(section.getByRole('button', { name: 'Unassign' }));
    expect(await section.findByText(/No course is assigned yet/)).toBeTruthy();
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Assign a Course' }));
  });
});

describe('what the team can do', () => {
  withMockedApi();

  it('lists the skills of passed checks and the certificates with their addresses', async () => {
    const certified = {
      ...bob.courses[0]!,
      percent: 100,
      completedAt: '2026-11-20T09:00:00.000Z',
      hasCertificate: true,
      certificate: {
        certificateId: 'c1',
        learnerName: 'Bob Reyes',
        issuedAt: '2026-11-20T09:00:00.000Z',
      },
    };
    await show(
      team({
        members: [ada, { ...bob, courses: [certified] }],
        skills: [
          {
            courseId: 14,
            title: 'Documentation',
            skills: ['Write minutes'],
            seatIds: [bob.seatId],
          },
        ],
      }),
    );
    const skills = within(screen.getByRole('region', { name: 'What your team can do' }));
    expect(skills.getByText('Write minutes')).toBeTruthy();
    expect(skills.getByText('1 of 2')).toBeTruthy();
    const certificates = within(screen.getByRole('region', { name: 'Certificates' }));
    const link = certificates.getByRole('link', { name: /Verify the certificate of Bob Reyes/ });
    expect(link.getAttribute('href')).toBe('/verify/c1');
  });
});
