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
