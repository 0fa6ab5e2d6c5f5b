import type { ButtonProps } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#lib/session/use-session.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  /** @default 'Start Free 3-Day Trial' */
  text?: string;
}

/**
 * Signs up or in, starts the trial, goes to the dashboard. The dashboard starts the trial, so that the path
 * through the sign-in form and the direct way end in one place.
 */
export function StartTrialButton({ text = 'Start Free 3-Day Trial', ...look }: Props) {
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
    <Button {...look} onClick={() => void start()}>
      {text}
    </Button>
  );
}
