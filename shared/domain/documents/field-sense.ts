/** Checks whether a filled-in form makes sense. Source: rules/scoring.md S13 */
import {
  longDate,
  typedText,
  wholeNumber,
  type DocumentField,
  type FormValues,
} from './document-values.ts';

/** An amount as people write it: `62,000`, `$1,250.50`, `-5`, `4.5%`. */
const AMOUNT = /(?<![\w.,-])[-−]?\s?[$€£]?\s?[-−]?\d[\d,]*(?:\.\d+)?/g;

/** Returns why a field that is filled in makes no sense beside the others; undefined when it does. */
export function senseIssueOf(
  field: DocumentField,
  fields: readonly DocumentField[],
  values: FormValues,
): string | undefined {
  const { rules, label, type } = field;
  const text = typedText(values, field.id);
  if (!rules || text === '') return undefined;
  if (type === 'date') return dateIssueOf(field, fields, values);
  if (type === 'number') {
    const number = wholeNumber(text);
    if (rules.min !== undefined && number < rules.min)
      return `${label} must be at least ${rules.min}`;
    if (rules.max !== undefined && number > rules.max)
      return `${label} can be at most ${rules.max}`;
    return undefined;
  }
  if (rules.amount !== 'positive') return undefined;
  const amounts = (text.match(AMOUNT) ?? []).map((amount) =>
    Number(amount.replace(/[\s$€£,]/g, '').replaceAll('−', '-')),
  );
  if (amounts.length === 0) return `${label} must name an amount, such as 62,000`;
  const isPositive = amounts.every((amount) => amount >= 0) && amounts.some((amount) => amount > 0);
  return isPositive ? undefined : `${label} must be more than zero`;
}

function dateIssueOf(
  { id, label, rules }: DocumentField,
  fields: readonly DocumentField[],
  values: FormValues,
): string | undefined {
  const date = typedText(values, id);
  const otherOf = (otherId: string | undefined) => {
    const other = fields.find((field) => field.id === otherId);
    const text = other && typedText(values, other.id);
    // A date that is missing or does not exist has its own issue.
    return other && text && longDate(text) ? { label: other.label, text } : undefined;
  };
  // ISO dates sort as text.
  const earliest = otherOf(rules?.notBefore);
  if (earliest && date < earliest.text)
    return `${label} can’t be before ${inSentence(earliest.label)}`;
  const before = otherOf(rules?.after);
  if (before && date <= before.text) return `${label} must be after ${inSentence(before.label)}`;
  return undefined;
}

/** Returns a label as it stands inside a sentence: `Start date` → `start date`, but `PIP start` stays. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
