/** Reads the formulas of workbooks: names in braces, numbers, texts, operators and functions. Source: rules/content.md C31 */

export type Formula =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'name'; name: string }
  | { type: 'call'; name: string; values: Formula[] }
  | { type: 'negative'; value: Formula }
  | { type: 'operation'; operator: string; left: Formula; right: Formula };

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|\{([^}]*)\}|([A-Z]+)(?=\()|(<=|>=|<>|[-+*/^&=<>(),]))/y;
const POWERS: Record<string, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};

interface Token {
  type: 'number' | 'text' | 'name' | 'function' | 'sign';
  text: string;
}

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const end = formula.trimEnd().length;
  while (at < end) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(formula);
    if (!match) throw new FormulaError(`cannot be read from '${formula.slice(at).trim()}' on`);
    const [, number, text, name, call, sign] = match;
    if (number !== undefined) tokens.push({ type: 'number', text: number });
    else if (text !== undefined) tokens.push({ type: 'text', text });
    else if (name !== undefined) tokens.push({ type: 'name', text: name });
    else if (call !== undefined) tokens.push({ type: 'function', text: call });
    else tokens.push({ type: 'sign', text: sign! });
    at = TOKEN.lastIndex;
  }
  return tokens;
}

/** A formula that cannot be read or computed, with what a writer has to change. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
}

/** @throws FormulaError */
export function parseFormula(formula: string): Formula {
  const tokens = tokensOf(formula);
  let at = 0;
  const isSign = (text: string) => tokens[at]?.type === 'sign' && tokens[at]?.text === text;
  const expectSign = (text: string) => {
    if (!isSign(text)) throw new FormulaError(`lacks '${text}'`);
    at += 1;
  };
  const parseValue = (): Formula => {
    const token = tokens[at];
    if (!token) throw new FormulaError('ends too early');
    at += 1;
    if (token.type === 'number') return { type: 'number', value: Number(token.text) };
    if (token.type === 'text') return { type: 'text', value: token.text };
    if (token.type === 'name') return { type: 'name', name: token.text };
    if (token.type === 'function') {
      expectSign('(');
      const values: Formula[] = [];
      while (!isSign(')')) {
        if (values.length > 0) {
          if (!isSign(',')) throw new FormulaError("lacks ')'");
          at += 1;
        }
        values.push(parseOperation(0));
      }
      expectSign(')');
      return { type: 'call', name: token.text, values };
    }
    if (token.text === '-') return { type: 'negative', value: parseValue() };
    if (token.text === '(') {
      const inner = parseOperation(0);
      expectSign(')');
      return inner;
    }
    throw new FormulaError(`has '${token.text}' in the wrong place`);
  };
  const parseOperation = (least: number): Formula => {
    let left = parseValue();
    for (;;) {
      const operator = tokens[at]?.type === 'sign' ? tokens[at]!.text : '';
      const power = POWERS[operator];
      if (power === undefined || power <= least) return left;
      at += 1;
      left = { type: 'operation', operator, left, right: parseOperation(power) };
    }
  };
  const formulaTree = parseOperation(0);
  if (at < tokens.length) throw new FormulaError(`has '${tokens[at]!.text}' in the wrong place`);
  return formulaTree;
}

/** Returns the names that a formula uses. */
export function namesIn(formula: Formula): string[] {
  if (formula.type === 'name') return [formula.name];
  if (formula.type === 'call') return formula.values.flatMap(namesIn);
  if (formula.type === 'negative') return namesIn(formula.value);
  if (formula.type === 'operation') return [...namesIn(formula.left), ...namesIn(formula.right)];
  return [];
}
