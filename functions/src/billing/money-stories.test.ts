import fc from 'fast-check';
import { isProof, propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, it } from 'vitest';
import { createCatalogTable } from '#testing/billing/billing-harness.ts';
import { storiesOf, STORY_KINDS } from '#testing/billing-stories/story-step.ts';
import { storyDifferences } from '#testing/billing-stories/story-differences.ts';
import { tellStory } from '#testing/billing-stories/tell-story.ts';

/** Of each kind; 300 stories together in `npm run prove`, and 8 in `npm test`. */
const runs = (isCalm: boolean) => (isProof ? { numRuns: isCalm ? 25 : 50 } : propertyRuns(1));

const kinds = STORY_KINDS.flatMap((kind) => [
  { kind, isCalm: true },
  { kind, isCalm: false },
]);

// A model made from Stripe's objects alone, never from our records, says what has to be. fast-check prints seed and story of a failure.
it.each(kinds)(
  'ends with access, books, documents, mails and alarms as Stripe’s objects say: $kind, calm: $isCalm',
  async ({ kind, isCalm }) => {
    const counts = { stories: 0, taxed: 0, steps: 0, mails: 0, webhooks: 0, missed: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(storiesOf(kind, isCalm), async (story) => {
        const told = await tellStory(story, await createCatalogTable());
        expect(await storyDifferences(told)).toEqual([]);
        const { product, log } = told;
        counts.stories += 1;
        counts.taxed += story.tax === 'none' ? 0 : 1;
        counts.steps += story.steps.length;
        counts.mails += product.outbox.length;
        counts.webhooks += product.harness.stripe.objects().deliveries.length;
        counts.missed += product.route.missed();
        counts.faults += log.faults;
      }),
      runs(isCalm),
    );
    console.log(`${isCalm ? 'calm' : 'disturbed'} stories, ${kind}: ${JSON.stringify(counts)}`);
    expect(counts.mails).toBeGreaterThan(0);
  },
);
