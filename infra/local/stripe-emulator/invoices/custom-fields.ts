import { objectsOf, requiredText, type Params } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';

const MAX_FIELDS = 4;
const MAX_NAME = 40;
const MAX_VALUE = 140;

export interface CustomField {
  name: string;
  value: string;
}

/**
 * Reads `custom_fields`, which an invoice prints in its header. An empty value removes them.
 *
 * @returns undefined when the parameter is absent
 * @throws StripeRefusal for more than four fields, and for a name or value that is too long
 * @see https://docs.stripe.com/api/invoices/create
 */
export function customFieldsOf(params: Params): CustomField[] | null | undefined {
  const given = objectsOf(params, 'custom_fields');
  if (given === undefined) return undefined;
  if (given.length > MAX_FIELDS) {
    throw refusal.invalidParameter('You can only set up to 4 custom fields.', 'custom_fields');
  }
  const fields = given.map((field) => ({
    name: requiredText(field, 'name'),
    value: requiredText(field, 'value'),
  }));
  if (fields.some(({ name, value }) => name.length > MAX_NAME || value.length > MAX_VALUE)) {
    throw refusal.invalidParameter(
      'A custom field has at most 40 characters in its name and 140 in its value.',
      'custom_fields',
    );
  }
  return fields.length === 0 ? null : fields;
}
