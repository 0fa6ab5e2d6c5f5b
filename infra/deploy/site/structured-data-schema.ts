import * as z from 'zod';

/** What search engines require of each type, as Google documents it. Everything else is checked against the vocabulary. */
const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const isoDuration = z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?$/);

const Organization = z.looseObject({
  '@type': z.literal('Organization'),
  name: text,
  url: address,
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/course-info */
const Course = z.looseObject({
  '@type': z.literal('Course'),
  name: text,
  description: text,
  url: address,
  image: address,
  provider: Organization,
  offers: z.looseObject({
    '@type': z.literal('Offer'),
    category: z.literal(['Free', 'Partially Free', 'Subscription', 'Paid']),
    price: z.number().positive(),
    priceCurrency: z.literal('USD'),
    url: address,
  }),
  hasCourseInstance: z.looseObject({
    '@type': z.literal('CourseInstance'),
    courseMode: z.literal(['Online', 'Onsite', 'Blended']),
    courseWorkload: isoDuration,
  }),
  // A rating needs real reviews, and a built page has none.
  aggregateRating: z.undefined().optional(),
  review: z.undefined().optional(),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const BreadcrumbList = z.looseObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.looseObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/faqpage */
const FAQPage = z.looseObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.looseObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/carousel */
const ItemList = z.looseObject({
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(
      z.looseObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        url: address,
      }),
    )
    .min(3),
});

const WebSite = z.looseObject({ '@type': z.literal('WebSite'), name: text, url: address });

const LearningResource = z.looseObject({
  '@type': z.literal('LearningResource'),
  name: text,
  description: text,
  url: address,
  timeRequired: isoDuration,
  isAccessibleForFree: z.literal(true),
});

/** A page's structured data. */
export const StructuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.discriminatedUnion('@type', [
        Organization,
        WebSite,
        Course,
        LearningResource,
        BreadcrumbList,
        FAQPage,
        ItemList,
      ]),
    )
    .min(1),
});
