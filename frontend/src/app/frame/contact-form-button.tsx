import type { PublicTopic } from '@learning/shared/contract/requests';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

const ContactDialog = lazy(async () => ({
  default: (await import('#features/contact/components/contact-dialog.tsx')).ContactDialog,
}));

interface Props extends Pick<ButtonProps, 'variant'> {
  topic: PublicTopic;
  children: ReactNode;
}

/** Opens the contact form on a page of the app, where no page script listens for a `ContactButton`. Source: rules/learning.md L19 */
export function ContactFormButton({ topic, children, variant }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" variant={variant ?? 'solid'} onClick={open}>
        {children}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ContactDialog topic={topic} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
