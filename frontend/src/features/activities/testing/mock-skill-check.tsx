/** A skill check and the API behind it, for component tests. */
import type {
  ActivityState,
  PublicQuestion,
  SkillCheckAnswers,
  SkillCheckAttempt,
} from '@learning/shared/contract/activities';
import type {
  PublicSkillCheckConfig,
  QuestionResult,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { scoreSkillCheck } from '@learning/shared/domain/scoring/score-skill-check';
import { useQuery } from '@tanstack/react-query';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { activity, activityState, activitySubmission } from '#testing/activity-samples.ts';
import { LEARNER, profile } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { RunningActivity } from '../components/running-activity.tsx';
import { withSubmission } from '../submission/store-submission.ts';
import type { Runner } from '../activity-runner-props.ts';
import SkillCheck from '../skill-check/skill-check.tsx';

export const QUESTIONS: PublicQuestion[] = [
  question({ id: 'q1', type: 'multiple-choice', options: ['Facts', 'Opinions', 'Rumors'] }),
  question({ id: 'q2', type: 'multiple-select', options: ['Date', 'Place', 'Mood'] }),
  question({ id: 'q3', type: 'short-answer', hint: '' }),
  question({ id: 'q4', type: 'essay' }),
];

const CORRECT: SkillCheckAnswers = {
  q1: 'Facts',
  q2: ['Date', 'Place'],
  q3: '38',
  q4: 'A model answer.',
};

function question(part: Pick<PublicQuestion, 'id' | 'type'> & Partial<PublicQuestion>) {
  return {
    question: `Question ${part.id}?`,
    options: [],
    points: 10,
    hint: 'Look twice.',
    ...part,
  };
}

const config: PublicSkillCheckConfig = {
  assessment: {
    title: 'Essentials Check',
    description: 'Four questions about records.',
    timeLimit: 15,
    passingScore: 75,
  },
  questions: QUESTIONS.map(({ type, points }) => ({ type, points })),
  bankSize: 12,
  badge: { name: 'Record Keeper', description: 'Writes down what happened.' },
};

const CHECK = activity({
  id: 'check-1',
  type: 'skill-check',
  title: 'Essentials Check',
  passingScore: 75,
  config: JSON.stringify(config),
});

export const attempt = (part: Partial<SkillCheckAttempt> = {}): SkillCheckAttempt => ({
  id: 'attempt-0001',
  activityId: CHECK.id,
  startedAt: '2026-11-04T09:00:00Z',
  deadline: '2026-11-04T09:15:00Z',
  secondsLeft: 900,
  timeLimitSeconds: 900,
  extraTimeFactor: 1,
  questions: QUESTIONS,
  answers: {},
  ...part,
});

/** Grades an attempt by the rules of the server. */
export function graded(answers: SkillCheckAnswers, attemptId = 'attempt-0001') {
  const scored = scoreSkillCheck(
    QUESTIONS.map((listed) => ({ ...listed, correctAnswer: CORRECT[listed.id] })),
    answers,
  );
  const questionResults: QuestionResult[] = QUESTIONS.map(
    ({ id, question, type, options, points }, index) => ({
      question,
      type,
      options,
      points,
      questionId: id,
      userAnswer: answers[id] ?? null,
      correctAnswer: CORRECT[id]!,
      explanation: `Because of ${id}.`,
      correct: scored.questions[index]!.isCorrect,
    }),
  );
  const { score, earnedPoints, totalPoints } = scored;
  const passed = score >= CHECK.passingScore;
  const payload: SkillCheckSubmissionPayload = {
    answers,
    results: {
      score,
      earnedPoints,
      totalPoints,
      passed,
      feedback: passed ? 'Good records.' : 'Read module 2 again.',
      questionResults,
    },
    completedAt: '2026-11-04T09:04:00Z',
    timeSpent: 4,
    isTimeUp: false,
    badge: config.badge,
  };
  return activitySubmission({
    activityId: CHECK.id,
    attemptId,
    score,
    feedback: payload.results.feedback,
    payload: JSON.stringify(payload),
    completed: passed,
  });
}

/** Answers the calls of the check from this state on, and records what was sent. */
export function mockSkillCheck(part: Partial<ActivityState> = {}) {
  const server = {
    state: activityState({ activityId: CHECK.id, ...part }),
    saved: [] as SkillCheckAnswers[],
    submitted: [] as { attemptId: string | undefined; answers: SkillCheckAnswers }[],
    isReachable: true,
  };
  const answering =
    <T,>(answer: () => T) =>
    (): T | Response =>
      server.isReachable ? answer() : Response.error();
  mockServer.use(
    mockCall('getProfile', () => profile({ extraTimeFactor: 1.5 })),
    mockCall(
      'getActivityState',
      answering(() => server.state),
    ),
    mockCall('startAttempt', () => {
      const count = server.state.submissionCount + 1;
      const opened = server.state.attempt ?? attempt({ id: `attempt-000${count}` });
      server.state = { ...server.state, attempt: opened };
      return opened;
    }),
    mockCall('saveAnswers', ({ params, body }) => {
      if (!server.isReachable) return Response.error();
      const open = server.state.attempt;
      if (!open || open.id !== params['attemptId']) return refusal('attempt_closed');
      server.saved.push(body.answers);
      open.answers = { ...open.answers, ...body.answers };
      return { secondsLeft: open.secondsLeft };
    }),
    mockCall('submitActivity', ({ body }) => {
      if (!server.isReachable) return Response.error();
      const { answers } = JSON.parse(body.payload) as { answers: SkillCheckAnswers };
      server.submitted.push({ attemptId: body.attemptId, answers });
      const repeated = server.state.latestSubmission;
      if (repeated && repeated.attemptId === body.attemptId) return repeated;
      const submission = graded({ ...server.state.attempt?.answers, ...answers }, body.attemptId);
      server.state = withSubmission(server.state, submission);
      return submission;
    }),
  );
  return server;
}

function OpenSkillCheck({ documentCount }: Pick<PublicSkillCheckConfig, 'documentCount'>) {
  const { data } = useQuery(activityStateQuery(LEARNER.id, CHECK.id));
  return (
    data && (
      <RunningActivity
        learnerId={LEARNER.id}
        courseId={14}
        activity={CHECK}
        config={{ ...config, ...(documentCount !== undefined && { documentCount }) }}
        state={data}
        Runner={SkillCheck as Runner}
      />
    )
  );
}

/** Renders the check as the player does. */
export async function openSkillCheck(part: Pick<PublicSkillCheckConfig, 'documentCount'> = {}) {
  // Once loaded, the screens of an attempt are there at once, as after a sign of use.
  await import('../skill-check/attempt-and-results.ts');
  signInLearner();
  return renderPage(<OpenSkillCheck {...part} />);
}
