import { useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import type { ContactDraft } from './contact-rules.ts';

/** What is being written, who is signed in filled in, and the id it has from the first try to the last. */
export function useContactDraft() {
  const session = useSession();
  const learner = session.status === 'signed-in' ? session.learner : undefined;
  const empty: ContactDraft = {
    name: learner?.name ?? '',
    email: learner?.email ?? '',
    organization: '',
    message: '',
  };
  const [draft, setDraft] = useState(empty);
  // One id for one request: pressing twice, or again after a lost answer, is the same one.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return {
    draft,
    requestId,
    change: (part: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** Begins another request. */
    renew: () => {
      setDraft(empty);
      setRequestId(crypto.randomUUID());
    },
  };
}
