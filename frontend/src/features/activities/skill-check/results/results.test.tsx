// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import {
  graded,
  openSkillCheck,
  mockSkillCheck,
} from '#features/activities/testing/mock-skill-check.tsx';

const PASSED = graded({ q1: 'Facts', q2: ['Date'], q3: '38', q4: 'long enough '.repeat(5) });
const FAILED = graded({ q1: 'Rumors' });

describe('the results of a skill check', () => {
  withMockedApi();
  afterEach(() => vi.unstubAllGlobals());

  it('show score, points and badge at once when it was passed before, without Try Again', async () => {
    mockSkillCheck({ submission: PASSED, latestSubmission: PASSED, submissionCount: 1 });
    await openSkillCheck();
    expect(await screen.findByRole('heading', { name: 'Skill Check Passed' })).toBeTruthy();
    expect(screen.getByText('75%')).toBeTruthy();
    expect(screen.getByText(/^30 of 40 points. Pass mark 75%./)).toBeTruthy();
    expect(screen.getByText('Good records.')).toBeTruthy();
    expect(screen.getByText('Record Keeper')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByText(/Time spent: 4 minutes/)).toBeTruthy();
    // No one clicked anything: the focus stays where it was.
    expect(document.activeElement).toBe(document.body);
  });

  it('show for each question the answer, the correct answer and the explanation', async () => {
    mockSkillCheck({ submission: PASSED, latestSubmission: PASSED, submissionCount: 1 });
    await openSkillCheck();
    const [first, second, , essay] = await screen.findAllByRole('listitem').then((items) =>
      // Answers with several options are nested lists.
      items.filter((item) => within(item).queryByRole('heading')),
    );
    expect(first!.textContent).toMatch(
      /^Correct10 of 10 points.*Your answer \(correct\)Facts.*Because of q1\./,
    );
    expect(second!.textContent).toMatch(
      /^Not correct0 of 10 points.*Your answerDateCorrect answerDatePlaceExplanationBecause/,
    );
    expect(essay!.textContent).toMatch(/^Received· 10 of 10 points/);
    expect(essay!.textContent).toContain('No one has read this answer');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Only questions I missed' }));
    expect(screen.queryByText('Because of q1.')).toBeNull();
    expect(screen.getByText('Because of q2.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2. Question q2?' })).toBeTruthy();
  });

  it('show unanswered questions, and start another attempt on request', async () => {
    const server = mockSkillCheck({
      submission: graded({ q1: 'Facts', q3: '38' }, 'attempt-0000'),
      latestSubmission: FAILED,
      submissionCount: 2,
    });
    await openSkillCheck();
    expect(await screen.findByRole('heading', { name: 'Skill Check Not Passed' })).toBeTruthy();
    expect(screen.getByText(/Your best so far: 50%/)).toBeTruthy();
    expect(screen.getAllByText('Not answered')).toHaveLength(3);
    expect(screen.queryByText('Record Keeper')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    const first = await screen.findByRole('heading', { name: /Question 1 of 4/ });
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('radio', { name: 'Rumors' })).toHaveProperty('checked', false);
    expect(server.state.attempt?.id).toBe('attempt-0003');
  });

  it('print alone with all questions, and leave the page unchanged', async () => {
    const printed: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.body.lastElementChild?.textContent ?? null);
    });
    mockSkillCheck({ submission: PASSED, latestSubmission: PASSED, submissionCount: 1 });
    await openSkillCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Print Results' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/Essentials Check.*Skill Check Passed.*Because of q4\./);
    expect(screen.getAllByText('Because of q4.')).toHaveLength(2);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.getAllByText('Because of q4.')).toHaveLength(1));
  });
});
