import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';

type Plan = NonNullable<PublicScenarioConfig['actionPlan']>;

/** Characters per line; longer lines would be cut on paper. */
const LINE_WIDTH = 78;
const RULE = '-'.repeat(LINE_WIDTH);
const BLANK_LINES = 4;

/** File name, such as `Three_Late_Starts_Action_Plan.txt`. */
export function actionPlanFileName(scenarioTitle: string): string {
  const words = scenarioTitle.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '');
  return `${words}_Action_Plan.txt`;
}

/** Builds the action plan: the decisions with their outcomes, then the pages to fill in. */
export function actionPlanText(
  plan: Plan,
  result: ScenarioSubmissionPayload,
  facts: { completedOn: string; passingScore: number },
): string {
  const { scenarioTitle, decisions } = result;
  const parts = [
    [
      `ACTION PLAN: ${scenarioTitle.toUpperCase()}`,
      '',
      `Scenario completed on ${facts.completedOn}`,
      scoreLine(result, facts.passingScore),
    ],
    [
      'MY CHOICES AND THEIR OUTCOMES',
      ...decisions.flatMap((decision, index) => [
        '',
        `${index + 1}. ${decision.stepTitle}${pointsOf(decision)}`,
        ...indented('Decision: ', decision.choiceText),
        ...indented('Result:   ', decision.feedback),
      ]),
    ],
    [plan.template],
    [
      'NOTES',
      ...plan.sections.flatMap((section) => [
        '',
        section,
        ...Array.from({ length: BLANK_LINES }, () => '_'.repeat(LINE_WIDTH)),
      ]),
    ],
  ];
  return `${parts.map((lines) => lines.join('\n')).join(`\n\n${RULE}\n\n`)}\n`;
}

function scoreLine({ percentage }: ScenarioSubmissionPayload, passingScore: number): string {
  return percentage === undefined
    ? `Not passed yet, pass mark ${passingScore}%`
    : `Score ${percentage}%, pass mark ${passingScore}%`;
}

/** Before a pass, points are unknown. */
function pointsOf({ value, bestValue }: ScenarioSubmissionPayload['decisions'][number]): string {
  return bestValue === undefined ? '' : ` (${value} of ${bestValue} points)`;
}

/** Formats a labeled paragraph under a numbered line, wrapped at words. */
function indented(label: string, text: string): string[] {
  const margin = '   ';
  const width = LINE_WIDTH - margin.length - label.length;
  return wrapped(text, width).map(
    (line, index) => `${margin}${index === 0 ? label : ' '.repeat(label.length)}${line}`,
  );
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
