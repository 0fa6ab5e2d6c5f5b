import type { FigureSource } from '@learning/content/figure-schema';
import type { InteractiveFigure } from '@learning/content/interactive-figure-schema';
import { formulaNamed } from '@learning/shared/domain/lesson-figures/formulas';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';

interface DataTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Column from which cells are figures. */
  numbersFrom?: number;
}

const TYPES: ReadonlySet<string> = new Set<InteractiveFigure['type']>([
  'calculator',
  'sorter',
  'funnel',
  'loop',
  'ranges',
  'process',
  'weights',
  'estimate',
]);

export const isInteractive = (figure: FigureSource): figure is InteractiveFigure =>
  TYPES.has(figure.type);

/** Returns what a figure says before anyone moves it. */
export function tableOf(figure: InteractiveFigure): DataTable {
  switch (figure.type) {
    case 'calculator': {
      const { results, compute } = formulaNamed(figure.formula);
      const values = compute(
        Object.fromEntries(figure.inputs.map(({ name, value }) => [name, value])),
      );
      return {
        head: ['Figure', 'In this example'],
        rows: [
          ...figure.inputs.map(({ label, value, format }) => [label, printValue(value, format)]),
          ...results.map(({ name, label, format }) => [
            label,
            printValue(values[name] ?? 0, format),
          ]),
        ],
        numbersFrom: 1,
      };
    }
    case 'sorter':
      return {
        head: ['Case', 'Belongs to', 'Why'],
        rows: figure.cases.map(({ text, bin, reason }) => [text, bin, reason]),
      };
    case 'funnel':
      return {
        head: ['Stage', 'People', 'Passed from the stage before'],
        rows: figure.stages.map(({ label, count }, at) => {
          const before = figure.stages[at - 1]?.count;
          return [
            label,
            printValue(count, 'number'),
            before === undefined ? '–' : printValue((100 * count) / before, 'percent'),
          ];
        }),
        numbersFrom: 1,
      };
    case 'loop':
      return {
        head: ['Stage', 'What happens'],
        rows: figure.stages.map(({ label, text }) => [label, text]),
      };
    case 'ranges':
      return {
        head: ['Person', 'Range', 'Pay', 'Compa-ratio'],
        rows: figure.ranges.flatMap(({ label, minimum, maximum, people }) =>
          people.map(({ name, pay }) => [
            name,
            `${label}, ${printValue(minimum, 'dollars')} to ${printValue(maximum, 'dollars')}`,
            printValue(pay, 'dollars'),
            printValue(pay / ((minimum + maximum) / 2), 'decimal'),
          ]),
        ),
        numbersFrom: 2,
      };
    case 'process':
      return {
        head: [figure.unit, 'What', 'Why'],
        rows: figure.steps.map(({ at, text, why }) => [printValue(at, 'decimal'), text, why]),
      };
    case 'weights':
      return {
        head: ['Choice', ...figure.criteria.map(({ label, weight }) => `${label} (${weight})`)],
        rows: figure.choices.map(({ label, scores }) => [
          label,
          ...scores.map((score) => printValue(score, 'decimal')),
        ]),
        numbersFrom: 1,
      };
    case 'estimate':
      return {
        head: ['Question', 'Answer', 'What follows'],
        rows: [[figure.question, printValue(figure.answer, figure.format), figure.reason]],
      };
  }
}
