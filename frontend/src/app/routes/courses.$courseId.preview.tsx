import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#components/layout/page-head.tsx';
import { CourseDetailSkeleton } from '#features/catalog/components/course-detail-skeleton.tsx';
import { CourseNotFound } from '#features/catalog/components/course-not-found.tsx';
import { ModulePreview } from '#features/catalog/components/module-preview.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import { EnrollmentButton } from '#features/enrollment/components/enrollment-button.tsx';
import { courseQuery, modulesQuery, previewModuleQuery } from '#queries/catalog.ts';
import { page } from './courses.$courseId.preview.page.ts';

export const Route = createFileRoute('/courses/$courseId/preview')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: PreviewRoute,
});

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
        title={`${module.data.title}: free module`}
        description={`${sentenceOf(module.data.description)} A free module of “${course.data.title}”: read it here, without an account.`}
        path={`/courses/${id}/preview`}
      />
      <ModulePreview
        course={course.data}
        module={module.data}
        action={<EnrollmentButton course={course.data} />}
      />
    </>
  );
}

/** Descriptions of modules end with or without a period. */
const sentenceOf = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
