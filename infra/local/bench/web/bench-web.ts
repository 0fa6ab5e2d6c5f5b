/**
 * Command: `npm run bench:web`. Measures the pages of the built product in Chromium with Lighthouse, and the clicks of a learner, and
 * compares them with their goals. Writes `bench-report/web/index.html`.
 *
 * `--pages home,lesson` chooses pages, `--runs 5` the simulated runs (3), `--applied 3` the runs with applied throttling (1, 0 for none),
 * `--no-interactions` leaves out the clicks. `--origin http://localhost:5173` measures a product that runs already.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testIssuer } from '@learning/shared/credentials/testing/issuer';
import {
  issueForOrigin,
  publishedDocuments,
} from '@learning/shared/credentials/testing/published-certificate';
import { signInDemo, signInNewLearner } from '#product/learner-session.ts';
import { root, startProduct, type Product } from '#product/start-product.ts';
import { openBrowser, prepareStorage, type Browser } from './browser.ts';
import { openEdge, type Edge } from './edge.ts';
import { figuresOf, interactionFigures, median, type PageResult } from './figures.ts';
import { measureInteractions, type MeasuredInteraction } from './interactions.ts';
import { measurePage, type MeasuredPage, type Throttling } from './measure-page.ts';
import { pages, type BenchPage } from './pages.ts';
import { htmlReport, terminalReport, type ReportRow } from './report.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: pages.map(({ name }) => name).join(',') },
    runs: { type: 'string', default: '3' },
    applied: { type: 'string', default: '1' },
    'no-interactions': { type: 'boolean', default: false },
    origin: { type: 'string' },
  },
});
const runs = Number(values.runs);
const appliedRuns = Number(values.applied);
const chosen = values.pages.split(',').filter(Boolean).map(pageNamed);
const folder = join(root, 'bench-report/web');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const product = values.origin ? await runningAt(values.origin) : await startProduct();
const edge = await openEdge(product.origin);
const browser = await openBrowser();
await publishCertificate(edge);
try {
  await bench(product, edge, browser);
} finally {
  await browser.close();
  await edge.close();
  await product.stop();
}

async function bench(product: Product, edge: Edge, browser: Browser): Promise<void> {
  const results: PageResult[] = [];
  const rows: ReportRow[] = [];
  for (const page of chosen) {
    const result = await measure(page, product, edge, browser);
    results.push(result.result);
    if (!result.result.isMissing) rows.push(result.row);
  }
  const rounds: MeasuredInteraction[][] = [];
  for (let round = 0; !values['no-interactions'] && round < Math.max(1, runs); round += 1) {
    await prepareStorage(browser.context, edge.origin, (await signInDemo(product)).stored);
    rounds.push(await measureInteractions(browser.context, edge.origin));
  }
  const interactions = interactionFigures(rounds);
  const missing = results.filter(({ isMissing }) => isMissing).map(({ page }) => page.name);
  const all = results.flatMap(({ simulated, applied }) => [...simulated, ...applied]);
  const benchmarkIndex = all.length > 0 ? median(all.map((run) => run.benchmarkIndex)) : 0;
  const facts = { measuredAt: new Date(), runs, benchmarkIndex, load: loadavg()[1]!, missing };
  writeFileSync(join(folder, 'index.html'), htmlReport(rows, interactions, facts));
  writeFileSync(
    join(folder, 'figures.json'),
    JSON.stringify({ facts, rows, interactions }, null, 2),
  );
  console.log(`\n${terminalReport(rows, interactions)}`);
  if (missing.length > 0) console.log(`\nNot in the product: ${missing.join(', ')}`);
  console.log(`\n✗ misses its goal. Benchmark index ${Math.round(benchmarkIndex)}.`);
  if (facts.load > availableParallelism()) {
    console.log(`The machine was busy (load ${facts.load.toFixed(1)}): do not trust times.`);
  }
  console.log(`Report: ${join(folder, 'index.html')}`);
}

async function measure(
  page: BenchPage,
  product: Product,
  edge: Edge,
  browser: Browser,
): Promise<{ result: PageResult; row: ReportRow }> {
  const response = await fetch(product.origin + page.path, {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document' },
  });
  const result: PageResult = {
    page,
    simulated: [],
    applied: [],
    isMissing: response.status === 404,
  };
  const row: ReportRow = { name: page.name, path: page.path, figures: [], reports: [] };
  if (result.isMissing) return { result, row };
  const measureAll = async (throttling: Throttling, count: number) => {
    const measured: MeasuredPage[] = [];
    for (let run = 1; run <= count; run += 1) {
      const outcome = await measureOnce(page, throttling, product, edge, browser, run === 1).catch(
        (error: Error) => error,
      );
      if (outcome instanceof Error) {
        console.log(
          `${page.name}, ${throttling} ${run} of ${count}: NOT MEASURED: ${outcome.message}`,
        );
        continue;
      }
      measured.push(outcome);
      const { score, lcpMs, tbtMs, cls } = outcome.run;
      const figures = `score ${score}, LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`;
      console.log(`${page.name}, ${throttling} ${run} of ${count}: ${figures}`);
    }
    writeMedian(page, throttling, measured, row);
    return measured.map(({ run }) => run);
  };
  result.simulated = await measureAll('simulated', runs);
  result.applied = await measureAll('applied', appliedRuns);
  row.figures = figuresOf(result);
  return { result, row };
}

/** Writes Lighthouse's report of the run whose LCP is the median. */
function writeMedian(
  page: BenchPage,
  throttling: Throttling,
  measured: readonly MeasuredPage[],
  row: ReportRow,
): void {
  const sorted = [...measured].sort((a, b) => a.run.lcpMs - b.run.lcpMs);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) return;
  const file = `${page.name}-${throttling}.html`;
  writeFileSync(join(folder, file), middle.html);
  row.reports.push({ label: `Lighthouse, ${throttling}`, file });
}

/** Returns what the browser has stored when it opens the page. */
async function storedFor(
  { learner }: BenchPage,
  product: Product,
): Promise<Record<string, string>> {
  if (!learner) return {};
  const signIn = learner === 'demo' ? signInDemo : signInNewLearner;
  return (await signIn(product)).stored;
}

/** @throws Error when the page is not the one that was asked for, e.g. because the session was lost */
async function measureOnce(
  page: BenchPage,
  throttling: Throttling,
  product: Product,
  edge: Edge,
  browser: Browser,
  isFirst: boolean,
): Promise<MeasuredPage> {
  const stored = await storedFor(page, product);
  await prepareStorage(browser.context, edge.origin, stored);
  const measured = await measurePage(
    edge.origin + page.path,
    throttling,
    browser.debuggingPort,
    isFirst && throttling === 'simulated',
  );
  const wanted = page.path.split(/[?#]/)[0]!;
  const shown = new URL(measured.run.finalUrl).pathname;
  if (shown !== wanted) throw new Error(`${wanted} ended on ${measured.run.finalUrl}`);
  return measured;
}

/** Lets the edge respond with a valid certificate: the demo learner cannot claim one. */
async function publishCertificate(edge: Edge): Promise<void> {
  const issuer = await testIssuer(`${edge.origin}/credentials/issuer.json`);
  const token = await issueForOrigin(issuer, edge.origin);
  const documents = await publishedDocuments(issuer, edge.origin, token, 'valid');
  const entries = Object.entries(documents);
  edge.publish(Object.fromEntries(entries.map(([name, text]) => [`/credentials/${name}`, text])));
}

function pageNamed(name: string): BenchPage {
  const page = pages.find((candidate) => candidate.name === name);
  if (page) return page;
  console.error(`Unknown page "${name}". Known: ${pages.map((known) => known.name).join(', ')}`);
  process.exit(1);
}

async function runningAt(origin: string): Promise<Product> {
  const response = await fetch(`${origin}/api/demo`, { method: 'POST' });
  return {
    origin,
    demo: (await response.json()) as Product['demo'],
    stop: async () => {},
  };
}
