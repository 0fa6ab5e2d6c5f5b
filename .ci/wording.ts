import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXT_FILE = /\.(ts|tsx|mjs|js|json|md|css|html|txt|svg|ya?ml)$/;

/**
 * Words that no reader looks for, and names of documents that are not in the repository. They are joined from halves, so that this
 * file does not contain them.
 *
 * @see shared/rules/glossary.md
 */
const BANNED: readonly RegExp[] = [
  ...[
    ['who', 'ever'],
    ['a', 'new'],
    ['he', 'irs?'],
    ['me', 'nd'],
    ['me', 'nded'],
    ['an o', 'wn'],
    ['specification ', 'section'],
  ].map((halves) => new RegExp(`\\b${halves.join('')}\\b`, 'gi')),
  // In lower case it is an ordinary word, and the name of a folder.
  new RegExp(`\\b${['DECI', 'SIONS'].join('')}\\b`, 'g'),
];

/** Returns the banned words of a text, as 'line: word'. */
export function bannedWords(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      BANNED.flatMap((banned) =>
        [...line.matchAll(banned)].map(([word]) => `${index + 1}: ${word}`),
      ),
    );
}

/** Lists the text files that Git knows or would add, the lockfile apart. */
export function textFiles(root: string): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 })
    .split('\n')
    .filter((file) => TEXT_FILE.test(file) && file !== 'package-lock.json')
    .filter((file) => existsSync(join(root, file)));
}

/** Returns the banned words of files, as 'file:line: word'. */
export function findBannedWords(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    bannedWords(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  );
}

/** The sources of what learners read: screens, messages of errors, mails. Texts of courses get their quotes when they are published. */
const LEARNERS_TEXT =
  /^(frontend\/(src|public)\/|frontend\/index\.html|shared\/contract\/errors\.ts|shared\/content\/(site|tiers|learning-paths)|functions\/src\/.*mails?\.ts|infra\/local\/identity\/mail-texts\.ts)/;

export const isLearnersText = (file: string) =>
  LEARNERS_TEXT.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

/** Returns the straight apostrophes within words of a source, comments apart, as 'line: word'. Screens use the curly one. */
export function straightApostrophes(source: string): string[] {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return source
    .replace(/\/\*.*?\*\/|<!--.*?-->/gs, blank)
    .replace(/(?<=^|[\s;])\/\/.*$/gm, blank)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\p{L}+\\?'\p{L}+/gu)].map(([word]) => `${index + 1}: ${word}`),
    );
}

const TOAST = /\b(?:showToast|notify)\(.*?\btone:/gs;
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/** Returns the titles of a source's toasts that are not in title case. Source: rules/wording.md W14 */
export function toastTitlesInSentenceCase(source: string): string[] {
  return [...source.matchAll(TOAST)]
    .flatMap(([toast]) => [...toast.matchAll(/\btitle: (.*?)(?:,\s|,?\n)/g)])
    .flatMap(([, value = '']) => [...value.matchAll(/'([^']+)'/g)].map(([, title = '']) => title))
    .filter((title) =>
      title.split(' ').some((word) => !SMALL_WORDS.has(word) && /^\p{Ll}/u.test(word)),
    );
}

/** Beginnings of sentences that native speakers stumbled over; each was written again. */
const FORMER_SENTENCES = [
  'Where do you stand?',
  'put as a working day',
  'Ask for an Offer',
  'Tell us who is going to learn',
  'finance department has no questions',
  'until then you can send it again',
  'and so what your team can do',
  'You lose sight of them',
  'What stands behind the courses',
  'Every rule of one country says so',
  'asks other questions',
  'Fits into a working week',
  'No borrowed authority',
  'and still stands',
  'not one letter was changed',
  'signed so that anyone can verify it',
  'neither is possible anymore',
  'it can no longer be exchanged',
  'You can correct it 2 times',
  'Stands at the top of the document',
  'Put in your own words before',
  'You are not there yet',
  'Read the consequences above once more',
  'come with a pass',
  'Write it down. It is saved',
  'Complete the first course',
  'just before you’d forget the answers',
  'counts as 0 until you get it right',
  'for each kind of news',
  'On Mondays, when there is something to say',
  'appear here, with their state',
  'begin when you enroll',
  'Performance Mgmt',
  'Recent Messages',
];

const WRITTEN_TEXT =
  /^(frontend\/src\/|shared\/(content\/(site|activities)|contract|domain)|functions\/src\/.*(mail|text|wording)[^/]*\.ts$)/;

/** Returns the former sentences that a source has again, as 'file: sentence'. */
export function formerSentences(file: string, source: string): string[] {
  if (!WRITTEN_TEXT.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const text = source.replace(/\/\*.*?\*\//gs, '').replace(/(?<=^|[\s;])\/\/.*$/gm, '');
  return FORMER_SENTENCES.filter((sentence) => text.includes(sentence)).map(
    (sentence) => `${file}: ${sentence}`,
  );
}

const ISSUED_TEXT = /^(shared\/credentials\/issuing\/|functions\/src\/certificates\/)/;

/** The operator's own entries, which the certifying bodies gave. Source: rules/certificates.md K15 */
const APPROVALS = 'shared/content/site/approvals.ts';

/** Whether others read the text: screens, mails, credentials, courses. */
export const isPublicText = (file: string) =>
  file !== APPROVALS &&
  (isLearnersText(file) ||
    (ISSUED_TEXT.test(file) && !file.endsWith('.test.ts')) ||
    file.startsWith('shared/content/courses/'));
