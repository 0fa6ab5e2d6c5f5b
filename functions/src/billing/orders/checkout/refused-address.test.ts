import { expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { checkoutCourse } from './checkout-course.ts';

const billing = setUpBilling();

it('a learner with an e-mail address that Stripe refuses can buy a course and a plan', async () => {
  const harness = await billing.open();
  harness.deps.emailOf = () => Promise.resolve('ana@localhost');
  const command = { userId: harness.learner(), courseId: 1, now: harness.now() };
  const { clientSecret } = await checkoutCourse(command, harness.deps);
  expect(await harness.stripe.confirm(clientSecret!, '4242424242424242')).toMatchObject({
    status: 'succeeded',
  });
  expect(harness.stripe.objects().paymentIntents[0]!.receipt_email).toBeNull();
  const subscriber = openSubscriber(harness);
  expect(await subscriber.subscribe('entry')).toMatchObject({ status: 'active' });
  expect(harness.stripe.objects().customers.map(({ email }) => email)).toEqual([null, null]);
});
