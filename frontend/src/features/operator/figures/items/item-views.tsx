import type { CourseItems } from '@learning/shared/contract/operators/figures';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { DataTable } from '../../data-table/data-table.tsx';
import type { TableSearch } from '../../data-table/table-search.ts';
import { FigureChart } from '../charts/figure-chart.tsx';
import { printNumber, printShare } from '../print-figures.ts';
import {
  activityColumns,
  cardColumns,
  decisionColumns,
  moduleColumns,
  questionColumns,
} from './item-columns.tsx';

interface Props {
  items: CourseItems;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

const FLAGS_FROM = 'Flags begin with 30 answers.';

export function ModuleView({ items, ...table }: Props) {
  const rows = items.modules.map((row, index) => ({ ...row, place: index + 1 }));
  return (
    <>
      <FigureChart
        kind="bars"
        title="Time by module"
        note="Printed: the minutes that the course states. Measured: the mean of what was measured until a learner completed the module for the first time. Left here: of those who completed the module before, or enrolled, the share that did not complete this one so far."
        rows={rows.map((row) => ({
          name: `${row.place}. ${row.title}`,
          printed: row.printedMinutes,
          measured: row.measuredMinutes,
        }))}
        series={[
          { key: 'printed', name: 'Printed minutes' },
          { key: 'measured', name: 'Measured minutes' },
        ]}
        format={printNumber}
      />
      <DataTable
        label="Modules"
        columns={moduleColumns}
        rows={rows}
        rowId={({ moduleId }) => moduleId}
        defaultSort="module"
        empty={<Nothing />}
        {...table}
      />
    </>
  );
}

export function QuestionView({ items, ...table }: Props) {
  const counted = items.questions
    .filter(({ asked }) => asked > 0)
    .toSorted((one, other) => (one.difficulty ?? 0) - (other.difficulty ?? 0));
  return (
    <>
      <FigureChart
        kind="bars"
        title="Share of right answers by question, the hardest first"
        note={`First submissions only. Discrimination compares those who were right with the rest of their attempt: below 0, the question misleads those who know more. ${FLAGS_FROM}`}
        rows={counted.map(({ text, questionId, difficulty }) => ({
          name: text || questionId,
          right: difficulty,
        }))}
        series={[{ key: 'right', name: 'Right' }]}
        format={printShare}
      />
      <DataTable
        label="Questions"
        columns={questionColumns}
        rows={items.questions}
        rowId={({ activityId, questionId }) => `${activityId} ${questionId}`}
        defaultSort="discrimination"
        empty={<Nothing />}
        {...table}
      />
    </>
  );
}

export function DecisionView({ items, ...table }: Props) {
  const rows = items.decisions.map((row) => ({
    name: row.text,
    most: Math.max(0, ...row.options.map(({ share }) => share ?? 0)),
  }));
  return (
    <>
      <FigureChart
        kind="bars"
        title="The most frequent choice of each decision"
        note={`Learners who played the scenario for the first time. Where nearly everyone chooses alike, the decision decides nothing. ${FLAGS_FROM}`}
        rows={rows}
        series={[{ key: 'most', name: 'Most frequent choice' }]}
        format={printShare}
      />
      <DataTable
        label="Decisions"
        columns={decisionColumns}
        rows={items.decisions}
        rowId={({ activityId, stepId }) => `${activityId} ${stepId}`}
        defaultSort="scenario"
        empty={<Nothing />}
        {...table}
      />
    </>
  );
}

export function ActivityView({ items, ...table }: Props) {
  return (
    <>
      <FigureChart
        kind="bars"
        title="Passed on the first try"
        note="Of the learners who submitted an activity, the share that passed with the first submission. Tries to pass: the mean of all who passed so far."
        rows={items.activities.map(({ title, firstPassShare }) => ({
          name: title,
          first: firstPassShare,
        }))}
        series={[{ key: 'first', name: 'First try' }]}
        format={printShare}
      />
      <DataTable
        label="Activities"
        columns={activityColumns}
        rows={items.activities}
        rowId={({ activityId }) => activityId}
        defaultSort="first"
        empty={<Nothing />}
        {...table}
      />
    </>
  );
}

export function CardView({ items, ...table }: Props) {
  return (
    <>
      <FigureChart
        kind="bars"
        title="Remembered by predicted recall"
        note="Reviews of cards whose recall was predicted, by the band of the prediction. Expected is the middle of the band. A card is flagged from 30 reviews on, when it is remembered over 10 points less than expected."
        rows={items.bands.map(({ fromPercent, toPercent, reviews, remembered }) => ({
          name: `${fromPercent}–${toPercent}%`,
          expected: (fromPercent + toPercent) / 200,
          remembered: reviews === 0 ? null : remembered / reviews,
        }))}
        series={[
          { key: 'expected', name: 'Expected' },
          { key: 'remembered', name: 'Remembered' },
        ]}
        format={printShare}
      />
      <DataTable
        label="Review cards"
        columns={cardColumns}
        rows={items.cards}
        rowId={({ cardId }) => cardId}
        defaultSort="remembered"
        empty={<Nothing />}
        {...table}
      />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState title="Nothing is counted yet">
      It shows up here once learners have taken the course.
    </EmptyState>
  );
}
