import {
  type CardEntry,
  type CardField,
  entryProblems,
  type EntryProblem,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './card-entry.ts';
import { element } from './dom.ts';

/** Callbacks of the form. */
export interface FormEvents {
  change(): void;
  focus(): void;
  blur(): void;
  escape(): void;
  /** Enter was pressed in a field. */
  enter(): void;
}

export interface CardForm {
  root: HTMLElement;
  entry(): CardEntry;
  isEmpty(): boolean;
  problems(): EntryProblem[];
  /** Shows every problem and focuses the first field that has one. */
  showProblems(): EntryProblem[];
  focus(): void;
  clear(): void;
}

const FIELDS: readonly [CardField, label: string, autocomplete: string, placeholder: string][] = [
  ['number', 'Card number', 'cc-number', '1234 1234 1234 1234'],
  ['expiry', 'Expiration date', 'cc-exp', 'MM / YY'],
  ['cvc', 'Security code', 'cc-csc', 'CVC'],
];

const TEST_CARDS: readonly [number: string, outcome: string][] = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0025 0000 3155', 'requires 3-D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0027 6000 3184', 'requires 3-D Secure at every renewal'],
  ['4000 0000 0000 0341', 'can be saved, but not charged'],
  ['4000 0000 0000 0259', 'is disputed later'],
  ['4000 0000 0000 5126', 'fails when refunded'],
];

/** Creates the fields for number, expiration date and security code, checked like Stripe's own. */
export function cardForm(events: FormEvents): CardForm {
  const root = element('div', { class: 'grid' });
  const inputs = {} as Record<CardField, HTMLInputElement>;
  const errors = {} as Record<CardField, HTMLElement>;

  const entry = (): CardEntry => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
  });
  const problems = () => entryProblems(entry(), new Date());
  const show = (field: CardField, message = '') => {
    errors[field].textContent = message;
    inputs[field].setAttribute('aria-invalid', String(message !== ''));
  };
  const problemOf = (field: CardField) => problems().find((problem) => problem.field === field);
  const format = (field: CardField) => {
    const { value } = inputs[field];
    if (field === 'number') return formatNumber(value);
    return field === 'expiry' ? formatExpiry(value) : formatCvc(value, inputs.number.value);
  };

  root.append(
    element('p', { class: 'note' }, 'Test payments: no real card is charged.'),
    ...FIELDS.map(([field, label, autocomplete, placeholder]) => {
      const input = element('input', {
        id: field,
        autocomplete,
        placeholder,
        inputmode: 'numeric',
        'aria-describedby': `${field}-error`,
        'aria-invalid': 'false',
        'aria-required': 'true',
      });
      const error = element('p', { id: `${field}-error`, class: 'error', role: 'alert' });
      inputs[field] = input;
      errors[field] = error;
      input.addEventListener('input', (event) => {
        // Formatting while deleting would restore the deleted space.
        const removes = (event as InputEvent).inputType?.startsWith('delete');
        if (!removes) input.value = format(field);
        show(field, isFinal(problemOf(field)) ? problemOf(field)?.message : '');
        events.change();
      });
      input.addEventListener('focus', () => events.focus());
      input.addEventListener('blur', () => {
        if (input.value !== '') show(field, problemOf(field)?.message);
        events.blur();
      });
      input.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') events.enter();
        if (key === 'Escape') events.escape();
      });
      return element(
        'div',
        { class: field },
        element('label', { for: field }, label),
        input,
        error,
      );
    }),
    testCards((number) => {
      inputs.number.value = number;
      inputs.expiry.value = `12 / ${String((new Date().getFullYear() + 3) % 100)}`;
      inputs.cvc.value = '123';
      for (const [field] of FIELDS) show(field);
      inputs.number.focus();
      events.change();
    }),
  );

  return {
    root,
    entry,
    problems,
    isEmpty: () => Object.values(entry()).every((value) => value === ''),
    showProblems() {
      const found = problems();
      for (const [field] of FIELDS)
        show(field, found.find((problem) => problem.field === field)?.message);
      if (found[0]) inputs[found[0].field].focus();
      return found;
    },
    focus: () => inputs.number.focus(),
    clear() {
      for (const [field] of FIELDS) {
        inputs[field].value = '';
        show(field);
      }
      events.change();
    },
  };
}

/** More typing cannot fix such a problem, so it is shown at once. */
const isFinal = (problem: EntryProblem | undefined) => problem?.code.startsWith('invalid_');

function testCards(use: (number: string) => void): HTMLElement {
  const items = TEST_CARDS.map(([number, outcome]) => {
    const button = element('button', { type: 'button' }, `${number}: ${outcome}`);
    button.addEventListener('click', () => use(number));
    return element('li', {}, button);
  });
  return element('details', {}, element('summary', {}, 'Test cards'), element('ul', {}, ...items));
}
