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

/** What only a certifying body can say. No environment is configured with an approval, so no text may say it. Source: rules/certificates.md K13 */
const RECOGNITION =
  /\b(SHRM|HRCI|CIPD)[- ](approved|accredited|recogni[sz]ed|endorsed|certified (course|provider|program)s?)\b|\b(approved|accredited|recogni[sz]ed|endorsed|certified) by (the )?(SHRM|HRCI|CIPD|Society for Human Resource)|\b(fully |officially )?accredited (course|certificate|badge|provider|program)s?\b/gi;

const ISSUED_TEXT = /^(shared\/credentials\/issuing\/|functions\/src\/certificates\/)/;

/** Whether others read the text: screens, mails, credentials, courses. */
export const isPublicText = (file: string) =>
  isLearnersText(file) ||
  (ISSUED_TEXT.test(file) && !file.endsWith('.test.ts')) ||
  file.startsWith('shared/content/courses/');

/** Returns the claims of recognition in a text, as 'line: words'. */
export function recognitionClaims(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(RECOGNITION)].map(([words]) => `${index + 1}: ${words}`),
    );
}
