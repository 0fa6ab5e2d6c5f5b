import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import { useRef } from 'react';
import { Badge } from '#ui/badge.ts';
import { Panel } from '#ui/panel.tsx';
import { dollars } from '#lib/dollars.ts';
import { planSentence, planState } from './plan-sentences.ts';
import { PlanActions } from './plan-actions.tsx';

/** Shows the learner's own plan. */
export function PlanPanel({ learnerId, plan }: { learnerId: string; plan: Subscription }) {
  const { word, palette } = planState(plan);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4">
        <chakra.h3 ref={title} tabIndex={-1} textStyle="h4" outline="none">
          {plan.tier.name}
        </chakra.h3>
        <Badge colorPalette={palette} flexShrink="0">
          {word}
        </Badge>
      </HStack>
      <chakra.p mt="1" fontVariantNumeric="tabular-nums">
        {dollars(plan.tier.price)} per {plan.tier.interval}
        {plan.tax === 'added' && ' plus tax'}
        {plan.tax === 'included' && ', tax included'}
      </chakra.p>
      <chakra.p mt="3" mb="5" textWrap="pretty">
        {planSentence(plan)}
      </chakra.p>
      <PlanActions learnerId={learnerId} plan={plan} titleRef={title} />
    </Panel>
  );
}
