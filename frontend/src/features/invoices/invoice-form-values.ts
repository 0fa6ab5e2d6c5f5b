import type { FieldIssue } from '@learning/shared/contract/errors';
import type { InvoiceDetails, NewInvoiceDetails } from '@learning/shared/contract/invoices';
import {
  isTaxId,
  normalizedTaxId,
  TAX_ID_KINDS,
  type TaxIdType,
} from '@learning/shared/domain/money/tax-ids';
import { lineError, nameErrorOf } from '#lib/visible-line.ts';
import { countryName } from '#lib/countries.ts';

/** The form's fields, as typed. */
export interface InvoiceFormValues {
  companyName: string;
  contactName: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  taxIdType: string;
  taxId: string;
  purchaseOrderNumber: string;
}

export type InvoiceFormErrors = Partial<Record<keyof InvoiceFormValues, string>>;

export function valuesOf(details: InvoiceDetails): InvoiceFormValues {
  const { companyName, contactName, address, taxId, purchaseOrderNumber } = details;
  return {
    companyName: companyName ?? '',
    contactName: contactName ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? 'US',
    taxIdType: taxId?.type ?? 'us_ein',
    taxId: taxId?.value ?? '',
    purchaseOrderNumber: purchaseOrderNumber ?? '',
  };
}

const orNull = (text: string) => text.trim() || null;
const hasAddress = ({ line1, line2, city, state, postalCode }: InvoiceFormValues) =>
  [line1, line2, city, state, postalCode].some((part) => part.trim() !== '');

/** Returns what is sent. Only valid when `invoiceFormErrors` finds nothing. */
export function detailsOf(values: InvoiceFormValues): NewInvoiceDetails {
  return {
    companyName: orNull(values.companyName),
    contactName: orNull(values.contactName),
    address: hasAddress(values)
      ? {
          line1: values.line1.trim(),
          line2: orNull(values.line2),
          city: values.city.trim(),
          state: orNull(values.state),
          postalCode: orNull(values.postalCode),
          country: values.country,
        }
      : null,
    taxId: values.taxId.trim()
      ? { type: values.taxIdType as TaxIdType, value: values.taxId.trim() }
      : null,
    purchaseOrderNumber: orNull(values.purchaseOrderNumber),
  };
}

/** Finds what is missing or malformed. Every field is optional, but an address needs its street and city. */
export function invoiceFormErrors(values: InvoiceFormValues): InvoiceFormErrors {
  const { taxIdType, taxId, line1, city } = values;
  const kind = TAX_ID_KINDS.find(({ type }) => type === taxIdType);
  const isWrong = taxId.trim() !== '' && !isTaxId(taxIdType as TaxIdType, normalizedTaxId(taxId));
  return {
    ...unreadable(values),
    ...(hasAddress(values) && line1.trim() === '' ? { line1: 'Enter the street.' } : {}),
    ...(hasAddress(values) && city.trim() === '' ? { city: 'Enter the city.' } : {}),
    ...(isWrong
      ? {
          taxId: `This is not a tax ID of the chosen type. It looks like ${kind?.example ?? 'this'}.`,
        }
      : {}),
  };
}

const NAMES: readonly (keyof InvoiceFormValues)[] = ['companyName', 'contactName'];

/** Finds lines with characters that cannot be shown, and names without a letter or digit. */
function unreadable(values: InvoiceFormValues): InvoiceFormErrors {
  const fields = Object.keys(values) as (keyof InvoiceFormValues)[];
  const errorOf = (field: keyof InvoiceFormValues) =>
    NAMES.includes(field) && values[field].trim() !== ''
      ? nameErrorOf(values[field], 'Enter a name with letters or digits.')
      : lineError(values[field]);
  const errors = fields.map((field) => [field, errorOf(field)] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** Places the server's issues at their fields. */
export function serverErrors(issues: readonly FieldIssue[]): InvoiceFormErrors {
  return Object.fromEntries(
    issues.map(({ path, message }) => {
      const name = path.split('.').at(-1) ?? '';
      return [path.startsWith('body.taxId') ? 'taxId' : name, message];
    }),
  );
}

/** Lists in short what invoices print; empty when nothing was entered. */
export function summaryOf(details: InvoiceDetails): string[] {
  const { companyName, contactName, address, taxId, purchaseOrderNumber } = details;
  return [
    companyName ?? contactName,
    address && `${address.city}, ${countryName(address.country)}`,
    taxId?.value,
    purchaseOrderNumber && nameOrderNumber(purchaseOrderNumber),
  ].filter((text) => typeof text === 'string');
}

/** Many companies' numbers already begin with `PO`. */
function nameOrderNumber(number: string): string {
  return /^p\.?o\b/i.test(number) ? number : `PO ${number}`;
}
