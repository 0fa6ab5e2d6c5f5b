import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { contactForm } from '@learning/content/site/contact';
import type { PublicTopic } from '@learning/shared/contract/requests';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useContactDraft } from '../use-contact-draft.ts';
import { ContactForm } from './contact-form.tsx';

interface Props {
  topic: PublicTopic;
  open: boolean;
  onClose: () => void;
}

/** Moves the focus to the confirmation, so that screen readers read it; the focused button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** Shows the contact form. An unsent draft survives closing the dialog. Source: rules/learning.md L19 */
export function ContactDialog({ topic, open, onClose }: Props) {
  const { draft, change, requestId, reset, learnerId } = useContactDraft();
  const [isSent, setIsSent] = useState(false);
  const copy =
    contactForm.topics.find((candidate) => candidate.id === topic) ?? contactForm.topics[0]!;
  const close = () => {
    onClose();
    if (!isSent) return;
    setIsSent(false);
    reset();
  };
  return (
    <Dialog open={open} onClose={close} title={isSent ? contactForm.sent.title : copy.title}>
      {isSent ? (
        <>
          <chakra.p ref={focusElement} tabIndex={-1} outline="none" textStyle="body">
            {contactForm.sent.text}
          </chakra.p>
          <HStack gap="3" mt="6" flexWrap="wrap">
            <Button onClick={close}>Close</Button>
            {learnerId !== undefined && (
              <LinkButton to="/account/requests" variant="outline" onClick={close}>
                {contactForm.sent.link}
              </LinkButton>
            )}
          </HStack>
        </>
      ) : (
        <>
          <chakra.p color="fg.muted" mb="6">
            {copy.intro}
          </chakra.p>
          <ContactForm
            topic={topic}
            learnerId={learnerId}
            question={copy.question}
            draft={draft}
            change={change}
            requestId={requestId}
            onSent={() => setIsSent(true)}
          />
        </>
      )}
    </Dialog>
  );
}
