// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PriceTaxNote } from '#components/offer/price-tax-note.tsx';
import { forgetConfig } from '#lib/config.ts';
import { mockConfig } from '#testing/cognito-mock.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { showPriceTax } from './price-tax.ts';

describe('the note beside prices', () => {
  withMockedApi();

  it.each([
    ['none', []],
    ['added', ['Plus tax where it applies.']],
    ['included', ['Tax included.']],
  ] as const)('says what the environment does with tax: %s', async (tax, sentences) => {
    forgetConfig();
    mockConfig({ tax });
    const { container } = await renderPage(<PriceTaxNote />);
    await showPriceTax();
    const shown = [...container.querySelectorAll<HTMLElement>('[data-if]')].filter(
      ({ hidden }) => !hidden,
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(sentences);
  });
});
