import { cardForm, type CardForm, type FormEvents } from './card-form.ts';
import { element } from './dom.ts';
import type { EntryProblem } from './card-entry.ts';

export type Method = 'card' | 'us_bank_account';

/** A problem of a field, in Stripe's words. */
export type FieldProblem = Pick<EntryProblem, 'code' | 'message'>;

/** The fields of the chosen method. */
export interface MethodForm extends Omit<CardForm, 'problems' | 'showProblems'> {
  method(): Method;
  accountNumber(): string;
  problems(): FieldProblem[];
  showProblems(): FieldProblem[];
  /** Lets the customer choose a bank account. */
  offerBankAccount(): void;
}

const TEST_ACCOUNTS = [
  ['000123456789', 'pays after four days'],
  ['000222222227', 'is refused after four days'],
] as const;

/** Creates the fields for a card and, once it is offered, for a US bank account. */
export function methodForm(events: FormEvents): MethodForm {
  const card = cardForm(events);
  const choice = element('fieldset', { class: 'methods', hidden: '' });
  const bank = element('div', { class: 'grid', hidden: '' });
  const input = element('input', {
    id: 'account-number',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'account-number-error',
    'aria-required': 'true',
  });
  const error = element('p', { id: 'account-number-error', class: 'error', role: 'alert' });
  let method: Method = 'card';

  const choose = (chosen: Method) => {
    method = chosen;
    card.root.hidden = chosen !== 'card';
    bank.hidden = chosen === 'card';
    events.change();
  };
  const radio = (value: Method, label: string) => {
    const button = element('input', { type: 'radio', name: 'method', id: `method-${value}` });
    button.checked = value === method;
    button.addEventListener('change', () => choose(value));
    return element('label', { for: `method-${value}` }, button, ` ${label}`);
  };
  choice.append(
    element('legend', {}, 'Pay with'),
    radio('card', 'Card'),
    radio('us_bank_account', 'US bank account'),
  );
  const isComplete = () => /^\d{6,17}$/.test(input.value.replaceAll(/\s/g, ''));
  const show = (problems: readonly FieldProblem[]) => {
    error.textContent = problems[0]?.message ?? '';
    input.setAttribute('aria-invalid', String(problems.length > 0));
  };
  const bankProblems = (): FieldProblem[] =>
    isComplete()
      ? []
      : [{ code: 'incomplete_account_number', message: 'Your account number is incomplete.' }];
  input.addEventListener('input', () => {
    show([]);
    events.change();
  });
  input.addEventListener('focus', () => events.focus());
  input.addEventListener('blur', () => events.blur());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') events.enter();
    if (key === 'Escape') events.escape();
  });
  bank.append(
    element('p', { class: 'note' }, 'Test payments: no real account is debited.'),
    element(
      'div',
      { class: 'number' },
      element('label', { for: 'account-number' }, 'Account number'),
      input,
      error,
    ),
    element(
      'details',
      {},
      element('summary', {}, 'Test accounts'),
      element(
        'ul',
        {},
        ...TEST_ACCOUNTS.map(([number, outcome]) => {
          const button = element('button', { type: 'button' }, `${number}: ${outcome}`);
          button.addEventListener('click', () => {
            input.value = number;
            show([]);
            events.change();
          });
          return element('li', {}, button);
        }),
      ),
    ),
  );
  const isCard = () => method === 'card';
  return {
    root: element('div', {}, choice, card.root, bank),
    method: () => method,
    accountNumber: () => input.value.replaceAll(/\s/g, ''),
    offerBankAccount: () => {
      choice.hidden = false;
    },
    entry: () => card.entry(),
    isEmpty: () => (isCard() ? card.isEmpty() : input.value === ''),
    problems: () => (isCard() ? card.problems() : bankProblems()),
    showProblems() {
      if (isCard()) return card.showProblems();
      const problems = bankProblems();
      show(problems);
      if (problems.length > 0) input.focus();
      return problems;
    },
    focus: () => (isCard() ? card.focus() : input.focus()),
    clear() {
      input.value = '';
      show([]);
      card.clear();
    },
  };
}
