import { pricingPage } from '@learning/content/site/pricing';
import { BILLING_INTERVALS } from '@learning/shared/domain/money/billing-interval';
import { chakra } from '#ui/chakra/factory.ts';
import { segment } from '#styled-system/recipes/index.js';

/** Chooses the prices by the month or the year: radio buttons, so that it needs no script. What belongs to one has `intervalPart`. */
export function IntervalPicker() {
  const { legend, labels } = pricingPage.intervals;
  return (
    <chakra.fieldset mb={{ base: '5', md: '8' }}>
      <chakra.legend srOnly>{legend}</chakra.legend>
      <chakra.div
        display={{ base: 'grid', sm: 'inline-grid' }}
        gridTemplateColumns="repeat(2, auto)"
        gap="1"
        p="1"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.subtle"
        css={{ '& > label': { px: '4' } }}
      >
        {BILLING_INTERVALS.map((interval) => (
          <label key={interval} className={segment()}>
            <chakra.input
              type="radio"
              name="interval"
              value={interval}
              id={`interval-${interval}`}
              defaultChecked={interval === 'month'}
              srOnly
            />
            {labels[interval]}
          </label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
