import type { SkillCheckAnswer } from '@learning/shared/contract/activities';

export type AttemptMessage =
  | { type: 'answer'; questionId: string; answer: SkillCheckAnswer }
  | { type: 'submitted' };

export interface AttemptChannel {
  post(message: AttemptMessage): void;
  close(): void;
}

/**
 * Connects the tabs of this browser that show the same attempt. Without BroadcastChannel, tabs share answers through
 * the server only.
 */
export function openAttemptChannel(
  learnerId: string,
  attemptId: string,
  onMessage: (message: AttemptMessage) => void,
): AttemptChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`skill-check:${learnerId}:${attemptId}`);
  channel.addEventListener('message', (event: MessageEvent<AttemptMessage>) =>
    onMessage(event.data),
  );
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Makes the other tabs load the results. */
export function announceSubmitted(learnerId: string, attemptId: string): void {
  const channel = openAttemptChannel(learnerId, attemptId, () => undefined);
  channel.post({ type: 'submitted' });
  channel.close();
}
