import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import { printCurrentApprovals } from '@learning/content/site/approvals';
import type { CourseWithChanges } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { CertificateSpecimen } from '#components/certificate/certificate-specimen.tsx';
import { specimenCourseOf } from '#components/certificate/specimen-course.ts';
import { CourseChanges } from '#components/course-changes.tsx';
import { printDay } from '#lib/print-date.ts';
import { printMinutes } from '#lib/study-minutes.ts';
import { modulesQuery } from '#queries/catalog.ts';

interface Props {
  course: CourseWithChanges;
  /** A decision to try. */
  decision: ReactNode;
}

export function CourseOverview({ course, decision }: Props) {
  const { data: modules = [] } = useQuery(modulesQuery(course.id));
  const { onScreen, activities, atDesk } = course.minutes;
  const [newest] = course.changes;
  const approvals = printCurrentApprovals(course.id);
  const { person } = site.instructor;
  const documents = modules.flatMap((module) => module.resources);
  return (
    <Box display="grid" gap="12">
      <section>
        <chakra.h2 textStyle="h2">What you’ll learn</chakra.h2>
        <ColumnList>
          {course.features.map((feature) => (
            <chakra.li key={feature} display="flex" gap="3">
              <chakra.span color="accent.fg" mt="1" flexShrink="0">
                <Check size={18} aria-hidden="true" />
              </chakra.span>
              {feature}
            </chakra.li>
          ))}
        </ColumnList>
      </section>
      {decision}
      <section>
        <chakra.h2 textStyle="h2">How the course works</chakra.h2>
        <chakra.p textStyle="body" mt="4" maxW="lesson">
          {course.moduleCount} modules, {course.duration} in all: {printMinutes(onScreen)} on
          screen, {printMinutes(activities)} of activities, and {printMinutes(atDesk)} at your desk,
          where you use them on your own cases. Every lesson opens with a situation, teaches the
          ideas you need to handle it, and pauses so you can apply them. The last module is an
          assessment. Study in any order, whenever it suits you; we save your place and your
          progress.
        </chakra.p>
      </section>
      {documents.length > 0 && (
        <section>
          <chakra.h2 textStyle="h2">What you’ll take away</chakra.h2>
          <ColumnList>
            {documents.map((name) => (
              <chakra.li key={name} display="flex" gap="3">
                <chakra.span color="fg.subtle" mt="1" flexShrink="0">
                  <FileText size={18} aria-hidden="true" />
                </chakra.span>
                {name}
              </chakra.li>
            ))}
          </ColumnList>
        </section>
      )}
      <section>
        <chakra.h2 textStyle="h2">Your certificate</chakra.h2>
        <chakra.p textStyle="body" mt="4" mb="5" maxW="lesson">
          Complete every module and pass every activity, and the certificate is yours: to print, to
          share, and for anyone to verify.
        </chakra.p>
        {approvals.map((text) => (
          <chakra.p key={text} textStyle="body" mb="5" maxW="lesson">
            {text}
          </chakra.p>
        ))}
        <CertificateSpecimen course={specimenCourseOf(course)} />
      </section>
      <section>
        <chakra.h2 textStyle="h2">{person ? 'Your instructor' : home.authorship.title}</chakra.h2>
        {person && (
          <chakra.p fontWeight="semibold" mt="4">
            {person.name}
          </chakra.p>
        )}
        <chakra.p textStyle="body" mt={person ? '1' : '4'} maxW="lesson" color="fg.muted">
          {person?.biography ?? home.authorship.text}
        </chakra.p>
      </section>
      {newest && (
        <section>
          <chakra.h2 textStyle="h2">What changed</chakra.h2>
          <chakra.details mt="2">
            <chakra.summary cursor="button" py="2.5">
              Edition {newest.edition}, updated on {printDay(newest.date)}
            </chakra.summary>
            <CourseChanges changes={course.changes} modules={modules} />
          </chakra.details>
        </section>
      )}
    </Box>
  );
}

const ColumnList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '10',
    rowGap: '3',
    mt: '5',
  },
});
