import type { Table } from '#table/table.ts';
import type { BillingHarness } from '../billing/billing-harness.ts';
import { openStoryClock } from './story-clock.ts';
import { emptyLog, type StoryLog } from './story-log.ts';
import { openStoryProduct, type StoryProduct } from './story-product.ts';
import type { Story } from './story-step.ts';
import { storyStepRunner } from './run-story-step.ts';
import { viewAt, viewOf, type StripeView } from './stripe-view.ts';

const DAY = 86_400;

/** A story that is over, with what Stripe said on the way. */
export interface ToldStory {
  product: StoryProduct;
  log: StoryLog;
  /** Every state in which our code may have seen Stripe, oldest first. */
  views: StripeView[];
  /** Those in which it must have: of the orders and of the plans. */
  seen: Record<'orders' | 'plans', ReadonlySet<StripeView>>;
}

/** Runs a story to its end: everything has arrived, and the reconcilers have had their turn. @param table of this story alone */
export async function tellStory(
  { steps, fates, isCalm, tax }: Story,
  table: Table,
): Promise<ToldStory> {
  const views: StripeView[] = [];
  const seen = { orders: new Set<StripeView>(), plans: new Set<StripeView>() };
  let isChanged = true;
  const see = (kinds: readonly ('orders' | 'plans')[]) =>
    kinds.forEach((kind) => seen[kind].add(views.at(-1)!));
  const observe = ({ stripe, now }: BillingHarness) => {
    const last = views.at(-1);
    const view = isChanged || !last ? viewOf(stripe.objects(), now()) : viewAt(last, now());
    if (isChanged || view.at !== last?.at) views.push(view);
    isChanged = false;
    if (isCalm) see(['orders', 'plans']);
  };
  const product = await openStoryProduct(
    table,
    { fates: isCalm ? [] : fates, tax },
    {
      observe,
      onChange: () => {
        isChanged = true;
      },
    },
  );
  const clock = openStoryClock(product, (task) => {
    if (task === 'subscriptions') see(['plans']);
    if (task === 'nightly') see(['orders', 'plans']);
  });
  const log = emptyLog(product.learner());
  const runStep = storyStepRunner(product, clock, log, isCalm);
  for (const step of steps) await runStep(step);

  await exhaustFaults(product);
  product.route.clear();
  await clock.advance(2 * DAY);
  await product.route.release();
  for (let round = 0; round < 2; round += 1) {
    await clock.advance(DAY);
    await product.deliver();
    await product.react();
  }
  for (const task of ['orders', 'subscriptions', 'nightly'] as const) await product.run(task);
  await product.deliver();
  await product.react();
  observe(product.harness);
  see(['orders', 'plans']);
  return { product, log, views, seen };
}

/** Uses up the failures that were still to come. */
async function exhaustFaults({ harness: { sdk } }: StoryProduct): Promise<void> {
  for (let good = 0; good < 3;) {
    const isAnswered = await sdk.prices.list({ limit: 1 }, { maxNetworkRetries: 0 }).then(
      () => true,
      () => false,
    );
    good = isAnswered ? good + 1 : 0;
  }
}
