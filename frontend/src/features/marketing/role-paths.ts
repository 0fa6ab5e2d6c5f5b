import { learningPaths } from '@learning/content/learning-paths';
import { pathsPage, type RolePath } from '@learning/content/site/paths';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';

/** A path for a role with its published courses, in order. */
export interface PublishedPath extends RolePath {
  courses: Course[];
  /** The cheapest plan with a price that has all of them. */
  plan: PricingTier | undefined;
}

/** Returns the paths whose courses are all published. Source: rules/wording.md W32; rules/content.md C29 */
export function publishedPaths(
  courses: readonly Course[],
  tiers: readonly PricingTier[],
): PublishedPath[] {
  return pathsPage.roles.flatMap((role) => {
    const slugs = learningPaths.find(({ name }) => name === role.path)?.courses ?? [];
    const found = slugs.flatMap((slug) => courses.find((course) => course.slug === slug) ?? []);
    if (found.length === 0 || found.length < slugs.length) return [];
    return {
      ...role,
      courses: found,
      plan: cheapestPlan(found, tiers),
    };
  });
}

/** Returns the ids of a path's courses, as the page names them. */
export const pathIds = ({ courses }: Pick<PublishedPath, 'courses'>) =>
  courses.map(({ id }) => id).join(' ');

function cheapestPlan(
  courses: readonly Course[],
  tiers: readonly PricingTier[],
): PricingTier | undefined {
  return tiers
    .filter(
      ({ price, levels }) => price !== null && courses.every(({ level }) => levels.includes(level)),
    )
    .toSorted((a, b) => a.price! - b.price!)[0];
}
