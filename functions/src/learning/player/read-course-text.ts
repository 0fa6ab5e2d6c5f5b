import type { Module, Resource } from '@learning/shared/contract/catalog';
import { requireModule } from '#catalog/find-course.ts';
import { presentModule, presentResource } from '#catalog/present-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';

type Deps = Pick<LearningDependencies, 'catalog' | 'learners'>;

/** @throws Failure `module_not_found`; `payment_required` unless the module is a preview. */
export async function readModule(
  { userId, moduleId, now }: { userId: string; moduleId: string; now: Date },
  { catalog, learners }: Deps,
): Promise<Module> {
  const { course, module } = await requireModule(catalog, moduleId);
  const [text, learner] = await Promise.all([
    catalog.readModuleText(moduleId),
    learners.read(userId),
  ]);
  if (!module.isPreview || course.listing === 'hidden') requireAccess(learner, course, now);
  if (!text) throw new Failure('module_not_found');
  return presentModule(module, text);
}

/** @throws Failure `resource_not_found`; `payment_required`. */
export async function readResource(
  {
    userId,
    courseId,
    resourceId,
    now,
  }: { userId: string; courseId: number; resourceId: string; now: Date },
  { catalog, learners }: Deps,
): Promise<Resource> {
  const { courses } = await catalog.read();
  const course = courses.find((candidate) => candidate.id === courseId);
  if (!course) throw new Failure('resource_not_found');
  const [resource, learner] = await Promise.all([
    catalog.readResource(courseId, resourceId),
    learners.read(userId),
  ]);
  if (!resource) throw new Failure('resource_not_found');
  requireAccess(learner, course, now);
  return presentResource(resource, course.title);
}
