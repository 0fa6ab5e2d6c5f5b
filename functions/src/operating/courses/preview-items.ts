import type { CaseDocument } from '@learning/content/case-file-schema';
import type { SkillCheckQuestion } from '@learning/content/skill-check-schema';
import type { PreviewItem } from '@learning/shared/contract/operators/courses';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { drawnSentences } from '@learning/shared/domain/scoring/draw-mark-up';
import { drawFacts, filled, withFacts } from '@learning/shared/domain/scoring/facts';
import {
  drawStart,
  enteredBy,
  scoreSimulation,
} from '@learning/shared/domain/scoring/score-simulation';
import { seededRandom } from '@learning/shared/domain/shuffle';
import { printFigure } from '@learning/shared/domain/simulations/print-figure';
import { GUARDRAILS, type ReplyCondition } from '@learning/shared/domain/scoring/play-conversation';
import { conversationConfig } from '#activities/conversation/conversation-config.ts';
import { generatorConfig } from '#activities/generator/generator-config.ts';
import { markUpConfig } from '#activities/mark-up/mark-up-config.ts';
import { simulationConfig } from '#activities/simulation/simulation-config.ts';
import { scenarioConfig } from '#activities/scenario/scenario-config.ts';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';

const ITEMS_OF: Readonly<Record<ActivityType, (record: ActivityRecord) => PreviewItem[]>> = {
  'skill-check': questions,
  scenario: decisions,
  conversation: lines,
  simulation: strategies,
  generator: fields,
  'mark-up': sentences,
};

/** Returns the questions, decisions, lines, sentences or fields of an activity with their solutions. */
export function previewItems(record: ActivityRecord): PreviewItem[] {
  return ITEMS_OF[record.type](record);
}

/** Lists the documents of the case file and the questions, with the facts of one draw. */
function questions(record: ActivityRecord): PreviewItem[] {
  const { facts = [], ...config } = skillCheckConfig(record);
  const check = filled(config, drawFacts(facts, 0));
  const documents = (check.caseFile?.documents ?? []).map((document, index) => ({
    title: `Document ${index + 1}: ${document.title}`,
    texts: linesOf(document),
    choices: [],
    solution: null,
  }));
  return [...documents, ...check.questions.map(questionItem)];
}

function linesOf(document: CaseDocument): string[] {
  switch (document.kind) {
    case 'mail':
      return [`${document.from} to ${document.to}, ${document.at}`, ...document.paragraphs];
    case 'chat':
      return document.messages.map(({ from, at, text }) => `${from}, ${at}: ${text}`);
    case 'log':
      return document.entries.map(({ at, text }) => `${at}: ${text}`);
    case 'policy':
      return document.sections.map(({ heading, text }) => `${heading}: ${text}`);
    case 'table':
      return [document.columns, ...document.rows].map((cells) => cells.join(' | '));
  }
}

function questionItem(question: SkillCheckQuestion, index: number): PreviewItem {
  const right = [question.correctAnswer].flat();
  const isChosen = question.options.length > 0;
  return {
    title: `Question ${index + 1}`,
    texts: [question.question],
    choices: question.options.map((text) => ({
      text,
      isBest: right.includes(text),
      points: null,
      feedback: null,
    })),
    solution: isChosen
      ? question.explanation
      : `${right.join(' or ')}. ${question.explanation}`.replace('.. ', '. '),
  };
}

function decisions(record: ActivityRecord): PreviewItem[] {
  return scenarioConfig(record).steps.map(
    ({ title, situation, messages = [], description, choices }) => {
      const most = Math.max(...choices.map(({ value }) => value));
      return {
        title,
        texts: [
          ...(situation === undefined ? [] : [situation]),
          ...messages.map(({ from, at, text }) => `${from}, ${at}: ${text}`),
          description,
        ],
        choices: choices.map(({ text, value, feedback }) => ({
          text,
          isBest: value === most,
          points: value,
          feedback,
        })),
        solution: null,
      };
    },
  );
}

/** Lists the lines of a conversation, each with its replies and when they are given. */
function lines(record: ActivityRecord): PreviewItem[] {
  const config = conversationConfig(record);
  return config.lines.map(({ id, text, replies }) => ({
    title: `Line: ${id}`,
    texts: [text],
    choices: replies.map(({ when, text: reply, trust = 0, reaches = [], mark, why }) => ({
      text: `${when ? conditionInWords(when) : 'otherwise'}: ${reply}`,
      isBest: reaches.length > 0 && !(mark && GUARDRAILS.includes(mark)),
      points: null,
      feedback: [
        why,
        ...(reaches.length > 0 ? [`Reaches ${reaches.join(', ')}.`] : []),
        ...(mark ? [`Marked: ${mark}.`] : []),
        ...(trust === 0 ? [] : [`Trust ${trust > 0 ? '+' : '−'}${Math.abs(trust)}.`]),
      ].join(' '),
    })),
    solution: placeInWords(config.goodOrder.indexOf(id) + 1, config.goodOrder.length),
  }));
}

function placeInWords(place: number, count: number): string {
  return place === 0 ? 'Not in the good order.' : `In the good order, ${place} of ${count}.`;
}

function conditionInWords(condition: ReplyCondition): string {
  const { after = [], notAfter = [], follows = [], reached = [] } = condition;
  const { trustAtLeast, trustBelow } = condition;
  return [
    ...after.map((id) => `after ${id}`),
    ...notAfter.map((id) => `not after ${id}`),
    ...(follows.length > 0 ? [`right after ${follows.join(' or ')}`] : []),
    ...reached.map((id) => `${id} reached`),
    ...(trustAtLeast === undefined ? [] : [`trust at least ${trustAtLeast}`]),
    ...(trustBelow === undefined ? [] : [`trust below ${trustBelow}`]),
  ].join(', ');
}

/** Lists the ways of playing a simulation from the figures of one draw, each with the numbers that it enters. */
function strategies(record: ActivityRecord): PreviewItem[] {
  const config = simulationConfig(record);
  const start = drawStart(config, seededRandom(0));
  return config.strategies.map(({ id, name, text }, index) => {
    const entered = enteredBy(config, start, id);
    const { score, broken } = scoreSimulation(config, start, entered, record.passingScore);
    return {
      title: `Strategy: ${name}`,
      texts: [text],
      choices: entered.map((numbers, period) => ({
        text: `${config.periods[period]}: ${config.inputs
          .map((input) => `${input.name} ${printFigure(numbers[input.id] ?? 0, input.unit)}`)
          .join(', ')}`,
        isBest: index === 0,
        points: null,
        feedback: null,
      })),
      solution: `Reaches ${score}%.${broken.length > 0 ? ` Breaks ${broken.join(', ')}.` : ''}`,
    };
  });
}

function fields(record: ActivityRecord): PreviewItem[] {
  const { fields: asked, examples } = generatorConfig(record);
  return asked.map(({ id, label, description }) => ({
    title: label,
    texts: description === '' ? [] : [description],
    choices: [],
    solution: examples.sampleData[id] ?? null,
  }));
}

/** Lists the sentences that can be wrong, each with its two texts and the facts of the first set. */
function sentences(record: ActivityRecord): PreviewItem[] {
  const config = markUpConfig(record);
  const facts = config.facts[0]!;
  return drawnSentences(config).map(({ flawed, sound }, index) => {
    const problem = config.problems.find(({ id }) => id === flawed.problemId);
    return {
      title: `Sentence ${index + 1}: ${problem?.name ?? flawed.problemId}`,
      texts: [],
      choices: [
        { ...flawed, isBest: false },
        { ...sound, isBest: true },
      ].map(({ text, explanation, isBest }) => ({
        text: withFacts(text, facts),
        isBest,
        points: null,
        feedback: withFacts(explanation, facts),
      })),
      solution: null,
    };
  });
}
