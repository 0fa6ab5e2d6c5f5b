import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, readDecisions, readRules, readTexts } from './citations.ts';

const root = join(import.meta.dirname, '..');
const rules = readRules(root);
const known = new Set(rules);
const decisions = new Set(readDecisions(root));
const fileExists = (path: string) => /^[\w.][\w./-]*$/.test(path) && existsSync(join(root, path));
const citations = [...readTexts(root)].flatMap(([file, text]) =>
  citationsIn(text, known, decisions, fileExists).map((citation) => ({ file, ...citation })),
);

const ABSENT = 'cites what is not in the repository';

describe('rules', () => {
  it('are numbered without a gap or a repeat in each file', () => {
    const numbersOf = Map.groupBy(rules, (rule) => rule.split(' ')[0]);
    expect(numbersOf.size).toBeGreaterThanOrEqual(10);
    for (const [file, cited] of numbersOf) {
      const numbers = cited.map((rule) => Number(/\d+$/.exec(rule)?.[0]));
      expect(
        numbers.toSorted((a, b) => a - b),
        file,
      ).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});

describe('citations', () => {
  it('are found in shared, and there are many of them', () => {
    expect(
      citations.filter((citation) => citation.file.startsWith('shared/')).length,
    ).toBeGreaterThan(50);
  });

  it('name an existing rule, payment case, decision record, file or web address', () => {
    const broken = citations.filter((citation) => citation.problem !== undefined);
    expect(
      broken.map(
        (citation) => `${citation.file}:${citation.line}: '${citation.text}' ${citation.problem}`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a rule', 'Source: rules/money.md M1'],
    ['several rules and a case', ' * Source: rules/money.md M1, M2; rules/payment-cases.md 24.'],
    ['a list that continues on the next line', ' * Source: rules/money.md M1;\n * README.md */'],
    ['a comment of one line', '/** Prices. Source: rules/money.md M1, M2. */'],
    ['a file', '// Source: shared/rules/README.md'],
    ['a page', '// Source: https://docs.stripe.com/webhooks'],
    ['a test title', "it('refunds once after a double click (payment case 30)', () => {"],
    ['a decision record', 'Stripe is asked again ([decision 016](shared/decisions/016-x.md))'],
    ['an example in Markdown', 'Text\n```\nSource: rules/none.md N1\n```\n'],
  ])('resolve: %s', (_what, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['a number that no rule has', '// Source: rules/money.md M999', ['is not a rule']],
    ['one wrong number of two', '// Source: rules/money.md M1, M999', ['is not a rule']],
    ['a file of rules that is missing', '// Source: rules/magic.md M1', ['is not a rule']],
    ['rules without a number', '// Source: rules/money.md', ['is not a rule']],
    ['a range of numbers', '// Source: rules/money.md M1–M3', ['is not a rule']],
    ['a file that is missing', '// Source: shared/none.md', ['is not a file of the repository']],
    ['a title', '// Source: the handbook', ['is not a file of the repository']],
    ['a malformed address', '// Source: https://', ['is not an address']],
    ['a payment case that is missing', "it('pays (payment case 999)')", ['is not a payment case']],
    ['a decision record that is missing', '// see decision 999', ['is not a decision record']],
    ['a bare number of a case', `// ${['cas', 'e 24'].join('')}`, [ABSENT]],
    ['a document that is absent', `// ${['DECI', 'SIONS, 3'].join('')}`, [ABSENT]],
    ['a finding in a test title', `it('pays (${['find', 'ing'].join('')} X1)')`, [ABSENT]],
    ['a finding without brackets', `// ${['Find', 'ing 3'].join('')}: pays twice`, [ABSENT]],
    ['a section of an absent document', `// ${['specification ', 'section 3'].join('')}`, [ABSENT]],
  ])('are refused: %s', (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

function problemsOf(text: string): string[] {
  return citationsIn(text, known, decisions, fileExists).flatMap(
    (citation) => citation.problem ?? [],
  );
}
