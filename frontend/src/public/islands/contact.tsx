import { PUBLIC_TOPICS } from '@learning/shared/contract/request-topics';
import type { PublicTopic } from '@learning/shared/contract/requests';
import { useState, useSyncExternalStore } from 'react';
import { ContactDialog } from '#features/contact/components/contact-dialog.tsx';
import { mountedOnce } from './island-roots.ts';
import { mountIsland } from './mount-island.tsx';
import { Switch } from './switch.ts';

const openTopic = new Switch<PublicTopic>();
const mountContact = mountedOnce((place) => mountIsland(<Contact />, place));

/** Opens the contact form. Source: rules/learning.md L19 */
export function openContact(name: string | undefined): void {
  openTopic.set(PUBLIC_TOPICS.find((topic) => topic === name) ?? 'message');
  mountContact();
}

function Contact() {
  const topic = useSyncExternalStore(openTopic.subscribe, openTopic.read);
  // A dialog that closes keeps its content until it is gone.
  const [last, setLast] = useState(topic);
  if (topic && topic !== last) setLast(topic);
  if (!last) return null;
  return (
    <ContactDialog
      topic={topic ?? last}
      open={topic !== undefined}
      onClose={() => openTopic.set(undefined)}
    />
  );
}
