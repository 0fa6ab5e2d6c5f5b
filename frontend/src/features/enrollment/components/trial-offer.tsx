import { Box } from '#ui/chakra/box.ts';
import type { ComponentProps } from 'react';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StartTrialButton } from './start-trial-button.tsx';

type Props = Pick<ComponentProps<typeof StartTrialButton>, 'size' | 'text'>;

/**
 * Offers the trial on a public page to visitors, and to learners who can still use it. A learner who has a plan, a seat or has used the trial
 * is led to their courses. `public/adapt-page.ts` decides. Source: rules/wording.md W34
 */
export function TrialOffer(props: Props) {
  return (
    <AccessPlaceholder data-trial-offer="" display="grid">
      <Box display="grid">
        <StartTrialButton data-if="trial-open" {...props} />
        <LinkButton to="/dashboard" size={props.size} hidden data-if="!trial-open">
          Go to Dashboard
        </LinkButton>
      </Box>
    </AccessPlaceholder>
  );
}
