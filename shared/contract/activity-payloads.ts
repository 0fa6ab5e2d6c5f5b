/**
 * Types of the JSON texts of activities: `Activity.config` before a submission, `ActivitySubmission.payload` after it. The server
 * writes both; the browser only reads them.
 */
import type { MarkUpDocument, SkillCheckAnswer, SkillCheckAnswers } from './activities.ts';
import type { CaseFile } from './case-files.ts';
import type { Confidence } from '#domain/scoring/calibration.ts';
import type { SimulationPeriod } from './simulations.ts';
import type { LineMark } from '#domain/scoring/play-conversation.ts';
import type { MarkVerdict } from '#domain/scoring/score-mark-up.ts';
import type { NamedFigure } from '#domain/simulations/print-figure.ts';
import type { FieldRules } from '#domain/documents/document-values.ts';
import type { FieldDemands } from '#domain/documents/field-demands.ts';
import type { RichTextNode } from './fields.ts';

/** Steps come one by one with the attempt. */
export interface PublicScenarioConfig {
  scenario: ScenarioIntroduction;
  /** Decisions on the shortest and the longest path. */
  decisions: { fewest: number; most: number };
  passingScore: number;
  actionPlan?: { template: string; sections: string[] };
}

export interface ScenarioIntroduction {
  title: string;
  context: string;
  /** Who writes messages; absent in a scenario without a conversation. */
  people?: ScenarioPerson[];
}

export interface ScenarioPerson {
  name: string;
  role: string;
}

/** Lines and replies come with the attempt. */
export interface PublicConversationConfig {
  context: string;
  /** What the conversation is for. */
  aim: string;
  person: ScenarioPerson;
  /** What the person says first, message by message. */
  opening: string[];
  /** Lines to choose from. */
  lineCount: number;
  /** Lines that there is time for. */
  turns: number;
}

/** The figures at the start come with the attempt: each one has others. */
export interface PublicSimulationConfig {
  context: string;
  /** What is to be reached. */
  aim: string;
  people: ScenarioPerson[];
  /** Names of the periods. */
  periods: string[];
  start: NamedFigure[];
  inputs: SimulationInput[];
  figures: NamedFigure[];
  /** Id of the figure that the chart compares. */
  charted: string;
  /** How the outcome is scored. */
  outcome: string;
  guardrails: { id: string; text: string }[];
  /** What the model assumes. One without a source is illustrative. */
  assumptions: { text: string; source?: { title: string; url: string } | undefined }[];
}

export interface SimulationInput extends NamedFigure {
  least: number;
  most: number;
  step: number;
  hint: string;
}

export interface PublicSkillCheckConfig {
  assessment: { title: string; description: string; timeLimit: number; passingScore: number };
  /** One entry for each question that an attempt asks. Which ones, and their texts, come with the attempt. */
  questions: {
    type: 'multiple-choice' | 'multiple-select' | 'short-answer' | 'essay';
    points: number;
  }[];
  /** Questions that attempts are drawn from. */
  bankSize: number;
  /** Of the case file; absent in a check without one. The file comes with the attempt. */
  documentCount?: number;
  badge: { name: string; description: string };
}

export interface GeneratorField {
  id: string;
  label: string;
  type: 'text' | 'textarea' | 'select' | 'date' | 'number';
  required: boolean;
  placeholder: string;
  options: string[];
  description: string;
  /** What makes sense beside the other fields. */
  rules?: FieldRules | undefined;
  /** What a text must have; shown at the field. */
  demands?: FieldDemands | undefined;
}

export interface PublicGeneratorConfig {
  template: { title: string; description: string; type: string };
  fields: GeneratorField[];
  output: {
    format: 'html' | 'text';
    filename: string;
    /** The authored text, with `{{fieldId}}` and `{{current_date}}`. */
    template: string;
    /** The same template, sanitized and parsed, with placeholders in its text nodes; null if the format is text. */
    body: RichTextNode | null;
  };
  examples: { sampleData: Record<string, string> };
}

/** The document comes with the state: each attempt has another one. */
export interface PublicMarkUpConfig {
  context: string;
  problems: MarkUpProblem[];
}

/** What can be wrong with a sentence. */
export interface MarkUpProblem {
  id: string;
  name: string;
  description: string;
}

export interface ScenarioDecision {
  stepId: string;
  stepTitle: string;
  situation?: string;
  messages?: readonly { from: string; at: string; text: string }[];
  choiceId: string;
  choiceText: string;
  choiceReasoning?: string;
  /** Points earned. Only with a pass. */
  value?: number;
  /** The most that this step offers. Only with a pass. */
  bestValue?: number;
  /** The consequence. */
  feedback: string;
  /** Texts of the choices of this step: the one that the look back marked, and the most harmful one. Only with a pass. */
  lookBack?: { marked: string; mostHarmful: string };
}

/** Before a pass, ids are those of the attempt, and it has no points. */
export interface ScenarioSubmissionPayload {
  /** Choice id by step id. */
  choices: Record<string, string>;
  /** Points. Only with a pass. */
  finalScore?: number;
  /** Only with a pass. */
  maxScore?: number;
  /** Only with a pass. */
  percentage?: number;
  /** Percent of the look back. Only with a pass. */
  lookBackPercent?: number;
  /** Without a pass: whether the decisions alone reached the pass mark, so that only the look back fell short. */
  decisionsSuffice?: boolean;
  /** Ids of the steps on the learner's path, in order. */
  completedSteps: string[];
  scenarioTitle: string;
  /** The passing or failing text, without the analysis. */
  summary: string;
  /** Who writes messages. */
  people?: ScenarioPerson[];
  decisions: ScenarioDecision[];
}

export interface ConversationSubmissionPayload {
  person: ScenarioPerson;
  opening: string[];
  /** The passing or failing text. */
  summary: string;
  /** Whether enough was learned or agreed. */
  reachesOutcome: boolean;
  /** Whether nothing was said that must not be said. */
  keepsGuardrails: boolean;
  turns: ConversationTurn[];
  /** Where the course teaches it. */
  readAt: SectionPlace[];
  /** Only with a pass: what was established, and what was never asked. */
  record?: { established: string[]; open: string[] };
}

export interface ConversationTurn {
  line: string;
  reply: string;
  /** What the record marks. Only with a pass. */
  mark?: LineMark;
  /** Only with a pass. */
  why?: string;
}

export interface SimulationSubmissionPayload {
  /** The passing or failing text. */
  summary: string;
  reachesOutcome: boolean;
  /** Ids of the guardrails that were broken. */
  broken: string[];
  start: Record<string, number>;
  periods: SimulationPeriod[];
  /** Where the course teaches it. */
  readAt: SectionPlace[];
  /** Only with a pass. */
  replay?: SimulationReplay;
}

/** How strong the effects were, and what other ways of playing would have led to. */
export interface SimulationReplay {
  coefficients: { name: string; value: number }[];
  paths: SimulationPath[];
}

export interface SimulationPath {
  name: string;
  text: string;
  /** Percent. */
  score: number;
  /** Ids of guardrails. */
  broken: string[];
  periods: Pick<SimulationPeriod, 'entered' | 'figures'>[];
}

/** A section of a module that teaches an answer. */
export interface SectionPlace {
  moduleId: string;
  moduleTitle: string;
  /** Anchor of its heading. */
  section: string;
  sectionTitle: string;
}

export interface QuestionResult {
  questionId: string;
  correct: boolean;
  /** null when the question was not answered. */
  userAnswer: SkillCheckAnswer | null;
  /** Only with a pass. */
  correctAnswer?: SkillCheckAnswer;
  /** Only with a pass. */
  explanation?: string;
  /** Absent in a check whose questions name no section. */
  readAt?: SectionPlace;
  question: string;
  type: 'multiple-choice' | 'multiple-select' | 'short-answer' | 'essay';
  options: string[];
  points: number;
  /** How sure the learner said they were. Absent where they did not say. */
  confidence?: Confidence;
}

export interface SkillCheckSubmissionPayload {
  answers: SkillCheckAnswers;
  results: {
    /** Percent. */
    score: number;
    earnedPoints: number;
    totalPoints: number;
    /** Percent of the points of all questions but the essay; the pass mark must be reached there, too. */
    scoreWithoutEssay?: number;
    passed: boolean;
    feedback: string;
    questionResults: QuestionResult[];
  };
  /** The file of this attempt. */
  caseFile?: CaseFile;
  completedAt: string;
  /** Minutes, rounded up. */
  timeSpent: number;
  /** True if it was submitted at the deadline or later. After the grace period, only saved answers were graded. */
  isTimeUp: boolean;
  badge: { name: string; description: string };
}

export interface GeneratorSubmissionPayload {
  templateType: string;
  formData: Record<string, string | number>;
  generatedContent: string;
  completedAt: string;
}

export interface MarkUpSubmissionPayload {
  documentId: string;
  /** Id of a problem by id of a sentence. */
  marks: Record<string, string>;
  results: {
    /** Percent. */
    score: number;
    passed: boolean;
    feedback: string;
    /** Wrong sentences of the document. */
    wrongCount: number;
    /** How many of the learner's marks found a wrong sentence with its problem, the sentence alone, and so on. */
    counts: Record<MarkVerdict, number>;
    /** Problems of the sentences that were not found, or were marked with another problem. */
    missing: { problemId: string; count: number }[];
    /** Where the course teaches what is missing. */
    readAt: SectionPlace[];
    /** Only with a pass: the document with its key. */
    document?: MarkedDocument;
  };
  completedAt: string;
}

/** The document of a passed attempt, with what became of each sentence. */
export interface MarkedDocument extends Omit<MarkUpDocument, 'paragraphs'> {
  paragraphs: { heading?: string; sentences: MarkedSentence[] }[];
}

export interface MarkedSentence {
  id: string;
  text: string;
  /** Id of what is wrong with it. */
  problemId?: string;
  verdict?: MarkVerdict;
  /** Of a sentence that is wrong, was marked, or looks wrong. */
  explanation?: string;
}

/** The printed config of each type of activity. */
export interface PublicConfigs {
  scenario: PublicScenarioConfig;
  conversation: PublicConversationConfig;
  simulation: PublicSimulationConfig;
  generator: PublicGeneratorConfig;
  'mark-up': PublicMarkUpConfig;
  'skill-check': PublicSkillCheckConfig;
}
