import type { ModulePreview } from '@learning/shared/contract/operators/courses';
import { requireModule } from '#catalog/find-course.ts';
import { presentModule } from '#catalog/present-course.ts';
import { Failure } from '#failure.ts';
import type { OperatedCourses } from './dependencies.ts';
import { previewItems } from './preview-items.ts';

/**
 * Returns a module as learners see it, also of a course that is not offered, with its activities and their solutions. Stores nothing.
 *
 * @throws Failure `module_not_found`. Source: rules/content.md C48
 */
export async function previewModule(
  { moduleId }: { moduleId: string },
  { catalog }: Pick<OperatedCourses, 'catalog'>,
): Promise<ModulePreview> {
  const [{ course, module }, text, activities] = await Promise.all([
    requireModule(catalog, moduleId),
    catalog.readModuleText(moduleId),
    catalog.readActivities(moduleId),
  ]);
  if (!text) throw new Failure('module_not_found');
  return {
    courseTitle: course.title,
    module: presentModule(module, text),
    activities: activities.map((record) => ({
      id: record.id,
      type: record.type,
      title: record.title,
      description: record.description,
      durationMinutes: record.durationMinutes,
      items: previewItems(record),
    })),
  };
}
