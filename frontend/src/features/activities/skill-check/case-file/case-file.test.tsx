// @vitest-environment happy-dom
import type { CaseFile } from '@learning/shared/contract/case-files';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import {
  attempt,
  graded,
  mockSkillCheck,
  openSkillCheck,
} from '#features/activities/testing/mock-skill-check.tsx';

const FILE: CaseFile = {
  title: 'Eastbank yard',
  documents: [
    {
      kind: 'mail',
      title: 'What happened',
      from: 'Renata Cole',
      to: 'Owen Pratt',
      at: 'June 15',
      paragraphs: ['He said, "You are late."', 'I would like it to stop.'],
    },
    {
      kind: 'chat',
      title: 'Crew',
      messages: [{ from: 'Bea', at: '7:04 p.m.', text: 'Not for the chat.' }],
    },
    { kind: 'log', title: 'Door log', entries: [{ at: '6:38', text: 'Hutchins, in' }] },
    {
      kind: 'policy',
      title: 'Procedure',
      sections: [{ heading: '5.4 Records', text: 'Thirty days.' }],
    },
    {
      kind: 'table',
      title: 'Overtime',
      columns: ['Week', 'Hours'],
      rows: [['The week before', '9']],
      note: 'Planned hours.',
    },
  ],
};

const openAttempt = async () => {
  const server = mockSkillCheck({ attempt: attempt({ caseFile: FILE }) });
  await openSkillCheck();
  const file = await screen.findByRole('region', { name: 'File: Eastbank yard' });
  return { server, file };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inSwitch = (name: string) =>
  within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });

describe('a check with a case file', () => {
  withMockedApi();

  it('says before it starts how many documents there are', async () => {
    mockSkillCheck();
    await openSkillCheck({ documentCount: 5 });
    expect(await screen.findByText('5 documents to read beside the questions')).toBeTruthy();
  });

  it('shows every document with its kind, as it is written', async () => {
    const { file } = await openAttempt();
    const documents = within(file).getAllByRole('article');
    expect(documents.map((shown) => within(shown).getByRole('heading').textContent)).toEqual([
      '1 · MailWhat happened',
      '2 · ChatCrew',
      '3 · LogDoor log',
      '4 · PolicyProcedure',
      '5 · TableOvertime',
    ]);
    expect(documents[0]!.textContent).toContain('FromRenata ColeToOwen PrattSentJune 15');
    expect(documents[0]!.textContent).toContain('“You are late.”');
    expect(documents[1]!.textContent).toContain('Bea, 7:04 p.m.Not for the chat.');
    expect(documents[2]!.textContent).toContain('6:38Hutchins, in');
    expect(documents[3]!.textContent).toContain('5.4 RecordsThirty days.');
    const cell = within(documents[4]!).getByRole('cell', { name: '9' });
    expect(cell.dataset['label']).toBe('Hours');
    expect(documents[4]!.textContent).toContain('Planned hours.');
  });

  it('leads to each document by a button, with the focus on its title', async () => {
    const { file } = await openAttempt();
    await userEvent.click(within(file).getByRole('button', { name: '3 Log: Door log' }));
    expect(document.activeElement?.textContent).toBe('3 · LogDoor log');
  });

  it('switches on a narrow screen, with the focus, and keeps answers and places', async () => {
    const { server, file } = await openAttempt();
    await userEvent.click(screen.getByRole('radio', { name: 'Facts' }));
    expect(inSwitch('Questions').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(inSwitch('File'));
    expect(inSwitch('File').getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement?.textContent).toContain('Eastbank yard');

    file.scrollTop = 340;
    fireEvent.scroll(file);
    await userEvent.click(inSwitch('Questions'));
    expect(document.activeElement?.textContent).toMatch(/^Question 1 of 4/);
    expect(screen.getByRole('radio', { name: 'Facts' })).toHaveProperty('checked', true);
    file.scrollTop = 0;
    await userEvent.click(inSwitch('File'));
    expect(file.scrollTop).toBe(340);
    expect(server.saved).toEqual([{ q1: 'Facts' }]);
  });

  it('goes from the file to the question whose number is pressed', async () => {
    await openAttempt();
    await userEvent.click(inSwitch('File'));
    await userEvent.click(button('Question 3, not answered'));
    expect(document.activeElement?.textContent).toMatch(/^Question 3 of 4/);
    expect(inSwitch('Questions').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the file with its result when it is unfolded', async () => {
    const failed = graded({ q1: 'Rumors' });
    const payload = JSON.parse(failed.payload) as SkillCheckSubmissionPayload;
    const shown = { ...failed, payload: JSON.stringify({ ...payload, caseFile: FILE }) };
    mockSkillCheck({ submission: shown, latestSubmission: shown, submissionCount: 1 });
    await openSkillCheck();
    const summary = await screen.findByText('The file you had: Eastbank yard');
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(summary);
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });
});

describe('a check without a case file', () => {
  withMockedApi();

  it('has no file and no switch', async () => {
    mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await screen.findByRole('heading', { name: /Question 1 of 4/ });
    expect(screen.queryByRole('region', { name: /^File/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  });
});
