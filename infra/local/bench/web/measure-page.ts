import lighthouse, { type Result } from 'lighthouse';

export type Throttling = 'simulated' | 'applied';

/** The figures of one run of Lighthouse. */
export interface PageRun {
  score: number;
  /** Scores of the other categories, of runs that measured them. */
  quality: Partial<Record<QualityCategory, number>>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  maxInputDelayMs: number;
  /** From the first byte to the mark `verdict`; not a number on pages without it. */
  verdictMs: number;
  requests: number;
  scriptRequests: number;
  totalKilobytes: number;
  scriptKilobytes: number;
  styleKilobytes: number;
  fontKilobytes: number;
  documentKilobytes: number;
  /** How fast the machine was during the run; compare figures only between runs that are alike. */
  benchmarkIndex: number;
  /** Where the page ended, for a session that was lost. */
  finalUrl: string;
}

export interface MeasuredPage {
  run: PageRun;
  /** Lighthouse's own report. */
  html: string;
}

/** Lighthouse's other categories, in its words. */
export const QUALITY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
export type QualityCategory = (typeof QUALITY_CATEGORIES)[number];

const METHODS = { simulated: 'simulate', applied: 'devtools' } as const;

/**
 * Opens an address in a new tab with an empty cache, with Lighthouse's mobile preset: slow 4G and a quarter of the CPU.
 *
 * @throws Error when the browser did not respond, as on a machine that is too busy
 */
export async function measurePage(
  url: string,
  throttling: Throttling,
  debuggingPort: number,
  withQuality = false,
): Promise<MeasuredPage> {
  const outcome = await lighthouse(url, {
    port: debuggingPort,
    output: 'html',
    logLevel: 'error',
    onlyCategories: ['performance', ...(withQuality ? QUALITY_CATEGORIES : [])],
    throttlingMethod: METHODS[throttling],
    disableFullPageScreenshot: true,
  });
  if (!outcome) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { lhr, report } = outcome;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return { run: readRun(lhr), html: String(report) };
}

interface Timing {
  name: string;
  startTime: number;
}

function readVerdict(lhr: Result): number {
  const timings = lhr.audits['user-timings']?.details as { items?: Timing[] } | undefined;
  const verdict = timings?.items?.find(({ name }) => name === 'verdict');
  const details = lhr.audits['network-requests']?.details as { items?: NetworkRequest[] };
  // With applied throttling, the browser reports a first byte before it hands it over. What the document asks for starts after that.
  const [document, ...others] = details?.items ?? [];
  const starts = others.map(({ networkRequestTime = Number.NaN }) => networkRequestTime);
  const firstByteMs = Math.min(...starts) - (document?.networkRequestTime ?? Number.NaN);
  return verdict ? verdict.startTime - firstByteMs : Number.NaN;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
  statusCode?: number;
  networkRequestTime?: number;
}

function readRun(lhr: Result): PageRun {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details as { items?: NetworkRequest[] };
  const requests = (details.items ?? []).filter(
    ({ url }) => /^https?:/.test(url) && !new URL(url).pathname.startsWith('/_local/stripe/'),
  );
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const kilobytes = (some: readonly NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  return {
    score: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
    quality: Object.fromEntries(
      QUALITY_CATEGORIES.flatMap((name) => {
        const quality = lhr.categories[name]?.score;
        return typeof quality === 'number' ? [[name, Math.round(quality * 100)]] : [];
      }),
    ),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    maxInputDelayMs: value('max-potential-fid'),
    verdictMs: readVerdict(lhr),
    requests: requests.length,
    scriptRequests: ofType('Script').length,
    totalKilobytes: kilobytes(requests),
    scriptKilobytes: kilobytes(ofType('Script')),
    styleKilobytes: kilobytes(ofType('Stylesheet')),
    fontKilobytes: kilobytes(ofType('Font')),
    documentKilobytes: kilobytes(ofType('Document')),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    finalUrl: lhr.finalDisplayedUrl,
  };
}
