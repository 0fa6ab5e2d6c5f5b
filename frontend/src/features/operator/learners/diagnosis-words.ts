import type { DiagnosisKind, LearnerOverview } from '@learning/shared/contract/operators/learners';

interface Words {
  /** One sentence that states what is wrong. `{title}` is the purchase. */
  sentence: string;
  /** What to do about it. */
  advice: string;
  tone: 'danger' | 'signal' | 'neutral' | 'success';
  /** Whether reconciling is what helps. */
  canReconcile?: true;
}

export const DIAGNOSIS_WORDS: Readonly<Record<DiagnosisKind, Words>> = {
  account_closed: {
    sentence: 'This account is closed.',
    advice: 'It can’t sign in. If it is being erased, what is left disappears within half an hour.',
    tone: 'signal',
  },
  account_unconfirmed: {
    sentence: 'The address was never confirmed, so this account can’t sign in.',
    advice: 'Send the code again.',
    tone: 'signal',
  },
  paid_without_access: {
    sentence: 'Stripe has the money for {title}, and the learner doesn’t have access.',
    advice: 'Reconcile now. Access opens at once, and nothing is charged again.',
    tone: 'danger',
    canReconcile: true,
  },
  payment_quarantined: {
    sentence: 'The payment for {title} differs from its order, so it grants nothing.',
    advice: 'The order says how it differs. Refund it, and ask the learner to buy again.',
    tone: 'danger',
  },
  refund_failed: {
    sentence: 'The bank sent the refund for {title} back.',
    advice: 'Access is open again. Return the money another way.',
    tone: 'danger',
  },
  payment_disputed: {
    sentence: 'The learner’s bank disputes the payment for {title}, so its access is suspended.',
    advice: 'The bank decides. Access comes back if it decides for us.',
    tone: 'signal',
  },
  payment_processing: {
    sentence: 'The bank hasn’t transferred the money for {title} yet.',
    advice: 'A bank debit takes up to two weeks. Access opens as soon as the money arrives.',
    tone: 'signal',
  },
  plan_past_due: {
    sentence: 'The last payment of {title} failed; access goes on for up to 14 days.',
    advice: 'The learner can pay or change the card on their purchases page.',
    tone: 'signal',
  },
  plan_lacks_tax_address: {
    sentence: 'An invoice of {title} waits for an address, so its tax can’t be calculated.',
    advice:
      'The learner was mailed. It is charged once they enter country and postal code in their invoice details.',
    tone: 'signal',
  },
  payment_unfinished: {
    sentence: 'A payment for {title} was started and never succeeded. Nothing was charged.',
    advice: 'The bank refused it or the page was closed. The learner can pay again.',
    tone: 'signal',
  },
  stripe_silent: {
    sentence: 'Stripe doesn’t respond, so we can’t tell whether {title} was paid.',
    advice: 'Try again in a minute. Don’t tell the learner that nothing arrived.',
    tone: 'signal',
    canReconcile: true,
  },
  has_access: {
    sentence: 'Nothing is wrong: the learner has access.',
    advice: 'If they see nothing, they may be signed in with another address.',
    tone: 'success',
  },
  access_returned: {
    sentence: 'The money for {title} went back, and access ended with it.',
    advice: 'They can buy it again, or you can give access.',
    tone: 'neutral',
  },
  access_ended: {
    sentence: 'The learner had access, and it has ended.',
    advice: 'Below is when, and what it was.',
    tone: 'neutral',
  },
  nothing_bought: {
    sentence: 'This account has bought nothing.',
    advice: 'If they paid, search for the payment id or the address of the receipt.',
    tone: 'neutral',
  },
};

/** Fills in what a diagnosis is about. */
export function diagnosisWords({ kind, title }: LearnerOverview['diagnosis']) {
  const words = DIAGNOSIS_WORDS[kind];
  return { ...words, sentence: words.sentence.replace('{title}', title ?? 'this purchase') };
}
