import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type Outcome, OUTCOME_NAMES, OUTCOME_PALETTES, outcomeOf } from './outcome.ts';

const ICONS: Record<Outcome, typeof CircleCheck> = {
  best: CircleCheck,
  partly: CircleDashed,
  harm: CircleAlert,
  unknown: ArrowDownRight,
};

/** What followed from a decision; after a pass, in the tone of its outcome. */
export function OutcomeCard({ decision }: { decision: ScenarioDecision }) {
  const outcome = outcomeOf(decision);
  const Icon = ICONS[outcome];
  return (
    <Box
      colorPalette={OUTCOME_PALETTES[outcome]}
      bg="colorPalette.subtle"
      borderRadius="l3"
      mt="4"
      px="4"
      py="3"
    >
      <chakra.p
        textStyle="label"
        color="colorPalette.fg"
        display="flex"
        gap="2"
        alignItems="center"
      >
        <Icon size={18} aria-hidden="true" />
        {OUTCOME_NAMES[outcome]}
      </chakra.p>
      <chakra.p mt="1">{decision.feedback}</chakra.p>
    </Box>
  );
}
