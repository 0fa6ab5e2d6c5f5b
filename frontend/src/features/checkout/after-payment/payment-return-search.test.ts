import { expect, it } from 'vitest';
import {
  hasClientSecret,
  parsePaymentReturn,
  paymentIdOf,
  returnedPayment,
} from './payment-return-search.ts';

const SECRET = 'pi_3abcDEF_secret_xyz';

it('keeps the id and drops the secret', () => {
  const search = parsePaymentReturn({
    payment_intent: 'pi_3abcDEF',
    payment_intent_client_secret: SECRET,
    redirect_status: 'succeeded',
  });
  expect(search).toEqual({ payment_intent: 'pi_3abcDEF' });
  expect(returnedPayment(search)).toEqual({ paymentId: 'pi_3abcDEF', hasFailedStatus: false });
});

it('keeps a SetupIntent and the failed status', () => {
  const search = parsePaymentReturn({
    setup_intent: 'seti_1abcDEF',
    setup_intent_client_secret: 'seti_1abcDEF_secret_xyz',
    redirect_status: 'failed',
  });
  expect(search).toEqual({ setup_intent: 'seti_1abcDEF', redirect_status: 'failed' });
  expect(returnedPayment(search)).toEqual({ paymentId: 'seti_1abcDEF', hasFailedStatus: true });
});

it.each([
  {},
  { payment_intent: 14 },
  { payment_intent: 'pi_../me' },
  { redirect_status: 'failed' },
])('finds no payment in %j', (search) => {
  expect(returnedPayment(parsePaymentReturn(search))).toBeUndefined();
});

it('reads the id from a client secret', () => {
  expect(paymentIdOf(SECRET)).toBe('pi_3abcDEF');
});

it.each([
  [{ payment_intent_client_secret: SECRET }, true],
  [{ setup_intent_client_secret: 'seti_1_secret_x' }, true],
  [{ payment_intent: 'pi_3abcDEF', tab: 'analytics' }, false],
])('detects whether %j has a client secret (%s)', (search, expected) => {
  expect(hasClientSecret(search)).toBe(expected);
});
