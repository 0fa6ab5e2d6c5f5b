import { Badge } from '#ui/badge.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type {
  ActivityRow,
  CardRow,
  DecisionRow,
  ModuleRow,
  QuestionRow,
} from '@learning/shared/contract/operators/figures';
import type { Column } from '../../data-table/column.ts';
import { printCorrelation, printNumber, printShare } from '../print-figures.ts';

const FLAGS: Record<string, string> = {
  too_hard: 'Too hard',
  too_easy: 'Too easy',
  misleading: 'Misleads',
  one_sided: 'One-sided',
  longer: 'Takes longer',
  shorter: 'Takes less time',
  left: 'Many leave',
  forgotten: 'Forgotten',
};
/** What the filter shows for rows without a flag. */
const NONE = 'none';

const flags = <Row,>(flagsOf: (row: Row) => readonly string[]): Column<Row> => ({
  id: 'flag',
  title: 'Flag',
  value: (row) => flagsOf(row)[0] ?? NONE,
  cell: (row) =>
    flagsOf(row).map((flag) => (
      <Badge key={flag} colorPalette="signal" me="1">
        {FLAGS[flag]}
      </Badge>
    )),
  hasFilter: true,
  filterName: (flag) => (flag === NONE ? 'Without a flag' : (FLAGS[flag] ?? flag)),
});

const number = <Row,>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
  print: (value: number | null) => string = printNumber,
): Column<Row> => ({ id, title, value, cell: (row) => print(value(row)), isNumeric: true });

/** Shows options with their shares once it is opened, the right ones marked with a word. */
function Options({
  options,
}: {
  options: readonly { text: string; share: number | null; isRight?: boolean }[];
}) {
  return (
    <chakra.details textStyle="fine" minW={{ md: '48' }} maxW={{ md: 'sm' }}>
      <chakra.summary cursor="button" color="accent.fg">
        {options.length} choices
      </chakra.summary>
      <chakra.ul listStyleType="none" mt="1">
        {options.map(({ text, share, isRight }) => (
          <chakra.li key={text} display="flex" gap="2" py="0.5">
            <chakra.span flex="0 0 2.5rem" textAlign="end">
              {printShare(share)}
            </chakra.span>
            <span>
              {text}
              {isRight && <chakra.strong color="accent.fg"> · right</chakra.strong>}
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

export const questionColumns: readonly Column<QuestionRow>[] = [
  {
    id: 'question',
    title: 'Question',
    value: ({ text, questionId }) => text || questionId,
    cell: ({ text, questionId, isPublished }) => (
      <>
        {text || questionId}
        {!isPublished && <chakra.span color="fg.muted"> · no longer published</chakra.span>}
      </>
    ),
  },
  { id: 'check', title: 'Skill check', value: ({ activityTitle }) => activityTitle },
  flags(({ flags: found }) => found),
  number('asked', 'Answers', ({ asked }) => asked),
  number('difficulty', 'Right', ({ difficulty }) => difficulty, printShare),
  number('discrimination', 'Discrimination', (row) => row.discrimination, printCorrelation),
  {
    id: 'options',
    title: 'Choices',
    value: ({ options }) => options.map(({ text }) => text).join(' '),
    cell: ({ options }) => (options.length === 0 ? '–' : <Options options={options} />),
  },
];

export const decisionColumns: readonly Column<DecisionRow>[] = [
  { id: 'decision', title: 'Decision', value: ({ text }) => text },
  { id: 'scenario', title: 'Scenario', value: ({ activityTitle }) => activityTitle },
  flags(({ isOneSided }) => (isOneSided ? ['one_sided'] : [])),
  number('decided', 'Learners', ({ decided }) => decided),
  {
    id: 'options',
    title: 'Choices',
    value: ({ options }) => options.map(({ text }) => text).join(' '),
    cell: ({ options }) => (
      <Options
        options={options.map(({ text, share, value }) => ({
          text: `${text} (${value} points)`,
          share,
        }))}
      />
    ),
  },
];

export const moduleColumns: readonly Column<ModuleRow & { place: number }>[] = [
  {
    id: 'module',
    title: 'Module',
    value: ({ place }) => place,
    cell: ({ place, title }) => `${place}. ${title}`,
  },
  flags(({ flags: found }) => found),
  number('completions', 'Completed', ({ completions }) => completions),
  number('left', 'Left here', ({ dropOff }) => dropOff, printShare),
  number('printed', 'Printed min', ({ printedMinutes }) => printedMinutes),
  number('measured', 'Measured min', ({ measuredMinutes }) => measuredMinutes),
  number('timed', 'Measured of', ({ timed }) => timed),
];

export const activityColumns: readonly Column<ActivityRow>[] = [
  { id: 'activity', title: 'Activity', value: ({ title }) => title },
  { id: 'type', title: 'Type', value: ({ type }) => type, hasFilter: true },
  number('learners', 'Learners', ({ learners }) => learners),
  number('submissions', 'Submissions', ({ submissions }) => submissions),
  number('passes', 'Passed', ({ passes }) => passes),
  number('first', 'First try', ({ firstPassShare }) => firstPassShare, printShare),
  number('tries', 'Tries to pass', ({ triesToPass }) => triesToPass),
];

export const cardColumns: readonly Column<CardRow>[] = [
  { id: 'card', title: 'Review card', value: ({ text, cardId }) => text || cardId },
  flags(({ isForgotten }) => (isForgotten ? ['forgotten'] : [])),
  number('reviews', 'Reviews', ({ reviews }) => reviews),
  number('remembered', 'Remembered', ({ rememberedShare }) => rememberedShare, printShare),
  number('expected', 'Expected', ({ expectedShare }) => expectedShare, printShare),
  number('pauses', 'Paused', ({ pauses }) => pauses),
];
