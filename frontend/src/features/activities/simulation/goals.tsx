import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';

interface Props {
  config: PublicSimulationConfig;
  /** Ids of the guardrails that were broken; absent before the end. */
  broken?: readonly string[];
}

/** Says how the outcome is scored and what must not happen; at the end, which limits were kept. */
export function Goals({ config: { outcome, guardrails }, broken }: Props) {
  return (
    <Box mt="6">
      <chakra.h3 textStyle="label">How it’s scored</chakra.h3>
      <chakra.p mt="1">{outcome}</chakra.p>
      <chakra.h3 textStyle="label" mt="4">
        Limits
      </chakra.h3>
      <chakra.ul mt="1" ps="5" listStyleType="disc" display="grid" gap="1">
        {guardrails.map(({ id, text }) => (
          <li key={id}>
            {broken && (
              <chakra.span fontWeight="semibold">
                {broken.includes(id) ? 'Not kept: ' : 'Kept: '}
              </chakra.span>
            )}
            {text}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
