import type { CardAnswer } from '@learning/shared/contract/spaced-review';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { isFinalRefusal } from '#lib/api-error.ts';
import { retryWhileVisible } from '#lib/retry-while-visible.ts';
import { readSession } from '#lib/session/session-store.ts';
import { applyEffects } from '#queries/effects.ts';
import {
  isRating,
  removeAnswer,
  cardReviewKey,
  storeAnswer,
  type UnsentAnswer,
  unsentAnswers,
} from './unsent-answers.ts';

/** `waiting`: it stays on the device and is sent later. `refused`: the card is gone, changed, or was not due. */
export type AnswerOutcome =
  | { kind: 'stored'; answer: CardAnswer }
  | { kind: 'waiting' }
  | { kind: 'refused' };

const underWay = new Map<string, Promise<AnswerOutcome>>();

/** Sends an answer, and keeps it on the device until the server has confirmed it. Never rejects. */
export function sendAnswer(queryClient: QueryClient, answer: UnsentAnswer): Promise<AnswerOutcome> {
  const key = `${answer.learnerId} ${cardReviewKey(answer)}`;
  const running = underWay.get(key);
  if (running) return running;
  storeAnswer(answer);
  const outcome = send(queryClient, answer).finally(() => underWay.delete(key));
  underWay.set(key, outcome);
  return outcome;
}

/** Waits until the answers that are on their way have arrived or failed. */
export async function settleAnswers(): Promise<void> {
  await Promise.all(underWay.values());
}

/**
 * Sends the learner's unsent answers until it is stopped.
 *
 * @returns stops it
 */
export function retryAnswers(queryClient: QueryClient, learnerId: string): () => void {
  return retryWhileVisible(async (isStopped) => {
    for (const answer of unsentAnswers(learnerId)) {
      if (isStopped()) return;
      await sendAnswer(queryClient, answer);
    }
  });
}

async function send(queryClient: QueryClient, unsent: UnsentAnswer): Promise<AnswerOutcome> {
  const { learnerId, courseId, cardId, reviewCount, answeredAt, seconds } = unsent;
  const session = readSession();
  // Another learner is signed in, or no one.
  if (session.status !== 'signed-in' || session.learner.id !== learnerId)
    return { kind: 'waiting' };
  try {
    const answer = await api.answerReviewCard({
      params: { userId: learnerId, id: courseId, cardId },
      body: { reviewCount, answer: answerOf(unsent), answeredAt, seconds },
    });
    removeAnswer(unsent);
    await applyEffects(queryClient, 'answerReviewCard');
    return { kind: 'stored', answer };
  } catch (error) {
    // Access can come back, and so can a route that a release moved.
    if (!isFinalRefusal(error, 'payment_required', 'forbidden', 'route_not_found'))
      return { kind: 'waiting' };
    removeAnswer(unsent);
    return { kind: 'refused' };
  }
}

function answerOf({ kind, value }: UnsentAnswer) {
  return kind === 'rating' && isRating(value)
    ? ({ kind: 'rating', rating: value } as const)
    : ({ kind: 'option', option: value } as const);
}
