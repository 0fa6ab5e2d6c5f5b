import { useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import type { ContactDraft } from './contact-rules.ts';

/** Holds the draft, prefilled for a signed-in learner but not for the demo account, and one request id for all attempts. */
export function useContactDraft() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in' && !session.learner.isDemo;
  const learner = isSignedIn ? session.learner : undefined;
  const empty: ContactDraft = {
    name: learner?.name ?? '',
    email: learner?.email ?? '',
    organization: '',
    message: '',
    seats: '',
    country: 'US',
    needsPurchaseOrder: false,
  };
  const [draft, setDraft] = useState(empty);
  // One id per request: clicking twice or retrying sends the same request.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return {
    draft,
    requestId,
    learnerId: learner?.id,
    change: (part: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** Starts a new request. */
    reset: () => {
      setDraft(empty);
      setRequestId(crypto.randomUUID());
    },
  };
}
