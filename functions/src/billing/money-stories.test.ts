import fc from 'fast-check';
import { isProof, propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, it } from 'vitest';
import { createCatalogTable } from '#testing/billing/billing-harness.ts';
import { storiesOf, STORY_KINDS } from '#testing/billing-stories/story-step.ts';
import { storyDifferences } from '#testing/billing-stories/story-differences.ts';
import { tellStory } from '#testing/billing-stories/tell-story.ts';

/** Of each kind; 300 stories together in `npm run prove`. */
const RUNS = isProof ? { numRuns: 75 } : propertyRuns(2);

// A model made from Stripe's objects alone, never from our records, says what has to be. fast-check prints seed and story of a failure.
it.each(STORY_KINDS)(
  'ends with access, books, documents, mails and alarms as Stripe’s objects say: %s',
  async (kind) => {
    const counts = { stories: 0, calm: 0, steps: 0, mails: 0, webhooks: 0, missed: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(storiesOf(kind), async (story) => {
        const told = await tellStory(story, await createCatalogTable());
        expect(await storyDifferences(told)).toEqual([]);
        const { product, log } = told;
        counts.stories += 1;
        counts.calm += story.isCalm ? 1 : 0;
        counts.steps += story.steps.length;
        counts.mails += product.outbox.length;
        counts.webhooks += product.harness.stripe.objects().deliveries.length;
        counts.missed += product.route.missed();
        counts.faults += log.faults;
      }),
      RUNS,
    );
    console.log(`stories of a ${kind}: ${JSON.stringify(counts)}`);
    expect(counts.mails).toBeGreaterThan(counts.stories);
  },
);
