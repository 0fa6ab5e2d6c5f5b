import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';
import { Badge } from '#components/ui/badge.tsx';

/** Lists each decision of the path: the choice, its points and what happened next. */
export function DecisionAnalysis({ decisions }: { decisions: ScenarioDecision[] }) {
  return (
    <Box mt="10">
      <chakra.h4 textStyle="h4">How your decisions played out</chakra.h4>
      <chakra.ol listStyleType="none" mt="2">
        {decisions.map((decision, index) => (
          <chakra.li key={decision.stepId} py="6" borderTopWidth={index === 0 ? '0' : '1px'}>
            <HStack gap="3" flexWrap="wrap" justifyContent="space-between">
              <chakra.h5 fontWeight="semibold">
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {index + 1}.{' '}
                </chakra.span>
                {decision.stepTitle}
              </chakra.h5>
              <Points {...decision} />
            </HStack>
            <chakra.details mt="2">
              <chakra.summary cursor="button" textStyle="small" color="fg.muted">
                The situation
              </chakra.summary>
              <chakra.p mt="2" color="fg.muted">
                {decision.situation}
              </chakra.p>
            </chakra.details>
            <Box borderInlineStartWidth="2px" borderColor="accent.emphasized" ps="4" mt="4">
              <chakra.p textStyle="label" color="fg.muted">
                You decided
              </chakra.p>
              <chakra.p mt="1">{decision.choiceText}</chakra.p>
            </Box>
            <chakra.p textStyle="label" color="fg.muted" mt="4">
              What happened next
            </chakra.p>
            <chakra.p mt="1">{decision.feedback}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}

function Points({ value, bestValue }: ScenarioDecision) {
  const isBest = value === bestValue;
  const palette = isBest ? 'success' : value === 0 ? 'danger' : 'signal';
  return (
    <Badge colorPalette={palette}>
      {value} of {bestValue} points{isBest && ', best choice'}
    </Badge>
  );
}
