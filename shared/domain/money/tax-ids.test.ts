import { describe, expect, it } from 'vitest';
import { isTaxId, normalizedTaxId, TAX_ID_KINDS } from './tax-ids.ts';

describe('a tax id', () => {
  it.each(TAX_ID_KINDS.map(({ type, example }) => [type, example] as const))(
    '%s has the format of its example %s',
    (type, example) => {
      expect(isTaxId(type, normalizedTaxId(example))).toBe(true);
      expect(isTaxId(type, `${normalizedTaxId(example)}!`)).toBe(false);
    },
  );

  it('is stored without the spaces and dots that people type', () => {
    expect(normalizedTaxId(' de 123.456.789 ')).toBe('DE123456789');
    expect(isTaxId('eu_vat', 'GERMANY')).toBe(true);
    expect(isTaxId('us_ein', 'DE123456789')).toBe(false);
  });
});
