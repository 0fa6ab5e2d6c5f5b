import type { DisputeEnd, DisputeOpening, Fault } from '@learning/stripe-emulator/emulator';
import type { OpenEmulator } from '../emulator/open-emulator.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MAX_DAYS = 3660;

/**
 * Carries out a form of the dashboard.
 *
 * @returns a sentence that says what was done
 * @throws Error with a sentence that says why it was not
 */
export async function submitDashboardForm(
  open: OpenEmulator,
  form: URLSearchParams,
): Promise<string> {
  const { emulator, deliveries } = open;
  const field = (name: string) => form.get(name) ?? '';
  switch (field('action')) {
    case 'advance': {
      await emulator.advance(secondsOf(field('by'), Number(field('days')), emulator.now()));
      return `Stripe's clock now shows ${emulator.now().toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
    }
    case 'refund': {
      const dollars = field('amount');
      const cents = dollars === '' ? undefined : Math.round(Number(dollars) * 100);
      if (cents !== undefined && !(cents > 0)) throw new Error('The amount must be above 0.');
      return `Refunded: ${await emulator.refundFromDashboard(field('paymentIntent'), cents)}.`;
    }
    case 'dispute': {
      const status = field('status') as DisputeOpening;
      return `Disputed: ${await emulator.openDispute(field('paymentIntent'), status)}.`;
    }
    case 'fraud-warning':
      return `Reported: ${await emulator.warnOfFraud(field('paymentIntent'))}.`;
    case 'close-dispute':
      await emulator.closeDispute(field('dispute'), field('status') as DisputeEnd);
      return 'The dispute is closed.';
    case 'resend': {
      const ids = emulator
        .objects()
        .deliveries.filter(({ snapshotId }) => snapshotId === field('event'))
        .map(({ eventId }) => eventId);
      const sent = emulator.notifications().filter(({ eventId }) => ids.includes(eventId));
      const statuses = await Promise.all(sent.map((delivery) => deliveries.deliver(delivery)));
      return statuses.length === 0
        ? 'No webhook subscribes to this event.'
        : `Sent again. Response: ${statuses.join(', ')}.`;
    }
    case 'drop':
      deliveries.dropNext(1);
      return 'The next webhook will be lost.';
    case 'fail-call':
      emulator.failNext({ kind: field('kind') as Fault['kind'] });
      return 'The next API call will fail.';
    default:
      throw new Error('Unknown action.');
  }
}

function secondsOf(by: string, days: number, now: Date): number {
  if (by === 'hour') return HOUR;
  if (by === 'day') return DAY;
  if (by === 'month') {
    const then = new Date(now);
    then.setUTCMonth(then.getUTCMonth() + 1);
    return Math.ceil((then.getTime() - now.getTime()) / 1000);
  }
  if (days > 0 && days <= MAX_DAYS) return Math.round(days * DAY);
  throw new Error(`The days must be above 0 and at most ${MAX_DAYS}.`);
}
