import { chakra } from '#ui/chakra/factory.ts';
import type { PricingTier } from '@learning/shared/contract/billing';
import { segment } from '#styled-system/recipes/index.js';

/**
 * Chooses the plan whose column small screens show: radio buttons, so that it needs no script. What belongs to one plan has
 * `planColumn`. Source: rules/wording.md W31
 */
export function PlanPicker({ tiers }: { tiers: readonly PricingTier[] }) {
  return (
    <chakra.fieldset hideFrom="md" mb="5">
      <chakra.legend srOnly>Plan to show</chakra.legend>
      <chakra.div
        display="grid"
        gap="1"
        p="1"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.subtle"
        css={{
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '@media (min-width: 22.5rem)': { gridTemplateColumns: 'repeat(4, auto)' },
        }}
      >
        {tiers.map(({ slug, name, isPopular }) => (
          <label key={slug} className={segment()}>
            <chakra.input
              type="radio"
              name="plan"
              value={slug}
              id={`plan-${slug}`}
              defaultChecked={isPopular}
              srOnly
            />
            {name}
          </label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
