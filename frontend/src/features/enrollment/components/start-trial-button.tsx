import type { ButtonProps } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#lib/session/use-session.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  /** @default 'Start Free 3-Day Trial' */
  text?: string;
}

/**
 * Leads to the dashboard, which starts the trial; visitors create an account first. Both paths end in one place, so the
 * trial starts there.
 */
export function StartTrialButton({ text = 'Start Free 3-Day Trial', ...style }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const start = () =>
    session.status === 'signed-in'
      ? navigate({ to: '/dashboard', search: { trial: 'start' } })
      : navigate({
          to: '/login',
          search: { mode: 'create-account', redirect: '/dashboard?trial=start' },
        });
  return (
    <Button {...style} onClick={() => void start()}>
      {text}
    </Button>
  );
}
