import type { CourseWithChanges, ModuleSummary } from '@learning/shared/contract/catalog';
import type { RefObject } from 'react';
import { CourseObject } from '#components/course-cover/course-object.tsx';
import { newestLawChangeOf } from '#components/newest-law-change.ts';
import { printDay } from '#lib/print-date.ts';
import { printStudyMinutes } from '#lib/study-minutes.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';

interface Props {
  course: CourseWithChanges;
  module: ModuleSummary;
  moduleCount: number;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** Place, title and description of a module, above its first step. Everyone may read them, so they are prerendered. */
export function ModuleHeader({ course, module, moduleCount, titleRef }: Props) {
  const change = newestLawChangeOf(course.changes, module.id);
  return (
    <>
      <HStack gap="3">
        <CourseObject course={course} />
        <chakra.p textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
          Module {module.order} of {moduleCount} · {printStudyMinutes(module.minutes)}
        </chakra.p>
      </HStack>
      <chakra.h1 {...(titleRef ? { ref: titleRef } : {})} textStyle="h1" tabIndex={-1} mt="3">
        {module.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="3">
        {module.description}
      </chakra.p>
      {change && (
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          Law updated on {printDay(change.date)}: {change.text}
        </chakra.p>
      )}
    </>
  );
}

type StepHeaderProps = Required<Pick<Props, 'module' | 'moduleCount' | 'titleRef'>>;

/** Names the module above every step but the first. */
export function StepHeader({ module, moduleCount, titleRef }: StepHeaderProps) {
  return (
    <>
      <chakra.p textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
        Module {module.order} of {moduleCount}
      </chakra.p>
      <chakra.h1 ref={titleRef} textStyle="h4" tabIndex={-1} mt="1">
        {module.title}
      </chakra.h1>
    </>
  );
}
