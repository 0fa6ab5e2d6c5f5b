import type { CourseListing } from '@learning/shared/domain/course';

/** How a listing is named, and what a change to it does. */
export const LISTING_WORDS: Record<
  CourseListing,
  { name: string; button: string; pending: string; effect: string }
> = {
  published: {
    name: 'Published',
    button: 'Publish',
    pending: 'Publishing...',
    effect: 'Everyone can find, buy and start it.',
  },
  announced: {
    name: 'Announced',
    button: 'Announce',
    pending: 'Announcing...',
    effect: 'Everyone can find it as “Coming soon”. No one can buy or start it.',
  },
  hidden: {
    name: 'Hidden',
    button: 'Hide',
    pending: 'Hiding...',
    effect: 'It leaves the catalog, and no one can buy or start it.',
  },
};

/** How long a change takes: caches of calls and of browsers, a minute each. Source: rules/content.md C46 */
export const DELAY_NOTE =
  'The checkout follows within a minute, pages within two. Those who bought it, were granted it or are enrolled keep it, and certificates stay valid.';
