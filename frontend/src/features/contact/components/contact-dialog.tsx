import { chakra } from '@chakra-ui/react';
import { contactForm } from '@learning/content/site/contact';
import type { RequestTopic } from '@learning/shared/contract/requests';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useContactDraft } from '../use-contact-draft.ts';
import { ContactForm } from './contact-form.tsx';

interface Props {
  topic: RequestTopic;
  open: boolean;
  onClose: () => void;
}

/** The button that had focus is gone when this is shown; what has focus is read aloud. */
const focusIt = (element: HTMLElement | null) => element?.focus();

/** The contact form. An unsent draft survives closing the dialog. Source: rules/learning.md L19 */
export function ContactDialog({ topic, open, onClose }: Props) {
  const { draft, change, requestId, renew } = useContactDraft();
  const [isSent, setIsSent] = useState(false);
  const copy = contactForm.topics.find((one) => one.id === topic) ?? contactForm.topics[0]!;
  const close = () => {
    onClose();
    if (!isSent) return;
    setIsSent(false);
    renew();
  };
  return (
    <Dialog open={open} onClose={close} title={isSent ? contactForm.sent.title : copy.title}>
      {isSent ? (
        <>
          <chakra.p ref={focusIt} tabIndex={-1} outline="none" textStyle="body">
            {contactForm.sent.text}
          </chakra.p>
          <Button mt="6" onClick={close}>
            Close
          </Button>
        </>
      ) : (
        <>
          <chakra.p color="fg.muted" mb="6">
            {copy.intro}
          </chakra.p>
          <ContactForm
            topic={topic}
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
