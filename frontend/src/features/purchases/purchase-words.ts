import type {
  ClosedReason,
  OrderState,
  Purchase,
  PurchaseItem,
} from '@learning/shared/contract/purchases';

/** Names a state in a word or two, with its color. */
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

/** Explains a state to the learner if its word alone is not enough. */
export function explainState(state: OrderState): string | undefined {
  const explanations: Partial<Record<OrderState, string>> = {
    refund_requested: 'Your refund is on its way to your card. Banks take 5 to 10 days.',
    refunded: 'We refunded your card. Banks take 5 to 10 days to show it.',
    refund_failed:
      'Your bank did not accept the refund, so you have access again. We are looking into it and will email you.',
    disputed: 'Your bank is reviewing this payment. You have no access until the bank decides.',
    dispute_lost: 'Your bank reversed the payment, so your access has ended.',
    quarantined:
      'Your payment does not match your order. You have no access yet; we are looking into it and will email you.',
  };
  return explanations[state];
}

/** Returns the course an item grants now: the one it was exchanged for, else its own. */
export function courseOf({ courseId, title, exchangedFor }: PurchaseItem) {
  return exchangedFor ?? { courseId, title };
}

/** Describes which courses a cancellation takes away, and which stay because another entitlement grants them. */
export function describeLostAccess(items: readonly PurchaseItem[]): string {
  const names = (staysOpen: boolean) =>
    items.filter((item) => item.staysOpen === staysOpen).map((item) => courseOf(item).title);
  const lost = names(false);
  const remaining = names(true);
  if (remaining.length === 0) {
    return lost.length > 1
      ? 'You lose access to its courses right away.'
      : 'You lose access to the course right away.';
  }
  const stays = `You keep ${remaining.join(' and ')}, because you also have ${remaining.length > 1 ? 'them' : 'it'} another way.`;
  return lost.length === 0
    ? stays
    : `You lose access to ${lost.join(' and ')} right away. ${stays}`;
}

const participles = { cancel: 'canceled', exchange: 'exchanged' } as const;

/** Returns why an action is no longer possible; empty if the order's state explains it. */
export function closedNote(action: keyof typeof participles, reason: ClosedReason | null): string {
  switch (reason) {
    case 'window_over':
      return `The time to ${action} it has passed.`;
    case 'certificate_claimed':
      return action === 'cancel'
        ? 'You claimed a certificate, so this purchase can’t be refunded.'
        : 'You claimed the certificate, so this course can’t be refunded or exchanged.';
    case 'exchanged':
      return `It was exchanged, so it can no longer be ${participles[action]}.`;
    case 'not_first_payment':
      return 'Only the first payment of a plan can be refunded.';
    case 'payment_missing':
      return 'Our payment service no longer has this payment. Contact us for a refund.';
    case 'refunded':
    case 'refund_requested':
    case 'disputed':
    case 'not_paid':
    case 'started':
    case 'no_withdrawal_right':
    case null:
      return '';
  }
}
