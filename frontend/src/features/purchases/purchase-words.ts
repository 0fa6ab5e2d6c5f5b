import type {
  ClosedReason,
  OrderState,
  Purchase,
  PurchaseItem,
} from '@learning/shared/contract/purchases';

/** A state in a word or two, with its color. */
export interface StateWord {
  word: string;
  palette: 'accent' | 'neutral' | 'signal' | 'danger';
}

const orderStates: Record<OrderState, StateWord> = {
  open: { word: 'Not paid', palette: 'neutral' },
  paid: { word: 'Paid', palette: 'accent' },
  refund_requested: { word: 'Refund on its way', palette: 'signal' },
  refunded: { word: 'Refunded', palette: 'neutral' },
  refund_failed: { word: 'Refund failed', palette: 'danger' },
  disputed: { word: 'Disputed', palette: 'signal' },
  dispute_lost: { word: 'Charged back', palette: 'neutral' },
  canceled: { word: 'Not paid', palette: 'neutral' },
  quarantined: { word: 'Under review', palette: 'danger' },
};

export function stateOf(purchase: Purchase): StateWord {
  return orderStates[purchase.state];
}

/** Returns what a state means for the learner, if the word alone does not say it. */
export function explanationOf(state: OrderState): string | undefined {
  const explanations: Partial<Record<OrderState, string>> = {
    refund_requested: 'Your refund is on its way to your card. Banks take 5 to 10 days.',
    refunded: 'We refunded your card. Banks take 5 to 10 days to show it.',
    refund_failed:
      'Your bank did not accept the refund, so you have access again. We are looking into it and will write to you.',
    disputed: 'Your bank is reviewing this payment. You have no access until the bank decides.',
    dispute_lost: 'Your bank reversed the payment, so your access has ended.',
    quarantined:
      'What was paid does not match what was ordered. You have no access yet; we are looking into it and will write to you.',
  };
  return explanations[state];
}

/** Returns the course an item grants now: the one it was exchanged for, else its own. */
export function courseOf({ courseId, title, exchangedFor }: PurchaseItem) {
  return exchangedFor ?? { courseId, title };
}

/** Says which courses a cancellation takes away, and which stay because another entitlement grants them. */
export function whatCloses(items: readonly PurchaseItem[]): string {
  const names = (staysOpen: boolean) =>
    items.filter((item) => item.staysOpen === staysOpen).map((item) => courseOf(item).title);
  const closing = names(false);
  const staying = names(true);
  if (staying.length === 0) {
    return closing.length > 1
      ? 'You lose access to its courses right away.'
      : 'You lose access to the course right away.';
  }
  const stays = `You keep ${staying.join(' and ')}, because you also have ${staying.length > 1 ? 'them' : 'it'} another way.`;
  return closing.length === 0
    ? stays
    : `You lose access to ${closing.join(' and ')} right away. ${stays}`;
}

const participles = { cancel: 'canceled', exchange: 'exchanged' } as const;

/** Returns why an action is no longer possible; empty if the order's state explains it. */
export function closedBecause(what: keyof typeof participles, reason: ClosedReason | null): string {
  switch (reason) {
    case 'window_over':
      return `The time to ${what} it has passed.`;
    case 'certificate_claimed':
      return `Its certificate was claimed, so it can no longer be ${participles[what]}.`;
    case 'exchanged':
      return `It was exchanged, so it can no longer be ${participles[what]}.`;
    case 'not_first_payment':
      return 'Only the first payment of a plan can be refunded.';
    case 'refunded':
    case 'refund_requested':
    case 'disputed':
    case 'not_paid':
    case null:
      return '';
  }
}
