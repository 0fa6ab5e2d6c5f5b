import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of each file of the repository that may cite, by its path. */
export type Texts = ReadonlyMap<string, string>;

/** One cited rule, file or page, or the reason why it cannot be resolved. */
interface Citation {
  line: number;
  text: string;
  problem?: string;
}

const RULES = 'shared/rules';
const PAYMENT_CASES = 'rules/payment-cases.md';
const DECISION_RECORDS = 'shared/decisions';

/** Course texts cite the literature they teach from, and the test of this file contains planted citations. */
const NOT_CHECKED = ['shared/content/courses/', '.ci/citations.'];

/** Documents that are not in the repository. They are joined from halves, so that this file does not contain them. */
const ABSENT_DOCUMENTS = new RegExp(
  [
    ['DECI', 'SIONS'].join(''),
    ['[Ss]pecification ', 'sections?'].join(''),
    ['[Cc]urriculum,? ', 'sections?'].join(''),
    ['[Cc]ontent ', 'rules? \\d'].join(''),
    ['stripe-', 'design'].join(''),
    ['\\bARCHI', 'TECTURE\\b'].join(''),
    ['(?<![Pp]ayment )\\b[Cc]ases? ', '\\d'].join(''),
    ['\\(find', 'ing\\b'].join(''),
    ['\\b[Ff]ind', 'ing [A-Z]?\\d'].join(''),
  ].join('|'),
);

/** Reads the TypeScript and Markdown files that Git knows or would add. */
export function readTexts(root: string): Texts {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.md'],
    { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 },
  );
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !NOT_CHECKED.some((start) => file.startsWith(start)))
    .filter((file) => existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Returns every rule in the form it is cited, e.g. `rules/money.md M4`. */
export function readRules(root: string): string[] {
  return readdirSync(join(root, RULES)).flatMap((name) =>
    [...readFileSync(join(root, RULES, name), 'utf8').matchAll(/^\*\*([A-Z]?\d+)\.\*\*/gm)].map(
      (match) => `rules/${name} ${match[1]}`,
    ),
  );
}

/** Returns every decision record in the form it is cited, e.g. `decisions/016`. */
export function readDecisions(root: string): string[] {
  return readdirSync(join(root, DECISION_RECORDS)).map((name) => `decisions/${name.slice(0, 3)}`);
}

/** Finds each citation of a file, resolved against the rules, the decision records and the files that exist. */
export function citationsIn(
  text: string,
  rules: ReadonlySet<string>,
  decisions: ReadonlySet<string>,
  fileExists: (path: string) => boolean,
): Citation[] {
  const lines = withoutFences(text).split('\n');
  return lines.flatMap((line, index) => {
    const found: Citation[] = [];
    const add = (cited: string, problem?: string) =>
      found.push({ line: index + 1, text: cited, ...(problem === undefined ? {} : { problem }) });
    const cited = /(?<!\w)Source: (.*)/.exec(line)?.[1];
    for (const citation of cited === undefined ? [] : citedIn(cited, lines.slice(index + 1))) {
      add(citation, problemOf(citation, rules, fileExists));
    }
    for (const [whole, number] of line.matchAll(/\b[Pp]ayment case (\d+)/g)) {
      const isKnown = rules.has(`${PAYMENT_CASES} ${number}`);
      add(whole, isKnown ? undefined : 'is not a payment case');
    }
    for (const [whole, number] of line.matchAll(/\b(?:[Dd]ecision |decisions\/)(\d{3})\b/g)) {
      const isKnown = decisions.has(`decisions/${number}`);
      add(whole, isKnown ? undefined : 'is not a decision record');
    }
    const absent = ABSENT_DOCUMENTS.exec(line)?.[0];
    if (absent) add(absent, 'cites what is not in the repository');
    return found;
  });
}

/** Splits the text after `Source:`; a line that ends with a separator continues on the next one. */
function citedIn(first: string, following: readonly string[]): string[] {
  let cited = withoutComment(first);
  for (const next of following) {
    if (!/[,;]$/.test(cited)) break;
    cited = `${cited} ${withoutComment(next)}`;
  }
  return cited
    .replace(/\.$/, '')
    .split(';')
    .flatMap((part) => rulesIn(part.trim()));
}

/** `rules/money.md M4, M7` → `rules/money.md M4`, `rules/money.md M7`. */
function rulesIn(citation: string): string[] {
  const [, file, numbers] = /^(rules\/\S+\.md) (.*)$/.exec(citation) ?? [];
  return file && numbers ? numbers.split(',').map((part) => `${file} ${part.trim()}`) : [citation];
}

function problemOf(
  citation: string,
  rules: ReadonlySet<string>,
  fileExists: (path: string) => boolean,
): string | undefined {
  if (citation.startsWith('rules/')) return rules.has(citation) ? undefined : 'is not a rule';
  if (/^https?:/.test(citation)) return URL.canParse(citation) ? undefined : 'is not an address';
  return fileExists(citation) ? undefined : 'is not a file of the repository';
}

function withoutComment(line: string): string {
  return line
    .replace(/^\s*(\*|\/\/)\s?/, '')
    .replace(/\s*(\*\/.*)$/, '')
    .trim();
}

/** Blanks out the examples of a Markdown file without changing the line numbers. */
function withoutFences(text: string): string {
  return text.replace(/^```.*?^```/gms, (fence) => fence.replace(/[^\n]/g, ''));
}
