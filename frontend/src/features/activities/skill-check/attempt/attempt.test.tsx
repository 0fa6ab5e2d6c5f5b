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

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: RegExp) => screen.findByRole('heading', { name });
const saved = () => screen.findByText('Saved');
const store = () => openAttemptStore(LEARNER.id, 'check-1', 'attempt-0001');

describe('a skill check before it starts', () => {
  withMockedApi();

  it('shows what to expect, with the learner’s extra time and where to change it', async () => {
    mockSkillCheck();
    await openSkillCheck();
    expect(await screen.findByText('Four questions about records.')).toBeTruthy();
    expect(
      screen.getByText(/^4 questions: 1 single choice, 1 multiple choice, 1 short answer/),
    ).toBeTruthy();
    expect(screen.getByText(/^75%/)).toBeTruthy();
    expect(screen.getByText('Record Keeper')).toBeTruthy();
    expect(await screen.findByText('22 minutes 30 seconds')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Change Extra Time' });
    expect(link.getAttribute('href')).toMatch(/^\/account/);
  });

  it('shows that it could not be started, and that the clock has not started', async () => {
    mockSkillCheck();
    mockServer.use(mockCall('startAttempt', () => refusal('not_enrolled')));
    await openSkillCheck();
    await click('Start Skill Check');
    expect(await screen.findByText(/Enroll in the course first. The clock has not/)).toBeTruthy();
  });

  it('shows that an outdated attempt does not count, until another one starts', async () => {
    mockSkillCheck({ outdated: ['attempt'] });
    await openSkillCheck();
    const note = /^This activity was updated while your attempt was open/;
    expect(await screen.findByText(note)).toBeTruthy();
    await click('Start Skill Check');
    await heading(/Question 1/);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('shows the results when it was passed on another device meanwhile', async () => {
    const server = mockSkillCheck();
    mockServer.use(
      mockCall('startAttempt', () => {
        const passed = graded({ q1: 'Facts', q2: ['Date', 'Place'], q3: '38' });
        server.state = { ...server.state, submission: passed, latestSubmission: passed };
        return refusal('activity_passed');
      }),
    );
    await openSkillCheck();
    await click('Start Skill Check');
    expect(await heading(/^Skill Check Passed$/)).toBeTruthy();
  });
});

describe('an attempt', () => {
  withMockedApi();

  it('asks one question at a time, saves each answer, and submits after a last look (conformance: last button)', async () => {
    const server = mockSkillCheck();
    await openSkillCheck();
    await click('Start Skill Check');
    const first = await heading(/Question 1 of 4/);
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('radio', { name: 'Facts' }));
    await saved();
    await click('Next');
    expect(document.activeElement).toBe(await heading(/Question 2 of 4.*Choose all that apply/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }));
    await click('Next');
    await click('Next');
    const essay = await screen.findByRole('textbox', { name: 'Question q4?' });
    await userEvent.type(essay, ' Eight.. ');
    expect(screen.getByText('50 characters or more. 7 so far.')).toBeTruthy();
    await waitFor(() => expect(server.saved.at(-1)).toEqual({ q4: ' Eight.. ' }));
    expect(server.saved.slice(0, -1).every((answers) => Object.keys(answers).length === 1)).toBe(
      true,
    );

    await click('Submit Assessment');
    expect(document.activeElement).toBe(await heading(/1 question not answered/));
    expect(server.submitted).toEqual([]);
    await click(/^Question 3\s*not answered/);
    await userEvent.type(await screen.findByRole('textbox'), '38');
    await click('Next');
    await click('Submit Assessment');
    await heading(/You answered every question/);
    await click('Submit Assessment');

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

  // Source: rules/scoring.md S40
  it('sends how sure the learner says they are with the submission, and remembers it until then', async () => {
    mockSkillCheck({ attempt: attempt() });
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('submitActivity', ({ body }) => {
        sent.push(JSON.parse(body.payload));
        return graded({ q1: 'Facts' });
      }),
    );
    await openSkillCheck();
    const group = await screen.findByRole('group', { name: /^How sure are you\?/ });
    await userEvent.click(within(group).getByRole('radio', { name: 'Fairly sure' }));
    expect(store().read().confidence).toEqual({ q1: 'fairly-sure' });
    await click('Question 4, not answered');
    await screen.findByRole('textbox');
    expect(screen.queryByRole('group', { name: /^How sure/ })).toBeNull();
    await click('Question 1, not answered');
    expect(await screen.findByRole('radio', { name: 'Fairly sure', checked: true })).toBeTruthy();
    await click('Question 4, not answered');
    await click('Submit Assessment');
    await click('Submit Assessment');
    await heading(/^Skill Check/);
    expect(sent).toEqual([{ answers: {}, confidence: { q1: 'fairly-sure' } }]);
  });

  it('continues after a reload, with the unsent answers of this device', async () => {
    store().change(() => ({ answers: { q2: ['Mood'] }, questionId: 'q2', flagged: ['q1'] }));
    const server = mockSkillCheck({
      attempt: attempt({ answers: { q1: 'Rumors', q2: ['Date'] } }),
    });
    await openSkillCheck();
    await heading(/Question 2 of 4/);
    expect(screen.getByRole('checkbox', { name: 'Mood' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Date' })).toHaveProperty('checked', false);
    await waitFor(() => expect(server.saved).toEqual([{ q2: ['Mood'] }]));
    const map = within(screen.getByRole('navigation', { name: 'Questions, 2 of 4 answered' }));
    expect(map.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeTruthy();
    const current = map.getByRole('button', { name: 'Question 2, answered' });
    expect(current.getAttribute('aria-current')).toBe('step');
    await userEvent.click(map.getByRole('button', { name: 'Question 1, answered, flagged' }));
    expect(await screen.findByRole('radio', { name: 'Rumors', checked: true })).toBeTruthy();
  });

  it('stores answers on the device while the server cannot be reached, and sends them later', async () => {
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

  it('never submits an answer that another device has changed since', async () => {
    const server = mockSkillCheck({ attempt: attempt({ answers: { q1: 'Rumors' } }) });
    await openSkillCheck();
    await screen.findByRole('radio', { name: 'Rumors', checked: true });
    await click('Question 3, not answered');
    await userEvent.type(await screen.findByRole('textbox'), '38');
    await saved();
    server.state.attempt!.answers = { ...server.state.attempt!.answers, q1: 'Facts' };
    await click('Question 4, not answered');
    await click('Submit Assessment');
    await heading(/not answered/);
    await click('Submit Assessment');
    await heading(/^Skill Check Not Passed$/);
    expect(server.submitted).toEqual([{ attemptId: 'attempt-0001', answers: {} }]);
    const graded = JSON.parse(server.state.latestSubmission!.payload) as { answers: object };
    expect(graded.answers).toEqual({ q1: 'Facts', q3: '38' });
  });

  it('stores every answer the server does not have when it is submitted offline', async () => {
    const server = mockSkillCheck({ attempt: attempt({ answers: { q3: '37' } }) });
    await openSkillCheck();
    await heading(/Question 1 of 4/);
    await userEvent.click(screen.getByRole('radio', { name: 'Rumors' }));
    await saved();
    server.isReachable = false;
    await userEvent.click(screen.getByRole('radio', { name: 'Facts' }));
    await click('Question 4, not answered');
    await userEvent.type(await screen.findByRole('textbox'), 'Half a sentence');
    await click('Submit Assessment');
    await click('Submit Assessment');
    await waitFor(() => expect(unsentOf(LEARNER.id)).toHaveLength(1));
    const [unsent] = unsentOf(LEARNER.id);
    expect(JSON.parse(unsent!.payload)).toEqual({
      answers: { q1: 'Facts', q4: 'Half a sentence' },
    });

    server.isReachable = true;
    await click('Send Now');
    await heading(/^Skill Check/);
    const graded = JSON.parse(server.state.latestSubmission!.payload) as { answers: object };
    expect(graded.answers).toEqual({ q1: 'Facts', q3: '37', q4: 'Half a sentence' });
    expect(unsentOf(LEARNER.id)).toEqual([]);
  });

  it('shows typographic quotes, and saves the text as it was written', async () => {
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

  it('limits the length of a short answer', async () => {
    mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await click('Question 3, not answered');
    expect(await screen.findByRole('textbox')).toHaveProperty('maxLength', 500);
  });

  it('shows the answers of another tab, and the results when it is submitted there', async () => {
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

  it('is submitted automatically, once, when time runs out while the page is closed', async () => {
    const server = mockSkillCheck({
      attempt: attempt({ secondsLeft: 0, answers: { q1: 'Facts' } }),
    });
    await openSkillCheck();
    expect(await heading(/^Skill Check Not Passed$/)).toBeTruthy();
    expect(
      screen.getByText('Time ran out. We graded the answers you had given by then.'),
    ).toBeTruthy();
    expect(server.submitted).toEqual([{ attemptId: 'attempt-0001', answers: {} }]);
  });

  it('shows the results when the server takes no more answers', async () => {
    const server = mockSkillCheck({ attempt: attempt() });
    mockServer.use(mockCall('saveAnswers', () => refusal('attempt_closed')));
    await openSkillCheck();
    await userEvent.click(await screen.findByRole('radio', { name: 'Facts' }));
    expect(await heading(/^Skill Check Not Passed$/)).toBeTruthy();
    expect(server.submitted).toHaveLength(1);
  });

  it('warns in words and style below five minutes, even while the clock is hidden', async () => {
    mockSkillCheck({ attempt: attempt({ secondsLeft: 299 }) });
    await openSkillCheck();
    const clock = await screen.findByRole('timer');
    expect(clock.textContent).toMatch(/^04:5\d/);
    const spoken = clock.parentElement?.querySelector('[aria-live="polite"]');
    expect(spoken?.textContent).toBe('Less than 5 minutes left.');
    await click('Hide Clock');
    expect(screen.getByRole('timer').textContent).toBe('Less than 5 minutes left');
    await click('Show Clock');
    expect(screen.getByRole('timer').textContent).toMatch(/^04:/);
  });

  it('shows a hint on request, and lets the learner flag a question', async () => {
    mockSkillCheck({ attempt: attempt() });
    await openSkillCheck();
    await click('Show Hint');
    expect(screen.getByText('Look twice.').closest('[hidden]')).toBeNull();
    await click('Hide Hint');
    expect(screen.getByText('Look twice.').closest('[hidden]')).not.toBeNull();
    await click('Flag for Review');
    expect(
      screen.getByRole('button', { name: 'Flagged for Review' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(store().read().flagged).toEqual(['q1']);
  });
});
