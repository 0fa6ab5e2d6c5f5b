import { Box } from '#ui/chakra/box.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { operatorApi } from '#lib/operator-client.ts';
import { revenueQuery } from '#queries/operator/figures.ts';
import { monthName } from '#lib/months.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { changedSearch, type TableSearch } from '../../data-table/table-search.ts';
import { OperatorPage } from '../../shell/operator-page.tsx';
import { FigureChart } from '../charts/figure-chart.tsx';
import { ChoiceControl, choiceOf } from '../choice-control.tsx';
import { ExportButton } from '../export-button.tsx';
import { monthsOf } from '../figure-months.ts';
import { FigureState } from '../figure-state.tsx';
import { PageControls } from '../page-controls.tsx';
import { MonthControls } from '../month-controls.tsx';
import { printCents, printCentsShort, printNumber } from '../print-figures.ts';
import { moneyByMonth, planChart, productChart, trialChart } from './revenue-charts.ts';
import { planColumns, revenueColumns, siteColumns, trialColumns } from './revenue-columns.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

const VIEWS = [
  { value: 'money', name: 'Money' },
  { value: 'plans', name: 'Plans' },
  { value: 'trials', name: 'Trials and seats' },
  { value: 'products', name: 'Bought after a trial' },
] as const;

/** Renders `/admin/figures/revenue`: what came in, what recurs, and who turned a trial into a purchase. */
export function RevenuePage({ search, onSearch }: Props) {
  return (
    <OperatorPage
      title="Revenue"
      lead="By month in UTC. Money as Stripe booked it, at most 15 minutes old; everything else within seconds."
    >
      {() => <Revenue search={search} onSearch={onSearch} />}
    </OperatorPage>
  );
}

function Revenue({ search, onSearch }: Props) {
  const [now] = useState(() => new Date());
  const range = monthsOf(search, now);
  const view = choiceOf(VIEWS, search['view']);
  const query = useQuery({ ...revenueQuery(range), placeholderData: keepPreviousData });
  const controls = (
    <PageControls>
      <ChoiceControl
        label="Show"
        value={view}
        choices={VIEWS}
        onChange={(next) => onSearch({ ...range, view: next })}
      />
      <MonthControls {...range} onChange={(next) => onSearch(changedSearch(search, next))} />
    </PageControls>
  );
  const shared = { search, onSearch };
  return (
    <>
      {controls}
      <FigureState query={query}>
        {({ revenue, plans, site, trials }) => (
          <>
            {view === 'money' && (
              <>
                <FigureChart
                  kind="bars"
                  title="Gross, refunds and net"
                  note="Gross is what was charged, tax included. Net is what stays: gross less refunds, disputes and Stripe’s fees. Tax is what the invoices of the month state; refunds do not lower it."
                  rows={moneyByMonth(revenue, range)}
                  series={[
                    { key: 'gross', name: 'Gross' },
                    { key: 'back', name: 'Refunds and disputes' },
                    { key: 'net', name: 'Net' },
                  ]}
                  format={printCents}
                  formatAxis={printCentsShort}
                />
                <DataTable
                  label="Products"
                  columns={revenueColumns}
                  rows={revenue}
                  rowId={({ month, product }) => `${month} ${product}`}
                  defaultSort="-month"
                  empty={<NoFigures {...range} />}
                  {...shared}
                />
              </>
            )}
            {view === 'plans' && (
              <>
                <FigureChart
                  kind="lines"
                  title="Recurring revenue"
                  note="What all running plans bring in a month, at the end of each month. A plan counts from its first payment until it is over. Churn is the plans that ended divided by those that ran at the month’s beginning; a change of plan is no end."
                  rows={planChart(plans)}
                  series={[{ key: 'recurring', name: 'Recurring a month' }]}
                  format={printCents}
                  formatAxis={printCentsShort}
                />
                <DataTable
                  label="Plans"
                  columns={planColumns}
                  rows={plans}
                  rowId={({ month, product }) => `${month} ${product}`}
                  defaultSort="-month"
                  empty={<NoFigures {...range} />}
                  {...shared}
                />
              </>
            )}
            {view === 'trials' && (
              <>
                <FigureChart
                  kind="bars"
                  title="Trials and the purchases that followed"
                  note="A trial counts in the month it started. Paid since: its learner has bought a course or a plan after it, however late, so recent months still grow."
                  rows={trialChart(site)}
                  series={[
                    { key: 'trials', name: 'Trials' },
                    { key: 'conversions', name: 'Paid since' },
                  ]}
                  format={printNumber}
                />
                <DataTable
                  label="Months"
                  columns={siteColumns}
                  rows={site}
                  rowId={({ month }) => month}
                  defaultSort="-month"
                  empty={<NoFigures {...range} />}
                  {...shared}
                />
              </>
            )}
            {view === 'products' && (
              <>
                <FigureChart
                  kind="bars"
                  title="What learners bought after their trial"
                  note="All months together. A trial counts in the month it started. A learner who bought two products counts for both."
                  rows={productChart(trials)}
                  series={[{ key: 'conversions', name: 'Learners' }]}
                  format={printNumber}
                />
                <DataTable
                  label="Products"
                  columns={trialColumns}
                  rows={trials}
                  rowId={({ month, product }) => `${month} ${product}`}
                  defaultSort="-month"
                  empty={<NoFigures {...range} />}
                  {...shared}
                />
              </>
            )}
            <Box display="flex" flexWrap="wrap" gap="3" mt="6">
              <ExportButton
                name="Export Revenue"
                load={() => operatorApi.exportRevenueFigures({ query: range })}
              />
              <ExportButton
                name="Export Plans"
                load={() => operatorApi.exportPlanFigures({ query: range })}
              />
              <ExportButton
                name="Export Trials"
                load={() => operatorApi.exportTrialFigures({ query: range })}
              />
              <ExportButton
                name={`Export Accounting of ${monthName(range.to)}`}
                load={() => operatorApi.exportAccounting({ query: { month: range.to } })}
              />
            </Box>
          </>
        )}
      </FigureState>
    </>
  );
}

function NoFigures({ from, to }: { from: string; to: string }) {
  const months = from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`;
  return (
    <EmptyState title={`Nothing from ${months}`}>
      Purchases, plans and refunds show up here as soon as Stripe has booked them.
    </EmptyState>
  );
}
