import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CourseWithChanges } from '@learning/shared/contract/catalog';
import type { Enrollment } from '@learning/shared/contract/learning';
import { addMinutes } from '@learning/shared/domain/learning/study-minutes';
import { CourseChanges } from '#components/course-changes.tsx';
import { Suspense } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { printDay } from '#lib/print-date.ts';
import { printStudyMinutes } from '#lib/study-minutes.ts';
import { type OutlineEntry, resumeModule } from '../outline/course-outline.ts';
import { CourseComplete } from '../later.tsx';
import { CourseHeader } from './course-header.tsx';
import { LessonColumn } from './module-layout.tsx';

interface Props {
  learnerId: string;
  course: CourseWithChanges;
  outline: OutlineEntry[];
  enrollment: Enrollment;
}

/** Introduces the course while no module is selected, and leads to the next one. */
export function Introduction({ learnerId, course, outline, enrollment }: Props) {
  const resume = resumeModule(outline, enrollment.lastModuleId);
  const isDone = enrollment.progress === '100';
  const hasBegun = enrollment.lastModuleId !== null || enrollment.progress !== '0';
  const params = { courseId: String(course.id) };
  const [newest] = course.changes;
  return (
    <LessonColumn>
      <CourseHeader course={course} />
      <chakra.p textStyle="small" color="fg.muted" mt="4" mb="10" fontVariantNumeric="tabular-nums">
        {extentOf(outline, hasBegun && !isDone)}
      </chakra.p>
      {isDone && (
        <Suspense fallback={<Box minH="100dvh" aria-busy="true" />}>
          <CourseComplete learnerId={learnerId} enrollment={enrollment} />
        </Suspense>
      )}
      {isDone && resume && (
        <chakra.p mt="6">
          <TextLink to="/course/$courseId/play" params={params} search={{ module: resume.id }}>
            Read it again from “{resume.title}”
          </TextLink>
        </chakra.p>
      )}
      {!isDone && resume && (
        <Panel>
          <chakra.p textStyle="eyebrow" color="fg.muted">
            {hasBegun ? 'Up next' : 'Where to start'}
          </chakra.p>
          <chakra.h2 textStyle="h3" mt="2">
            {resume.title}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="2">
            {resume.description}
          </chakra.p>
          <HStack mt="6" gap="4" flexWrap="wrap">
            <LinkButton
              to="/course/$courseId/play"
              params={params}
              search={{ module: resume.id }}
              size="lg"
            >
              {hasBegun ? 'Continue where you left off' : 'Start the First Module'}
            </LinkButton>
            <chakra.span textStyle="small" color="fg.muted">
              {printStudyMinutes(resume.minutes)}
            </chakra.span>
          </HStack>
        </Panel>
      )}
      {!hasBegun && <HowToWork outline={outline} />}
      {newest && (
        <chakra.details mt="12">
          <chakra.summary cursor="pointer" py="2.5">
            What changed: edition {newest.edition}, updated on {printDay(newest.date)}
          </chakra.summary>
          <CourseChanges changes={course.changes} modules={outline.map(({ module }) => module)} />
        </chakra.details>
      )}
    </LessonColumn>
  );
}

function extentOf(outline: OutlineEntry[], onlyLeft: boolean): string {
  const counted = onlyLeft ? outline.filter(({ isCompleted }) => !isCompleted) : outline;
  const minutes = printStudyMinutes(addMinutes(counted.map(({ module }) => module.minutes)));
  const modules = `${counted.length} ${counted.length === 1 ? 'module' : 'modules'}`;
  return onlyLeft ? `${modules} of ${outline.length} left · ${minutes}` : `${modules} · ${minutes}`;
}

/** Explains how to take the course to a learner who has not started. */
function HowToWork({ outline }: { outline: OutlineEntry[] }) {
  const hasActivities = outline.some(({ module }) => module.activityCount > 0);
  const hasAssessment = outline.some(
    ({ module }) => module.type === 'assessment' && module.activityCount > 0,
  );
  const steps = [
    'Read the text. At each pause, try the idea on a case of your own.',
    hasActivities && 'Do the activities: decide, write or answer. You get the result right away.',
    hasAssessment
      ? 'Mark each module complete when you’re done. To complete the assessment, pass its activities first.'
      : 'Mark each module complete when you’re done. You can reopen it at any time.',
    'Take notes as you go. They are saved as you type, and you can download them.',
  ].filter((step) => step !== false);
  return (
    <Box as="section" aria-labelledby="how-to-work" mt="12">
      <chakra.h2 id="how-to-work" textStyle="h4">
        How to take this course
      </chakra.h2>
      <chakra.ol mt="3">
        {steps.map((step, index) => (
          <chakra.li key={step} display="flex" gap="4" py="3" borderTopWidth="1px">
            <chakra.span textStyle="figure" fontSize="lg" color="fg.muted" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <span>{step}</span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
