/** A kind of tax id that invoices can print, in Stripe's names. */
export interface TaxIdKind {
  type: string;
  label: string;
  example: string;
  /** The format that Stripe publishes. Spaces and dots are removed before it is tested. */
  pattern: RegExp;
}

/**
 * The tax ids of the markets we sell to, in the order of the form.
 *
 * @see https://docs.stripe.com/billing/customer/tax-ids
 */
export const TAX_ID_KINDS = [
  { type: 'us_ein', label: 'US EIN', example: '12-3456789', pattern: /^\d{2}-\d{7}$/ },
  {
    type: 'eu_vat',
    label: 'EU VAT',
    example: 'DE123456789',
    pattern: /^[A-Z]{2}[A-Z0-9+*]{2,12}$/,
  },
  {
    type: 'gb_vat',
    label: 'UK VAT',
    example: 'GB123456789',
    pattern: /^(GB|XI)(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  },
  { type: 'ca_bn', label: 'Canada BN', example: '123456789', pattern: /^\d{9}$/ },
  {
    type: 'ca_gst_hst',
    label: 'Canada GST/HST',
    example: '123456789RT0002',
    pattern: /^\d{9}RT\d{4}$/,
  },
  { type: 'au_abn', label: 'Australia ABN', example: '12345678912', pattern: /^\d{11}$/ },
  { type: 'nz_gst', label: 'New Zealand GST', example: '123456789', pattern: /^\d{8,9}$/ },
  {
    type: 'ch_vat',
    label: 'Switzerland VAT',
    example: 'CHE-123.456.789 MWST',
    pattern: /^CHE-?\d{9}(MWST|TVA|IVA)?$/,
  },
  { type: 'no_vat', label: 'Norway VAT', example: '123456789MVA', pattern: /^\d{9}MVA$/ },
  { type: 'in_gst', label: 'India GSTIN', example: '12ABCDE3456FGZH', pattern: /^[0-9A-Z]{15}$/ },
  { type: 'sg_gst', label: 'Singapore GST', example: 'M12345678X', pattern: /^[0-9A-Z]{9,10}$/ },
  {
    type: 'mx_rfc',
    label: 'Mexico RFC',
    example: 'ABC010203AB9',
    pattern: /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/,
  },
] as const satisfies readonly TaxIdKind[];

export type TaxIdType = (typeof TAX_ID_KINDS)[number]['type'];

/** Returns a tax id as Stripe stores it: upper case, without spaces and dots. */
export function normalizedTaxId(value: string): string {
  return value.toUpperCase().replaceAll(/[\s.]/g, '');
}

/** Whether a normalized tax id has the format of its kind. */
export function isTaxId(type: TaxIdType, value: string): boolean {
  return TAX_ID_KINDS.some((kind) => kind.type === type && kind.pattern.test(value));
}
