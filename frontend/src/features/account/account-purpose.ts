import { tiers } from '@learning/content/tiers';
import type { Intent } from '#lib/session/intent.ts';

/**
 * Returns what signing in is for, as the end of a sentence: "Sign in to …". Undefined for the page a learner goes to anyway.
 *
 * @param redirect path of this site, where the learner goes next
 */
export function purposeOf(
  redirect: string | undefined,
  intent: Intent | undefined,
): string | undefined {
  if (intent?.kind === 'wishlist') return `add “${intent.courseTitle}” to your wishlist`;
  if (intent?.kind === 'enroll') return `enroll in “${intent.courseTitle}”`;
  if (!redirect) return undefined;
  const { pathname, searchParams } = new URL(redirect, 'https://site.invalid');
  if (pathname === '/join') return 'join the team';
  if (pathname === '/dashboard' && searchParams.get('trial') === 'start') {
    return 'start your free 3-day trial';
  }
  if (pathname !== '/checkout') return undefined;
  const tier = tiers.find(({ slug }) => slug === searchParams.get('tier'));
  return tier ? `get the ${tier.name} plan` : 'continue to checkout';
}
