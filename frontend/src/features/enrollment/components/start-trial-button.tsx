import type { ButtonProps } from '@chakra-ui/react';
import { LinkButton } from '#components/ui/link-button.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  /** @default 'Start Free 3-Day Trial' */
  text?: string;
}

const TRIAL_START = '/dashboard?trial=start';

/**
 * Leads to the dashboard, which starts the trial; visitors create an account first. Both paths end in one place, so the
 * trial starts there.
 */
export function StartTrialButton({ text = 'Start Free 3-Day Trial', ...style }: Props) {
  return (
    <LinkButton
      to="/login"
      search={{ mode: 'create-account', redirect: TRIAL_START }}
      data-learner-href={TRIAL_START}
      {...style}
    >
      {text}
    </LinkButton>
  );
}
