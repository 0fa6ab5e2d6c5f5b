import { useQuery } from '@tanstack/react-query';
import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '#components/layout/page-head.tsx';
import { CourseDetailSkeleton } from '#features/catalog/components/course-detail-skeleton.tsx';
import { CourseNotFound } from '#features/catalog/components/course-not-found.tsx';
import { ModulePreview } from '#features/catalog/components/module-preview.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import { StartTrialButton } from '#features/enrollment/components/start-trial-button.tsx';
import { courseQuery, modulesQuery, previewModuleQuery } from '#queries/catalog.ts';

export const Route = createLazyFileRoute('/courses/$courseId/preview')({ component: PreviewRoute });

function PreviewRoute() {
  const { courseId } = Route.useParams();
  const id = parseCourseId(courseId);
  const course = useQuery({ ...courseQuery(id ?? 0), enabled: id !== undefined });
  const modules = useQuery({ ...modulesQuery(id ?? 0), enabled: id !== undefined });
  const preview = modules.data?.find(({ isPreview }) => isPreview);
  const module = useQuery({ ...previewModuleQuery(preview?.id ?? ''), enabled: Boolean(preview) });

  const isMissing = id === undefined || (modules.data && !preview);
  if (isMissing || course.isError || modules.isError || module.isError) return <CourseNotFound />;
  if (!course.data || !module.data) return <CourseDetailSkeleton />;
  return (
    <>
      <PageHead
        title={`${module.data.title}, a free module from ${course.data.title}`}
        description={module.data.description}
        path={`/courses/${id}/preview`}
      />
      <ModulePreview
        course={course.data}
        module={module.data}
        trialButton={<StartTrialButton size="lg" />}
      />
    </>
  );
}
