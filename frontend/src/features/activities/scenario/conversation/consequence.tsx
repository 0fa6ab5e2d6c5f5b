import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { type ReactNode, useId } from 'react';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';

interface Props {
  decision: ScenarioAttempt['decisions'][number];
  place: number;
  takesFocus: boolean;
  /** Beside the heading, such as the points in a replay. */
  mark?: ReactNode;
  /** What comes next. */
  children: ReactNode;
}

/** Answers a decision: what the learner did, and what followed. A screen reader reads it when it gets the focus. */
export function Consequence({ decision, place, takesFocus, mark, children }: Props) {
  const titleId = useId();
  const textId = useId();
  const section = useFocusOnMount<HTMLElement>(takesFocus);
  return (
    <chakra.section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      outline="none"
      scrollMarginTop="28"
      animationStyle="rise-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
    >
      <chakra.p textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
        Decision {place}: {decision.step.title}
      </chakra.p>
      <Box borderInlineStartWidth="2px" borderColor="accent.emphasized" ps="4" mt="4">
        <chakra.p textStyle="label" color="fg.muted">
          You decided
        </chakra.p>
        <chakra.p mt="1">{decision.choice.text}</chakra.p>
      </Box>
      <Box display="flex" gap="3" alignItems="center" flexWrap="wrap" mt="6">
        <chakra.h4 id={titleId} textStyle="h3">
          What happens next
        </chakra.h4>
        {mark}
      </Box>
      <chakra.p id={textId} textStyle="lesson" mt="2">
        {decision.consequence}
      </chakra.p>
      <Box mt="6">{children}</Box>
    </chakra.section>
  );
}
