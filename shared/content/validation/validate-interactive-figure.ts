import type { FigureSource } from '#figure-schema.ts';
import type { CalculatorFigure } from '#interactive-figure-schema.ts';
import { formulaNamed } from '@learning/shared/domain/lesson-figures/formulas';

type Issue = readonly [field: string, message: string];

/** Returns what contradicts itself in a figure that the reader moves. Source: rules/content.md C51 */
export function interactiveIssues(figure: FigureSource): Issue[] {
  switch (figure.type) {
    case 'calculator':
      return calculatorIssues(figure);
    case 'sorter':
      return [
        ...figure.cases.flatMap(({ bin }, at): Issue[] =>
          figure.bins.includes(bin) ? [] : [[`cases.${at}.bin`, 'is none of the bins']],
        ),
        ...figure.bins.flatMap((bin, at): Issue[] =>
          figure.cases.some((item) => item.bin === bin) ? [] : [[`bins.${at}`, 'has no case']],
        ),
      ];
    case 'funnel':
      return figure.stages.flatMap(({ count }, at): Issue[] =>
        at > 0 && count > figure.stages[at - 1]!.count
          ? [[`stages.${at}.count`, 'is more than the stage before']]
          : [],
      );
    case 'ranges':
      return figure.ranges.flatMap(({ minimum, maximum }, at): Issue[] =>
        minimum < maximum ? [] : [[`ranges.${at}.maximum`, 'must be more than the minimum']],
      );
    case 'process':
      return figure.steps.flatMap(({ at: when }, at): Issue[] =>
        at > 0 && when < figure.steps[at - 1]!.at
          ? [[`steps.${at}.at`, 'is before the step above']]
          : [],
      );
    case 'weights':
      return figure.choices.flatMap(({ scores }, at): Issue[] =>
        scores.length === figure.criteria.length
          ? []
          : [[`choices.${at}.scores`, 'must have one score for each criterion']],
      );
    case 'estimate':
      return figure.answer >= figure.min && figure.answer <= figure.max
        ? []
        : [['answer', 'must be between min and max']];
    case 'loop':
    case 'bars':
    case 'lines':
    case 'timeline':
    case 'decision-tree':
      return [];
  }
}

function calculatorIssues({ formula, inputs, bars = [], curve }: CalculatorFigure): Issue[] {
  const { inputs: needed, results } = formulaNamed(formula);
  const names = inputs.map(({ name }) => name);
  return [
    ...(names.toSorted().join() === needed.toSorted().join()
      ? []
      : [['inputs', `must be those of the formula: ${needed.join(', ')}`] as const]),
    ...inputs.flatMap(({ value, min, max }, at): Issue[] =>
      value >= min && value <= max ? [] : [[`inputs.${at}.value`, 'must be between min and max']],
    ),
    ...bars.flatMap((bar, at): Issue[] =>
      results.some(({ name }) => name === bar)
        ? []
        : [[`bars.${at}`, 'is no result of the formula']],
    ),
    ...(curve === undefined || names.includes(curve)
      ? []
      : [['curve', 'is no input of the formula'] as const]),
  ];
}
