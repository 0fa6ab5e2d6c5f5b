import {
  GUARDRAILS,
  playConversation,
  type PlayedConversation,
} from '@learning/shared/domain/scoring/play-conversation';
import { scoreConversation } from '@learning/shared/domain/scoring/score-conversation';
import type { ActivityPlan } from '#activity-plan.ts';
import type { ConversationConfig } from '#conversation-schema.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import { sectionLinkIssue } from '#validation/section-anchors.ts';
import type { CourseTexts, Report } from '../content-type.ts';
import { LINE_SCRIPTS, randomOrder } from './line-scripts.ts';

const MIN_LINES = 12;
const MAX_LINES = 20;
const MIN_GOALS = 4;
const MIN_GUARDRAIL_LINES = 3;
const MIN_WORDS_OF_WHY = 6;
/** Of the replies that reach a goal: most depend on what was said before. */
const MIN_CONDITIONAL_SHARE = 0.8;
/** Marked lines may differ from the others by this factor in length. */
const MAX_LENGTH_RATIO = 1.35;
const RANDOM_ORDERS = 2_000;
/** Of the random orders. */
const MAX_PASSED = 2;

type Line = ConversationConfig['lines'][number];

/** Checks a conversation. Source: rules/content.md C54 */
export function checkConversation(
  config: ConversationConfig,
  plan: ActivityPlan,
  texts: CourseTexts,
  report: Report,
): void {
  if (config.passingScore !== plan.passingScore)
    report('config.passingScore', 'differs from the plan');
  for (const [index, link] of config.readAt.entries()) {
    const issue = sectionLinkIssue(link, texts.anchors);
    if (issue) report(`config.readAt.${index}`, issue);
  }
  checkCounts(config, report);
  if (!checkNames(config, report)) return;
  checkReplies(config, report);
  checkForm(config, report);
  checkGoodOrder(config, report);
  checkScripts(config, report);
}

function checkCounts({ lines, goals, trust, turns }: ConversationConfig, report: Report): void {
  if (lines.length < MIN_LINES || lines.length > MAX_LINES)
    report('config.lines', `are ${lines.length}; ${MIN_LINES} to ${MAX_LINES} are required`);
  if (goals.length < MIN_GOALS)
    report('config.goals', `are ${goals.length}; at least ${MIN_GOALS} are required`);
  if (trust.start >= trust.most) report('config.trust', 'starts at its most');
  if (turns >= lines.length) report('config.turns', 'are enough to say everything');
  const guarded = lines.filter((line) => marksOf(line).some((mark) => GUARDRAILS.includes(mark)));
  if (guarded.length < MIN_GUARDRAIL_LINES)
    report(
      'config.lines',
      `have ${guarded.length} that break a guardrail; ${MIN_GUARDRAIL_LINES} are required`,
    );
}

/** Returns whether every id is known and used once. */
function checkNames({ lines, goals, goodOrder }: ConversationConfig, report: Report): boolean {
  const lineIds = new Set(lines.map(({ id }) => id));
  const goalIds = new Set(goals.map(({ id }) => id));
  let isSound = true;
  const complain = (field: string, message: string) => {
    isSound = false;
    report(field, message);
  };
  if (lineIds.size !== lines.length) complain('config.lines', 'use an id twice');
  if (goalIds.size !== goals.length) complain('config.goals', 'use an id twice');
  const checkIds = (
    field: string,
    ids: readonly string[] | undefined,
    known: ReadonlySet<string>,
  ) => {
    for (const id of ids ?? [])
      if (!known.has(id)) complain(field, `names '${id}', which there isn’t`);
  };
  checkIds('config.goodOrder', goodOrder, lineIds);
  for (const [at, { replies }] of lines.entries()) {
    for (const [index, { when, reaches }] of replies.entries()) {
      const field = `config.lines.${at}.replies.${index}`;
      checkIds(`${field}.when`, when?.after, lineIds);
      checkIds(`${field}.when`, when?.notAfter, lineIds);
      checkIds(`${field}.when`, when?.follows, lineIds);
      checkIds(`${field}.when`, when?.reached, goalIds);
      checkIds(`${field}.reaches`, reaches, goalIds);
    }
  }
  return isSound;
}

function checkReplies({ lines, goals }: ConversationConfig, report: Report): void {
  const texts = new Set<string>();
  for (const [at, { replies }] of lines.entries()) {
    for (const [index, { when, text, why }] of replies.entries()) {
      const field = `config.lines.${at}.replies.${index}`;
      const isLast = index === replies.length - 1;
      if (isLast && when) report(`${field}.when`, 'has to be absent: the last reply always fits');
      if (!isLast && !when) report(`${field}.when`, 'is missing: the replies after it never come');
      if (texts.has(text)) report(`${field}.text`, 'stands in two places');
      texts.add(text);
      const words = countWords(why);
      if (words < MIN_WORDS_OF_WHY)
        report(`${field}.why`, `has ${words} words; at least ${MIN_WORDS_OF_WHY} are required`);
    }
  }
  const reaching = lines.flatMap(({ replies }) => replies).filter(({ reaches }) => reaches);
  const conditional = reaching.filter(({ when }) => when !== undefined);
  if (conditional.length < reaching.length * MIN_CONDITIONAL_SHARE)
    report('config.lines', 'reach goals whatever was said before');
  for (const [index, { id }] of goals.entries()) {
    if (!reaching.some(({ reaches }) => reaches!.includes(id)))
      report(`config.goals.${index}`, 'is reached by no reply');
  }
}

/** Checks that marked lines cannot be told by their length. */
function checkForm({ lines }: ConversationConfig, report: Report): void {
  const meanOf = (some: readonly Line[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, some.length);
  const marked = meanOf(lines.filter((line) => marksOf(line).length > 0));
  const others = meanOf(lines.filter((line) => marksOf(line).length === 0));
  const ratio = Math.max(marked, others) / Math.max(1, Math.min(marked, others));
  if (ratio > MAX_LENGTH_RATIO)
    report(
      'config.lines',
      `differ in length where they are marked, by a factor of ${ratio.toFixed(2)}`,
    );
}

/** Checks that the good order reaches every goal, says nothing twice and nothing after the end, and that its order matters. */
function checkGoodOrder(config: ConversationConfig, report: Report): void {
  const { goodOrder, goals } = config;
  const { played, score, keepsGuardrails } = scoreConversation(config, goodOrder, 100);
  const missing = goals.filter(({ id }) => !played.reached.has(id)).map(({ id }) => id);
  if (missing.length > 0) report('config.goodOrder', `does not reach ${missing.join(', ')}`);
  if (!keepsGuardrails) report('config.goodOrder', 'breaks a guardrail');
  if (played.turns.length !== goodOrder.length)
    report('config.goodOrder', 'says something twice or after the end');
  if (score < 100) return;
  if (scoreConversation(config, goodOrder.toReversed(), config.passingScore).passed)
    report('config.goodOrder', 'passes from its end to its beginning, too');
}

/** Checks that no script passes that knows nothing, even if it stops at its best moment. */
function checkScripts(config: ConversationConfig, report: Report): void {
  for (const [name, script] of Object.entries(LINE_SCRIPTS)) {
    if (passes(config, script(config.lines)))
      report('config.lines', `are passed by saying them ${name}`);
  }
  const orders = Array.from({ length: RANDOM_ORDERS }, (_, seed) =>
    randomOrder(config.lines, seed + 1),
  );
  const passed = orders.filter((order) => passes(config, order)).length;
  if (passed > MAX_PASSED)
    report('config.lines', `are passed by ${passed} of ${RANDOM_ORDERS} random orders`);
}

/** Whether a beginning of the order passes. */
function passes(config: ConversationConfig, order: readonly string[]): boolean {
  const { turns }: PlayedConversation = playConversation(config, order);
  return turns.some(
    (_turn, at) => scoreConversation(config, order.slice(0, at + 1), config.passingScore).passed,
  );
}

function marksOf({ replies }: Line) {
  return replies.flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
}
