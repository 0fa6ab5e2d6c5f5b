/** Scenarios, conversations, simulations, document generators, mark-ups and skill checks. Source: rules/scoring.md S1, S2, S4. */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '#domain/activity-types.ts';
import { CONFIDENCES } from '#domain/scoring/calibration.ts';
import { AttemptId } from './attempt-id.ts';
import { CaseFile } from './case-files.ts';
import { ConversationAttempt } from './conversations.ts';
import { ContentId, Instant, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';
import { ScenarioAttempt } from './scenarios.ts';
import { SimulationAttempt } from './simulations.ts';

export const Activity = z
  .object({
    id: ContentId,
    moduleId: ContentId,
    title: z.string(),
    description: z.string(),
    type: z.enum(ACTIVITY_TYPES),
    /** As printed: `15 minutes`. */
    duration: z.string(),
    passingScore: Percent,
    /**
     * JSON text: `PublicScenarioConfig`, `PublicConversationConfig`, `PublicSimulationConfig`, `PublicSkillCheckConfig`, `PublicMarkUpConfig` or `PublicGeneratorConfig`. It has no answers,
     * explanations, choice values or choice feedback; the questions of a skill check, the lines of a conversation and the figures of a simulation come with the
     * attempt, and the document of a mark-up with the state.
     */
    config: z.string(),
  })
  .meta({ id: 'Activity' });

/** The wait after a failed skill check, scenario, conversation, simulation or mark-up, by the server's clock. Source: rules/scoring.md S21 */
export const AttemptWait = z.object({
  /** When the next attempt opens. */
  opensAt: Instant,
  /** Until then, when the server responded; 0 once it is open. The device's clock decides nothing. */
  secondsLeft: z.int().min(0),
});

export const ActivitySubmission = z
  .object({
    activityId: ContentId,
    /** The attempt it belongs to. Submitting the same attempt again returns the same submission. */
    attemptId: z.string(),
    /** null for a scenario, a conversation or a simulation that is not passed: it tells consequences and no points. */
    score: Percent.nullable(),
    /** The passing or failing text; for a scenario, with the analysis of each decision. */
    feedback: z.string(),
    /** JSON text, by type: `ScenarioSubmissionPayload`, `ConversationSubmissionPayload`, `SimulationSubmissionPayload`, `SkillCheckSubmissionPayload` and so on. */
    payload: z.string(),
    /** True when passed: the score reached the passing score. */
    completed: z.boolean(),
    completedAt: Instant,
    /** Of a failed skill check, scenario, conversation, simulation or mark-up. */
    wait: AttemptWait.optional(),
  })
  .meta({ id: 'ActivitySubmission' });

/** Text, or the chosen options of a multiple-select question. */
export const SkillCheckAnswer = z.union([
  z.string().max(10_000),
  z.array(z.string().max(1_000)).max(20),
]);

/** Answers by question id. A question without an answer is absent. */
export const SkillCheckAnswers = z
  .record(ContentId, SkillCheckAnswer)
  .refine((answers) => Object.keys(answers).length <= 100, 'at most 100 answers');

/** How sure the learner says they are, by question id. It is optional and never changes the score. Source: rules/scoring.md S40 */
export const SkillCheckConfidence = z
  .record(ContentId, z.enum(CONFIDENCES))
  .refine((given) => Object.keys(given).length <= 100, 'has at most 100 questions');

/** A question without its answer and explanation. */
export const PublicQuestion = z.object({
  id: z.string(),
  question: z.string(),
  type: z.enum(['multiple-choice', 'multiple-select', 'short-answer', 'essay']),
  options: z.array(z.string()),
  points: z.int(),
  hint: z.string(),
});

export const SkillCheckAttempt = z
  .object({
    id: z.string(),
    activityId: ContentId,
    startedAt: Instant,
    /** End of the time limit, with extra time. Answers that arrive up to 30 seconds later still count. */
    deadline: Instant,
    /** By the server's clock when it responded; 0 after the deadline. The device's clock decides nothing. */
    secondsLeft: z.int().min(0),
    /** Seconds from start to deadline. */
    timeLimitSeconds: z.int().positive(),
    extraTimeFactor: z.number(),
    questions: z.array(PublicQuestion),
    /** The file that some of the questions are answered from. */
    caseFile: CaseFile.optional(),
    /** The answers saved so far. */
    answers: SkillCheckAnswers,
  })
  .meta({ id: 'SkillCheckAttempt' });

/** The document of one attempt at a mark-up. Nothing in it tells which sentences are wrong. */
export const MarkUpDocument = z
  .object({
    /** Names the text and the try: marks in another document are refused. */
    id: z.string(),
    title: z.string(),
    /** What to compare it with. */
    records: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
    paragraphs: z.array(
      z.object({
        heading: z.string().optional(),
        sentences: z.array(z.object({ id: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'MarkUpDocument' });

/** Limit of a draft, however many calls saved it. */
export const MAX_DRAFT_VALUES = 100;

/** Unsent values of a generator, by field id. */
export const DraftValues = z
  .record(
    z
      .string()
      .regex(/^[A-Za-z0-9-]+$/)
      .max(120),
    z.string().max(20_000),
  )
  .refine(
    (values) => Object.keys(values).length <= MAX_DRAFT_VALUES,
    `at most ${MAX_DRAFT_VALUES} values`,
  );

/** Everything the player needs about one learner and one activity, in one round trip. */
export const ActivityState = z
  .object({
    activityId: ContentId,
    /** The best submission; the first one among equals, as all failed tries at a scenario are; null if there is none. */
    submission: ActivitySubmission.nullable(),
    /** The latest submission. */
    latestSubmission: ActivitySubmission.nullable(),
    submissionCount: z.int().min(0),
    /** The skill check that was started and not submitted, even after its deadline. */
    attempt: SkillCheckAttempt.nullable(),
    /** The scenario that was started and not submitted. */
    scenarioAttempt: ScenarioAttempt.nullable(),
    /** The conversation that was started and not submitted. */
    conversationAttempt: ConversationAttempt.optional(),
    /** The simulation that was started and not submitted. */
    simulationAttempt: SimulationAttempt.optional(),
    /** Of a mark-up that can be tried now: its document. */
    markUp: MarkUpDocument.optional(),
    draft: z.object({ values: DraftValues, updatedAt: Instant }).nullable(),
    /** Stored by an earlier release and no longer readable: neither shown nor counted. Absent when there is nothing of it. */
    outdated: z.array(z.enum(['attempt', 'draft'])).optional(),
  })
  .meta({ id: 'ActivityState' });

const activityParams = z.strictObject({ id: ContentId });
const userActivity = z.strictObject({ userId: UserId, id: ContentId });

export const activityRoutes = defineRoutes({
  listActivities: {
    method: 'GET',
    path: '/api/modules/{id}/activities',
    summary: 'The activities of a module; needs access to the course',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ id: ContentId }),
    response: z.array(Activity),
    errors: ['module_not_found', 'payment_required'],
  },
  getActivity: {
    method: 'GET',
    path: '/api/activities/{id}',
    summary: 'One activity; needs access to the course',
    group: 'activities',
    access: 'learner',
    params: activityParams,
    response: Activity,
    errors: ['activity_not_found', 'payment_required'],
  },
  getSubmission: {
    method: 'GET',
    path: '/api/activities/{id}/submissions/{userId}',
    summary: "The learner's best submission, or null",
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ id: ContentId, userId: UserId }),
    response: ActivitySubmission.nullable(),
    errors: ['activity_not_found'],
  },
  getActivityState: {
    method: 'GET',
    path: '/api/users/{userId}/activities/{id}',
    summary: 'Submissions, open attempt and draft of one activity at once',
    group: 'activities',
    access: 'learner',
    params: userActivity,
    response: ActivityState,
    errors: ['activity_not_found', 'payment_required'],
  },
  startAttempt: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/attempts',
    summary: 'Start a skill check, or resume the attempt that is open',
    group: 'activities',
    access: 'learner',
    params: userActivity,
    response: SkillCheckAttempt,
    status: 201,
    errors: [
      'activity_not_found',
      'payment_required',
      'not_enrolled',
      'activity_passed',
      'attempt_not_yet',
      'write_conflict',
    ],
  },
  saveAnswers: {
    method: 'PUT',
    path: '/api/users/{userId}/activities/{id}/attempts/{attemptId}/answers',
    summary:
      'Save answers of a skill check as the learner gives them; other answers stay unchanged',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId, attemptId: AttemptId }),
    body: z.strictObject({ answers: SkillCheckAnswers }),
    response: z.object({ secondsLeft: z.int().min(0) }),
    errors: ['activity_not_found', 'attempt_closed'],
  },
  saveDraft: {
    method: 'PUT',
    path: '/api/users/{userId}/activities/{id}/draft',
    summary: 'Save a draft of an activity; values that are not sent stay unchanged',
    group: 'activities',
    access: 'learner',
    params: userActivity,
    body: z.strictObject({
      values: DraftValues,
      /** Delete the values saved before. */
      replace: z.boolean().default(false),
    }),
    response: z.object({ updatedAt: Instant }),
    errors: ['activity_not_found', 'payment_required', 'not_enrolled', 'payload_too_large'],
  },
  submitActivity: {
    method: 'POST',
    path: '/api/activities/{id}/submit',
    summary: 'Submit an activity; the server grades it',
    group: 'activities',
    access: 'learner',
    params: activityParams,
    body: z.strictObject({
      userId: UserId,
      activityId: ContentId,
      attemptId: AttemptId.optional().meta({
        description:
          'Makes the call safe to repeat. For a skill check, the id from startAttempt, for a scenario from startScenario, for a conversation from startConversation, for a simulation from startSimulation; without it, the open attempt is submitted.',
      }),
      payload: z.string().max(200_000).meta({
        description:
          'JSON text. Scenario: { mostHarmful: { stepId: choiceId } } with a mark for each decided step; the decisions are stored already. Conversation and simulation: {}; what was said or entered is stored already. Skill check: { answers: { questionId: answer } }. Mark-up: { documentId, marks: { sentenceId: problemId } }. Generator: { formData: { fieldId: text or number } }. Other fields are ignored.',
      }),
      score: z.number().optional().meta({ description: 'Ignored: the server grades.' }),
      feedback: z.string().optional().meta({ description: 'Ignored: the server grades.' }),
      completed: z.boolean().optional().meta({ description: 'Ignored: the server grades.' }),
    }),
    response: ActivitySubmission,
    status: 201,
    errors: [
      'activity_not_found',
      'payment_required',
      'not_enrolled',
      'attempt_not_started',
      'attempt_not_yet',
      'attempt_outdated',
      'scenario_not_finished',
      'conversation_not_begun',
      'simulation_not_finished',
      'sample_text',
      'activity_passed',
      'write_conflict',
    ],
  },
});

export type Activity = z.infer<typeof Activity>;
export type ActivitySubmission = z.infer<typeof ActivitySubmission>;
export type AttemptWait = z.infer<typeof AttemptWait>;
export type ActivityState = z.infer<typeof ActivityState>;
export type SkillCheckAttempt = z.infer<typeof SkillCheckAttempt>;
export type MarkUpDocument = z.infer<typeof MarkUpDocument>;
export type SkillCheckAnswer = z.infer<typeof SkillCheckAnswer>;
export type SkillCheckConfidence = z.infer<typeof SkillCheckConfidence>;
export type SkillCheckAnswers = z.infer<typeof SkillCheckAnswers>;
export type PublicQuestion = z.infer<typeof PublicQuestion>;
