import type { SkillCheckAnswer } from '@learning/shared/contract/activities';

export type AttemptMessage =
  | { type: 'answer'; questionId: string; answer: SkillCheckAnswer }
  | { type: 'submitted' };

export interface AttemptChannel {
  post(message: AttemptMessage): void;
  close(): void;
}

/**
 * Tells the other tabs of this browser that show the same attempt. Where there is no such thing, tabs meet on the server
 * only, which keeps every question's newest answer.
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

/** Tells the other tabs to look for the results. */
export function announceSubmitted(learnerId: string, attemptId: string): void {
  const channel = openAttemptChannel(learnerId, attemptId, () => undefined);
  channel.post({ type: 'submitted' });
  channel.close();
}
