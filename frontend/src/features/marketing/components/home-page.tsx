import { home } from '@learning/content/site/home';
import type { Course, Module, Resource } from '@learning/shared/contract/catalog';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { CertificateSpecimen } from '#components/certificate/certificate-specimen.tsx';
import { specimenCourseOf } from '#components/certificate/specimen-course.ts';
import { TrialBar } from '#components/layout/trial-bar.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { documentSample } from '../excerpts/document-sample.ts';
import type { PublishedPath } from '../role-paths.ts';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import { PathCards } from './home/path-cards.tsx';
import { PlayerPicture } from './home/player-picture.tsx';
import { FoldedPoints, Points } from './home/reasons.tsx';
import { SampleDocument } from './home/sample-document.tsx';
import { InstructorBand } from './instructor-band.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { PairedSection, SectionPair } from './section-pair.tsx';
import { SuccessStories } from './success-stories.tsx';

const PATHS_SHOWN = 3;

interface HomePageProps {
  /** The trial's button, in the size of the place. */
  trialButton: (size: 'lg' | 'md') => ReactNode;
  documentationSeries: ReactNode;
  featuredCourses: ReactNode;
  /** The monthly plans. */
  tiers: ReactNode;
  paths: readonly PublishedPath[];
  /** The course of the picture of the player, with its free module. */
  lesson: { course: Course; module: Module } | undefined;
  document: Resource | undefined;
  /** The course on the specimen of the certificate. */
  certificateCourse: Course | undefined;
}

/** Renders the home page: what is inside, how practice works, courses, paths, instructor, plans and questions, in this order. */
export function HomePage({
  trialButton,
  lesson,
  document,
  certificateCourse,
  paths,
  ...slots
}: HomePageProps) {
  const sample = document && documentSample(document);
  return (
    <>
      <Hero trialButton={trialButton('lg')} />
      {lesson && (
        <Section
          title={home.lesson.title}
          intro={home.lesson.intro}
          besideIntro={
            <Box mt="8" hideBelow="md">
              <PracticeSteps steps={home.practice.steps} isColumn />
            </Box>
          }
          tinted
        >
          <PlayerPicture course={lesson.course} lesson={lesson.module} />
        </Section>
      )}
      <SectionPair>
        {sample && (
          <PairedSection title={home.document.title} intro={home.document.intro}>
            <SampleDocument sample={sample} isNarrow />
          </PairedSection>
        )}
        {certificateCourse && (
          <PairedSection
            title={home.certificate.title}
            intro={home.certificate.intro}
            link={
              <LinkButton to="/verify/{-$certificateId}" variant="plain">
                {home.certificate.link}
              </LinkButton>
            }
          >
            <CertificateSpecimen course={specimenCourseOf(certificateCourse)} />
          </PairedSection>
        )}
      </SectionPair>
      <Section
        title={home.courses.title}
        intro={home.courses.intro}
        layout="wide"
        tinted
        isBelowFold
        aside={
          <LinkButton to="/courses" variant="plain">
            {home.courses.link}
          </LinkButton>
        }
      >
        {slots.featuredCourses}
        <Box mt={{ base: '6', md: '10' }}>{slots.documentationSeries}</Box>
      </Section>
      <SectionPair>
        {paths.length > 0 && (
          <PairedSection
            title={home.paths.title}
            intro={home.paths.intro}
            link={
              <LinkButton to="/paths" variant="plain">
                {home.paths.link}
              </LinkButton>
            }
          >
            <PathCards paths={paths.slice(0, PATHS_SHOWN)} />
          </PairedSection>
        )}
        <PairedSection title={home.stories.title} intro={home.stories.note}>
          <SuccessStories />
        </PairedSection>
      </SectionPair>
      <InstructorBand />
      <Section
        title={home.plans.title}
        intro={home.plans.intro}
        layout="wide"
        isBelowFold
        aside={
          <LinkButton to="/pricing" variant="plain">
            Compare the plans
          </LinkButton>
        }
      >
        {slots.tiers}
      </Section>
      <Box hideBelow="md">
        <Section title={home.reasons.title} intro={home.reasons.intro} tinted isBelowFold>
          <Points items={home.reasons.items} isRow />
        </Section>
      </Box>
      <SectionPair>
        <PairedSection title={home.questions.title} intro={home.questions.intro}>
          <Questions items={home.questions.items} />
          <FoldedPoints />
          <FoldedComparison />
        </PairedSection>
        <Box hideBelow="md">
          <PairedSection title={home.trust.title} intro={home.trust.intro}>
            <Points items={home.trust.items} />
          </PairedSection>
        </Box>
      </SectionPair>
      {/* On small screens the bar below has the trial in reach. */}
      <Box hideBelow="md">
        <ClosingCall {...home.closing} buttons={trialButton('lg')} isRow />
      </Box>
      <TrialBar>{trialButton('md')}</TrialBar>
    </>
  );
}

/** Unfolds how the courses compare with other kinds of training. */
function FoldedComparison() {
  return (
    <chakra.details borderBottomWidth="1px" data-below-fold="">
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="6"
        py={{ base: '3', md: '5' }}
        cursor="button"
      >
        <chakra.h2 textStyle="h4">{home.comparison.title}</chakra.h2>
      </chakra.summary>
      <chakra.p color="fg.muted" mb="4" maxW="2xl">
        {home.comparison.intro}
      </chakra.p>
      <Comparison comparison={home.comparison} isNarrow />
      <LinkButton to="/pricing" variant="plain">
        See Plans
      </LinkButton>
    </chakra.details>
  );
}
