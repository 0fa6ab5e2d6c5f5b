/** The typed fields of a card; digits with or without spaces. */
export interface CardEntry {
  number: string;
  /** `MM / YY`. */
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardEntry;

/** A card as it is sent to the emulator. */
export interface Card {
  number: string;
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvc: string;
}

export interface EntryProblem {
  field: CardField;
  code: string;
  /** In Stripe's words. */
  message: string;
}

const AMERICAN_EXPRESS = /^3[47]/;

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns how many digits a card number has: 15 for American Express, else 16. */
const numberLength = (digits: string): number => (AMERICAN_EXPRESS.test(digits) ? 15 : 16);

/** Groups the digits as they are printed on a card. */
export function formatNumber(text: string): string {
  const digits = onlyDigits(text);
  const shown = digits.slice(0, numberLength(digits));
  const groups = AMERICAN_EXPRESS.test(shown) ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  return shown
    .split(groups)
    .filter((part) => part)
    .join(' ');
}

/** `1/28`, `0128` and `01/2028` become `01 / 28`. */
export function formatExpiry(text: string): string {
  const single = /^\s*(\d)\s*\//.test(text) || /^[2-9]/.test(text.trim());
  const digits = onlyDigits(single ? `0${text.trim()}` : text);
  const month = digits.slice(0, 2);
  const year = digits
    .slice(2)
    .replace(/^20(?=\d\d)/, '')
    .slice(0, 2);
  return digits.length > 2 ? `${month} / ${year}` : digits;
}

export function formatCvc(text: string, number: string): string {
  return onlyDigits(text).slice(0, AMERICAN_EXPRESS.test(onlyDigits(number)) ? 4 : 3);
}

/** Returns the problem of each incomplete or invalid field, in the order of the form. */
export function entryProblems(entry: CardEntry, today: Date): EntryProblem[] {
  return [
    numberProblem(entry.number),
    expiryProblem(entry.expiry, today),
    cvcProblem(entry),
  ].filter((problem) => problem !== undefined);
}

/** Reads the card from an entry without problems. */
export function cardOf(entry: CardEntry): Card {
  const [month, year] = monthAndYear(entry.expiry);
  const { number, cvc } = entry;
  return { number: onlyDigits(number), expMonth: month, expYear: year, cvc: onlyDigits(cvc) };
}

function monthAndYear(expiry: string): [number, number] {
  const digits = onlyDigits(expiry);
  return [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
}

function numberProblem(text: string): EntryProblem | undefined {
  const digits = onlyDigits(text);
  const problem = (code: string, message: string) => ({ field: 'number', code, message }) as const;
  if (digits.length < numberLength(digits)) {
    return problem('incomplete_number', 'Your card number is incomplete.');
  }
  return passesLuhn(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.');
}

function expiryProblem(text: string, today: Date): EntryProblem | undefined {
  const problem = (code: string, message: string) => ({ field: 'expiry', code, message }) as const;
  const [month, year] = monthAndYear(text);
  if (onlyDigits(text).length < 4 || month < 1 || month > 12) {
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  const [thisMonth, thisYear] = [today.getMonth() + 1, today.getFullYear()];
  if (year < thisYear) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === thisYear && month < thisMonth) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

function cvcProblem({ cvc, number }: CardEntry): EntryProblem | undefined {
  const length = AMERICAN_EXPRESS.test(onlyDigits(number)) ? 4 : 3;
  if (onlyDigits(cvc).length >= length) return undefined;
  const message = "Your card's security code is incomplete.";
  return { field: 'cvc', code: 'incomplete_cvc', message };
}

/** Checks the check digit. @see https://en.wikipedia.org/wiki/Luhn_algorithm */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
