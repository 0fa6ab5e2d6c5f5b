import { billingRoutes } from '@learning/shared/contract/billing';
import { catalogRoutes } from '@learning/shared/contract/catalog';
import { defineRoutes } from '@learning/shared/contract/route';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';
import { isOffered, type CatalogReader } from './catalog.ts';
import type { CourseRecord } from './catalog-records.ts';
import { requireCourse, requireModule } from './find-course.ts';
import {
  presentCourse,
  presentCourseWithChanges,
  presentModule,
  presentModuleSummary,
  presentSearchedCourse,
  presentTier,
} from './present-course.ts';

const isListed = ({ listing }: CourseRecord): boolean => listing !== 'hidden';

/** Number of popular courses on the home page. */
const FEATURED_COURSES = 3;

const {
  listCourses,
  listFeaturedCourses,
  getCourse,
  listModules,
  getSearchIndex,
  getPreviewModule,
} = catalogRoutes;
const { listPricingTiers } = billingRoutes;

export const publicCatalogRoutes = defineRoutes({
  listCourses,
  listFeaturedCourses,
  getCourse,
  listModules,
  getSearchIndex,
  getPreviewModule,
  listPricingTiers,
});

export function catalogImplementations(
  catalog: CatalogReader,
): Implementations<typeof publicCatalogRoutes> {
  return {
    listCourses: async () => (await catalog.read()).courses.filter(isListed).map(presentCourse),
    listFeaturedCourses: async () =>
      (await catalog.read()).courses
        .filter((course) => course.isPopular && isOffered(course))
        .slice(0, FEATURED_COURSES)
        .map(presentCourse),
    getCourse: async ({ params }) =>
      presentCourseWithChanges(await requireCourse(catalog, params.id)),
    listModules: async ({ params }) => {
      const course = await requireCourse(catalog, params.id);
      return course.modules.map((module) => presentModuleSummary(module, course.id));
    },
    getSearchIndex: async () => {
      const [{ courses }, entries] = await Promise.all([
        catalog.read(),
        catalog.readSearchEntries(),
      ]);
      return courses.filter(isListed).map((course) => presentSearchedCourse(course, entries));
    },
    getPreviewModule: async ({ params }) => {
      const { course, module } = await requireModule(catalog, params.id);
      const text =
        module.isPreview && isListed(course) ? await catalog.readModuleText(module.id) : undefined;
      if (!text) throw new Failure('module_not_found');
      return presentModule(module, text);
    },
    listPricingTiers: async () => {
      const { tiers, courses } = await catalog.read();
      return tiers.map((tier) => presentTier(tier, courses));
    },
  };
}
