// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { unsentOf } from '#features/activities/submission/unsent-submissions.ts';
import { openAttemptStore } from './attempt-store.ts';
import {
  attempt,
  graded,
  openSkillCheck,
  QUESTIONS,
  mockSkillCheck,
} from '#features/activities/testing/mock-skill-check.tsx';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: RegExp) => screen.findByRole('heading', { name });
const saved = () => screen.findByText('Saved');
const store = () => openAttemptStore(LEARNER.id, 'check-1', 'attempt-0001');

describe('a skill check before it starts', () => {
  withMockedApi();

  it('says what to expect, with the learner’s own time and where to change it', async () => {
    mockSkillCheck();
    await openSkillCheck();
    expect(await screen.findByText('Four questions about records.')).toBeTruthy();
    expect(
      screen.getByText(
        /^4 questions: 1 to choose one answer, 1 to choose all that apply, 1 to answer in a word/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^75%/)).toBeTruthy();
    expect(screen.getByText('Record Keeper')).toBeTruthy();
    expect(await screen.findByText('22 minutes 30 seconds')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Change Extra Time' });
    expect(link.getAttribute('href')).toMatch(/^\/account/);
  });

  it('says so when it could not be started, and that no clock runs', async () => {
    mockSkillCheck();
    mockServer.use(mockCall('startAttempt', () => refusal('not_enrolled')));
    await openSkillCheck();
    await press('Start Skill Check');
    expect(await screen.findByText(/Enroll in the course first. The clock is not/)).toBeTruthy();
  });

  it('says that an outdated attempt does not count, until another one starts', async () => {
    serveCheck({ outdated: ['attempt'] });
    await openCheck();
    const note = /^This skill check was updated while your attempt was open/;
    expect(await screen.findByText(note)).toBeTruthy();
    await press('Start Skill Check');
    await heading(/Question 1/);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('shows the results when it was passed somewhere else meanwhile', async () => {
    const server = mockSkillCheck();
    mockServer.use(
      mockCall('startAttempt', () => {
        const passed = graded({ q1: 'Facts', q2: ['Date', 'Place'], q3: '38' });
        server.state = { ...server.state, submission: passed, latestSubmission: passed };
        return refusal('activity_passed');
      }),
    );
    await openSkillCheck();
    await press('Start Skill Check');
    expect(await heading(/^Skill Check Passed$/)).toBeTruthy();
  });
});

describe('an attempt', () => {
  withMockedApi();

  it('asks one question at a time, saves each answer, and hands in after a last look', async () => {
    const server = mockSkillCheck();
    await openSkillCheck();
    await press('Start Skill Check');
    const first = await heading(/Question 1 of 4/);
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('radio', { name: 'Facts' }));
    await saved();
    await press('Next');
    expect(document.activeElement).toBe(await heading(/Question 2 of 4.*Choose all that apply/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }));
    await press('Next');
    await press('Next');
    const essay = await screen.findByRole('textbox', { name: 'Question q4?' });
    await userEvent.type(essay, ' Eight.. ');
    expect(screen.getByText('50 characters or more. 7 so far.')).toBeTruthy();
    await waitFor(() => expect(server.saved.at(-1)).toEqual({ q4: ' Eight.. ' }));
    expect(server.saved.slice(0, -1).every((answers) => Object.keys(answers).length === 1)).toBe(
      true,
    );

    await press('Submit Assessment');
    expect(document.activeElement).toBe(await heading(/1 question without an answer/));
    expect(server.submitted).toEqual([]);
    await press(/^Question 3\s*not answered/);
    await userEvent.type(await screen.findByRole('textbox'), '38');
    await press('Next');
    await press('Submit Assessment');
    await heading(/All questions are answered/);
    await press('Submit Assessment');

    expect(document.activeElement).toBe(await heading(/^Skill Check Passed$/));
    expect(server.submitted.map(({ attemptId }) => attemptId)).toEqual(['attempt-0001']);
    const earned = JSON.parse(server.state.latestSubmission!.payload) as { answers: object };
    expect(earned.answers).toEqual({
      q1: 'Facts',
      q2: ['Date', 'Place'],
      q3: '38',
      q4: ' Eight.. ',
    });
    expect(localStorage.getItem(`skill-check:v1:${LEARNER.id}:check-1`)).toBeNull();
  });

  it('goes on where it was after a reload, unsent answers of this device on top', async () => {
    store().change(() => ({ answers: { q2: ['Mood'] }, questionId: 'q2', flagged: ['q1'] }));
    const server = mockSkillCheck({
      attempt: attempt({ answers: { q1: 'Rumors', q2: ['Date'] } }),
    });
    await openSkillCheck();
    await heading(/Question 2 of 4/);
    expect(screen.getByRole('checkbox', { name: 'Mood' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Date' })).toHaveProperty('checked', false);
    await waitFor(() => expect(server.saved).toEqual([{ q2: ['Mood'] }]));
    const map = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(map.getByText('2 of 4 answered, 1 flagged')).toBeTruthy();
    expect(map.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeTruthy();
    const current = map.getByRole('button', { name: 'Question 2, answered' });
    expect(current.getAttribute('aria-current')).toBe('step');
    await userEvent.click(map.getByRole('button', { name: 'Question 1, answered, flagged' }));
    expect(await screen.findByRole('radio', { name: 'Rumors', checked: true })).toBeTruthy();
  });

  it('keeps answers on the device while the server cannot be reached, and sends them later', async () => {
    const server = mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await heading(/Question 1 of 4/);
    server.isReachable = false;
    await userEvent.click(screen.getByRole('radio', { name: 'Opinions' }));
    const trouble = /^Your work is saved on this device/;
    expect(await screen.findByText(trouble)).toBeTruthy();
    expect(store().read().answers).toEqual({ q1: 'Opinions' });
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    server.isReachable = true;
    act(() => void dispatchEvent(new Event('online')));
    await saved();
    expect(server.state.attempt?.answers).toEqual({ q1: 'Opinions' });
    const leavingSaved = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leavingSaved);
    expect(leavingSaved.defaultPrevented).toBe(false);
  });

  it('hands in nothing that another device has answered anew since', async () => {
    const server = mockSkillCheck({ attempt: attempt({ answers: { q1: 'Rumors' } }) });
    await openSkillCheck();
    await screen.findByRole('radio', { name: 'Rumors', checked: true });
    await press('Question 3, not answered');
    await userEvent.type(await screen.findByRole('textbox'), '38');
    await saved();
    server.state.attempt!.answers = { ...server.state.attempt!.answers, q1: 'Facts' };
    await press('Question 4, not answered');
    await press('Submit Assessment');
    await heading(/without an answer/);
    await press('Submit Assessment');
    await heading(/^Skill Check Not Passed$/);
    expect(server.submitted).toEqual([{ attemptId: 'attempt-0001', answers: {} }]);
    const graded = JSON.parse(server.state.latestSubmission!.payload) as { answers: object };
    expect(graded.answers).toEqual({ q1: 'Facts', q3: '38' });
  });

  it('keeps for later, when it is handed in offline, everything the server never had', async () => {
    const server = mockSkillCheck({ attempt: attempt({ answers: { q3: '37' } }) });
    await openSkillCheck();
    await heading(/Question 1 of 4/);
    await userEvent.click(screen.getByRole('radio', { name: 'Rumors' }));
    await saved();
    server.isReachable = false;
    await userEvent.click(screen.getByRole('radio', { name: 'Facts' }));
    await press('Question 4, not answered');
    await userEvent.type(await screen.findByRole('textbox'), 'Half a sentence');
    await press('Submit Assessment');
    await press('Submit Assessment');
    await waitFor(() => expect(unsentOf(LEARNER.id)).toHaveLength(1));
    const [kept] = unsentOf(LEARNER.id);
    expect(JSON.parse(kept!.payload)).toEqual({
      answers: { q1: 'Facts', q4: 'Half a sentence' },
    });

    server.isReachable = true;
    await press('Send Now');
    await heading(/^Skill Check/);
    const graded = JSON.parse(server.state.latestSubmission!.payload) as { answers: object };
    expect(graded.answers).toEqual({ q1: 'Facts', q3: '37', q4: 'Half a sentence' });
    expect(unsentOf(LEARNER.id)).toEqual([]);
  });

  it('is printed with the quotes of a book, and saved as it was written', async () => {
    const [first, ...others] = QUESTIONS;
    const quoted = {
      ...first!,
      question: `What's "late"?`,
      hint: `It's short.`,
      options: [`It's 9:05`, 'Rumors', 'Opinions'],
    };
    const server = mockSkillCheck({ attempt: attempt({ questions: [quoted, ...others] }) });
    await openSkillCheck();
    await userEvent.click(await screen.findByRole('radio', { name: 'It’s 9:05' }));
    await saved();
    expect(server.saved).toEqual([{ q1: `It's 9:05` }]);
    expect(screen.getByText('What’s “late”?')).toBeTruthy();
    expect(screen.getByText('It’s short.')).toBeTruthy();
  });

  it('takes a word or a number for a short answer, no essay', async () => {
    mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await press('Question 3, not answered');
    expect(await screen.findByRole('textbox')).toHaveProperty('maxLength', 500);
  });

  it('shows what was answered in another tab, and its results when it is handed in there', async () => {
    const server = mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await heading(/Question 1 of 4/);
    const tab = new BroadcastChannel(`skill-check:${LEARNER.id}:attempt-0001`);
    tab.postMessage({ type: 'answer', questionId: 'q1', answer: 'Rumors' });
    expect(await screen.findByRole('radio', { name: 'Rumors', checked: true })).toBeTruthy();
    expect(server.saved).toEqual([]);

    server.state = { ...server.state, attempt: null, latestSubmission: graded({ q1: 'Rumors' }) };
    tab.postMessage({ type: 'submitted' });
    expect(await heading(/^Skill Check Not Passed$/)).toBeTruthy();
    expect(server.submitted).toEqual([]);
    tab.close();
  });

  it('is handed in by itself when the time is up, once, also when that was while away', async () => {
    const server = mockSkillCheck({
      attempt: attempt({ secondsLeft: 0, answers: { q1: 'Facts' } }),
    });
    await openSkillCheck();
    expect(await heading(/^Skill Check Not Passed$/)).toBeTruthy();
    expect(
      screen.getByText('The time ran out. The answers you had given by then were graded.'),
    ).toBeTruthy();
    expect(server.submitted).toEqual([{ attemptId: 'attempt-0001', answers: {} }]);
  });

  it('leads to the results when the server takes no more answers', async () => {
    const server = mockSkillCheck({ attempt: attempt() });
    mockServer.use(mockCall('saveAnswers', () => refusal('attempt_closed')));
    await openSkillCheck();
    await userEvent.click(await screen.findByRole('radio', { name: 'Facts' }));
    expect(await heading(/^Skill Check Not Passed$/)).toBeTruthy();
    expect(server.submitted).toHaveLength(1);
  });

  it('warns in words and style below five minutes, also while the clock is hidden', async () => {
    mockSkillCheck({ attempt: attempt({ secondsLeft: 299 }) });
    await openSkillCheck();
    const clock = await screen.findByRole('timer');
    expect(clock.textContent).toMatch(/^04:5\d/);
    const spoken = clock.parentElement?.querySelector('[aria-live="polite"]');
    expect(spoken?.textContent).toBe('5 minutes left, or less.');
    await press('Hide Clock');
    expect(screen.getByRole('timer').textContent).toBe('5 minutes left, or less');
    await press('Show Clock');
    expect(screen.getByRole('timer').textContent).toMatch(/^04:/);
  });

  it('shows a hint when asked, and lets a question be flagged', async () => {
    mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await press('Show Hint');
    expect(screen.getByText('Look twice.').closest('[hidden]')).toBeNull();
    await press('Hide Hint');
    expect(screen.getByText('Look twice.').closest('[hidden]')).not.toBeNull();
    await press('Flag for Review');
    expect(
      screen.getByRole('button', { name: 'Flagged for Review' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(store().read().flagged).toEqual(['q1']);
  });
});
