import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Badge } from '#ui/badge.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { printStudyMinutes } from '#lib/study-minutes.ts';
import { modulesQuery } from '#queries/catalog.ts';

export function CourseCurriculum({ course }: { course: Course }) {
  const { data: modules, isError, refetch } = useQuery(modulesQuery(course.id));
  if (isError) {
    return <ErrorState title="The curriculum could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!modules) return <CurriculumSkeleton count={course.moduleCount || 6} />;
  if (modules.length === 0) {
    return (
      <ol>
        {placeholderLessons.map((title, index) => (
          <CurriculumRow key={title} order={index + 1} title={title} duration="45-60 minutes" />
        ))}
      </ol>
    );
  }
  return (
    <ol>
      {modules.map((module) => (
        <ModuleRow key={module.id} module={module} />
      ))}
    </ol>
  );
}

function ModuleRow({ module }: { module: ModuleSummary }) {
  return (
    <CurriculumRow
      id={module.id}
      order={module.order}
      title={module.title}
      duration={module.duration}
      minutes={printStudyMinutes(module.minutes)}
      description={module.description}
    >
      <HStack gap="4" mt="2" flexWrap="wrap">
        {module.type === 'assessment' && <Badge colorPalette="neutral">Assessment</Badge>}
        {module.isPreview && (
          <TextLink to="/courses/$courseId/preview" params={{ courseId: String(module.courseId) }}>
            Read this module free
          </TextLink>
        )}
      </HStack>
    </CurriculumRow>
  );
}

interface CurriculumRowProps {
  /** By which an address leads to it. */
  id?: string;
  order: number;
  title: string;
  duration: string;
  /** The kinds of learning time. */
  minutes?: string;
  description?: string;
  children?: React.ReactNode;
}

function CurriculumRow({
  id,
  order,
  title,
  duration,
  minutes,
  description,
  children,
}: CurriculumRowProps) {
  return (
    <chakra.li
      id={id}
      display="grid"
      gridTemplateColumns={{ base: '2rem minmax(0, 1fr)', md: '2.5rem minmax(0, 1fr) auto' }}
      columnGap="4"
      py="5"
      borderTopWidth="1px"
      _last={{ borderBottomWidth: '1px' }}
    >
      <chakra.span textStyle="figure" color="fg.subtle" aria-hidden="true">
        {order}
      </chakra.span>
      <Box>
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        {description && (
          <chakra.p color="fg.muted" mt="1">
            {description}
          </chakra.p>
        )}
        {minutes && (
          <chakra.p textStyle="small" color="fg.muted" mt="2" fontVariantNumeric="tabular-nums">
            {minutes}
          </chakra.p>
        )}
        {children}
      </Box>
      <chakra.span
        gridColumn={{ base: '2', md: 'auto' }}
        mt={{ base: '1', md: '0.5' }}
        textStyle="small"
        color="fg.muted"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {duration}
      </chakra.span>
    </chakra.li>
  );
}

function CurriculumSkeleton({ count }: { count: number }) {
  return (
    <Box display="grid" gap="6" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="16" />
      ))}
    </Box>
  );
}

/** Shown for a course that has no modules. Source: rules/learning.md L11 */
const placeholderLessons = [
  'Introduction and Strategic Overview',
  'Core Concepts and Frameworks',
  'Practical Implementation',
  'Case Studies and Best Practices',
  'Advanced Techniques',
  'Assessment and Certification',
];
