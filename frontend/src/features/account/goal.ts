import { bundle, tiers } from '@learning/content/tiers';
import { dollars } from '#lib/dollars.ts';
import { courseIdOf, type Intent, intentOf } from '#lib/session/intent.ts';
import type { LoginSearch } from './account-mode.ts';

/** What signing in is for. Its words end the sentence "Sign in to …"; `course` stands for the title in quotation marks. */
export interface Goal {
  purpose: (course: string) => string;
  /** Ends the sentence "Create your account to …". @default purpose */
  newcomersPurpose?: (course: string) => string;
  courseId?: number;
  /** The course's price is named after its title. @default false */
  isPriced?: boolean;
}

const TRIAL_FACTS = '3-day free trial, no card';

/** Returns what signing in is for, if the query names it: an intent, or one of the pages that need an account. */
export function goalOf(search: LoginSearch): Goal | undefined {
  const intent = intentOf({ ...search });
  if (intent) return goalOfIntent(intent);
  return search.redirect ? goalOfPage(search.redirect) : undefined;
}

function goalOfIntent(intent: Intent): Goal {
  if (intent.kind === 'wishlist') {
    return { purpose: (course) => `add ${course} to your wishlist`, courseId: intent.courseId };
  }
  if (intent.kind === 'coaching') return { purpose: () => 'book a 1-on-1 session' };
  const newcomersPurpose = (course: string) => `start ${course} (${TRIAL_FACTS})`;
  if (intent.kind === 'enroll') {
    return {
      purpose: (course) => `enroll in ${course}`,
      newcomersPurpose,
      courseId: intent.courseId,
    };
  }
  if (intent.courseId) return { purpose: newcomersPurpose, courseId: intent.courseId };
  return {
    purpose: () => 'start your free 3-day trial',
    newcomersPurpose: () => 'open every course for 3 days, no card needed',
  };
}

const PAGES: Readonly<Record<string, string>> = {
  '/account': 'open your settings',
  '/account/purchases': 'see your purchases',
  '/account/requests': 'see your requests',
  '/account/team': 'see your team',
  '/certificates': 'see your certificates',
  '/checkout': 'continue to checkout',
  '/dashboard': 'open your dashboard',
  '/join': 'join the team',
  '/notifications': 'see your notifications',
  '/review': 'open your review',
};

/** Returns undefined for pages that visitors can open, too. */
function goalOfPage(path: string): Goal | undefined {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const page = pathname.replace(/(.)\/$/, '$1');
  if (page === '/checkout') return goalOfCheckout(searchParams);
  const purpose = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  if (purpose) return { purpose: () => purpose };
  const courseId = courseIdOf(/^\/course\/(\d+)\/(?:play|resources)\b/.exec(page)?.[1]);
  return courseId ? { purpose: (course) => `open ${course}`, courseId } : undefined;
}

/** Names the plan or product with its price. */
function goalOfCheckout(search: URLSearchParams): Goal {
  const tier = tiers.find(({ slug }) => slug === search.get('tier'));
  if (tier) {
    const price = tier.priceCents === null ? '' : ` (${dollars(tier.priceCents / 100)} a month)`;
    return { purpose: () => `get the ${tier.name} plan${price}` };
  }
  const courseId = courseIdOf(search.get('course'));
  if (courseId === bundle.productId) {
    return { purpose: () => `buy the ${bundle.title} (${dollars(bundle.priceCents / 100)})` };
  }
  return courseId
    ? { purpose: (course) => `buy ${course}`, courseId, isPriced: true }
    : { purpose: () => PAGES['/checkout']! };
}
