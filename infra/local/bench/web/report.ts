import { escapeHtml, textTable } from '#table.ts';
import type { Figure } from './figures.ts';

export interface ReportRow {
  name: string;
  path: string;
  figures: Figure[];
  /** Lighthouse's own reports, by file name. */
  reports: { label: string; file: string }[];
}

/** What was measured, when and how. */
export interface ReportFacts {
  measuredAt: Date;
  runs: number;
  benchmarkIndex: number;
  /** Processes that waited for a processor, in the mean of five minutes. */
  load: number;
  missing: string[];
}

/** Returns the table for a terminal: every figure with its goal, and a mark where the goal is missed. */
export function terminalReport(
  rows: readonly ReportRow[],
  interactions: readonly Figure[],
): string {
  const names = rows.reduce<string[]>((known, { figures }) => {
    const fresh = figures.map(({ name }) => name).filter((name) => !known.includes(name));
    return [...known, ...fresh];
  }, []);
  const cells = (row: ReportRow) =>
    names.map((name) => {
      const figure = row.figures.find((candidate) => candidate.name === name);
      return figure ? shown(figure) : '';
    });
  const pages = rows.length > 0 ? [turned(rows, names, cells)] : [];
  const clicks = interactions.map(({ name, ...figure }) => [name, shown({ name, ...figure })]);
  const clickTable =
    clicks.length > 0 ? [textTable(['interaction, CPU ÷ 4', 'slowest'], clicks)] : [];
  return [...pages, ...clickTable].join('\n\n');
}

/** Figures are rows and pages are columns, so that the table fits a terminal. */
function turned(
  rows: readonly ReportRow[],
  names: readonly string[],
  cells: (row: ReportRow) => string[],
): string {
  const columns = rows.map(cells);
  const PAGES_PER_TABLE = 5;
  const tables: string[] = [];
  for (let start = 0; start < rows.length; start += PAGES_PER_TABLE) {
    const end = start + PAGES_PER_TABLE;
    tables.push(
      textTable(
        ['', ...rows.slice(start, end).map(({ name }) => name)],
        names.map((name, index) => [
          name,
          ...columns.slice(start, end).map((column) => column[index]!),
        ]),
      ),
    );
  }
  return tables.join('\n\n');
}

function shown({ text, goal, isMet }: Figure): string {
  if (goal === undefined) return text;
  return `${text} (${goal})${isMet ? '' : ' ✗'}`;
}

/** Returns the page `index.html` of the report. */
export function htmlReport(
  rows: readonly ReportRow[],
  interactions: readonly Figure[],
  { measuredAt, runs, benchmarkIndex, load, missing }: ReportFacts,
): string {
  const sections = rows.map(
    ({ name, path, figures, reports }) => `<section>
<h2>${escapeHtml(name)} <code>${escapeHtml(path)}</code></h2>
${figureTable(figures)}
<p>${reports.map(({ label, file }) => `<a href="${file}">${escapeHtml(label)}</a>`).join(' · ')}</p>
</section>`,
  );
  const absent =
    missing.length > 0 ? `<p>Not in the product: ${escapeHtml(missing.join(', '))}.</p>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages in a browser</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th { text-align: left; font-weight: 400 }
td { text-align: right }
th, td { padding: .15rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
.missed { font-weight: 700; color: light-dark(#a11, #f88) }
.met { color: light-dark(#063, #8d8) }
h2 { font-size: 1.1rem; margin: 0 0 .5rem }
code { font-size: .8em; font-weight: 400; overflow-wrap: anywhere }
</style>
<h1>Pages in a browser</h1>
<p>${measuredAt.toISOString()}. Lighthouse, mobile: slow 4G, a quarter of the CPU, first visit. Median of ${runs} simulated runs; benchmark index ${Math.round(benchmarkIndex)}, load ${load.toFixed(1)}.</p>
${absent}
<main>
${sections.join('\n')}
${interactions.length > 0 ? `<section><h2>Clicks at a quarter of the CPU</h2>${figureTable(interactions)}</section>` : ''}
</main>
</html>
`;
}

function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, text, goal = '', isMet }) => {
    const style = isMet === undefined ? '' : ` class="${isMet ? 'met' : 'missed'}"`;
    return `<tr><th>${escapeHtml(name)}</th><td${style}>${escapeHtml(text)}</td><td>${escapeHtml(goal)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}
