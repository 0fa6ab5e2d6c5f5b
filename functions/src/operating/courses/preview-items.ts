import type { CaseDocument } from '@learning/content/case-file-schema';
import type { SkillCheckQuestion } from '@learning/content/skill-check-schema';
import type { PreviewItem } from '@learning/shared/contract/operators/courses';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { drawnSentences } from '@learning/shared/domain/scoring/draw-mark-up';
import { drawFacts, filled, withFacts } from '@learning/shared/domain/scoring/facts';
import { generatorConfig } from '#activities/generator/generator-config.ts';
import { markUpConfig } from '#activities/mark-up/mark-up-config.ts';
import { scenarioConfig } from '#activities/scenario/scenario-config.ts';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';

const ITEMS_OF: Readonly<Record<ActivityType, (record: ActivityRecord) => PreviewItem[]>> = {
  'skill-check': questions,
  scenario: decisions,
  generator: fields,
  'mark-up': sentences,
};

/** Returns the questions, decisions, sentences or fields of an activity with their solutions. */
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
