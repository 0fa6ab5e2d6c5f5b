import { home } from '@learning/content/site/home';
import type { TitledText } from '@learning/content/site/copy';
import type { Course, Module, ModuleSummary, Resource } from '@learning/shared/contract/catalog';
import { Box } from '#ui/chakra/box.ts';
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
import { Reasons } from './home/reasons.tsx';
import { SampleDocument } from './home/sample-document.tsx';
import { InstructorBand } from './instructor-band.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
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
  lesson: { course: Course; modules: readonly ModuleSummary[]; module: Module } | undefined;
  document: Resource | undefined;
  /** The course on the specimen of the certificate. */
  certificateCourse: Course | undefined;
}

/** Renders the home page: what is inside, how practice works, paths, courses, instructor, plans and questions, in this order. */
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
        <Section title={home.lesson.title} intro={home.lesson.intro} layout="wide" tinted>
          <PlayerPicture course={lesson.course} modules={lesson.modules} lesson={lesson.module} />
          <Box mt="12" hideBelow="md">
            <PracticeSteps steps={home.practice.steps} />
          </Box>
        </Section>
      )}
      {sample && (
        <Section title={home.document.title} intro={home.document.intro} layout="wide">
          <SampleDocument sample={sample} />
        </Section>
      )}
      {certificateCourse && (
        <Section
          title={home.certificate.title}
          intro={home.certificate.intro}
          aside={
            <LinkButton to="/verify/{-$certificateId}" variant="plain">
              {home.certificate.link}
            </LinkButton>
          }
          tinted
        >
          <Box maxW="lg">
            <CertificateSpecimen course={specimenCourseOf(certificateCourse)} />
          </Box>
        </Section>
      )}
      {paths.length > 0 && (
        <Section
          title={home.paths.title}
          intro={home.paths.intro}
          layout="wide"
          aside={
            <LinkButton to="/paths" variant="plain">
              {home.paths.link}
            </LinkButton>
          }
        >
          <PathCards paths={paths.slice(0, PATHS_SHOWN)} />
        </Section>
      )}
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
      <Section tinted title={home.stories.title} intro={home.stories.note} layout="wide">
        <SuccessStories />
      </Section>
      <Box hideBelow="md">
        <Section
          title={home.comparison.title}
          intro={home.comparison.intro}
          layout="wide"
          isBelowFold
          aside={
            <LinkButton to="/pricing" variant="plain">
              See Plans
            </LinkButton>
          }
        >
          <Comparison comparison={home.comparison} />
        </Section>
      </Box>
      {/* On small screens the bar below has the trial in reach, and the points of these sections unfold. */}
      <Box hideBelow="md">
        <Reasons />
        <ClosingCall {...home.closing} buttons={trialButton('lg')} />
      </Box>
      <Section title={home.questions.title}>
        <Questions items={home.questions.items} />
        <Box hideFrom="md">
          <Questions items={answersOf([...home.reasons.items, ...home.trust.items])} />
        </Box>
      </Section>
      <TrialBar>{trialButton('md')}</TrialBar>
    </>
  );
}

/** Short points to unfold. */
function answersOf(items: readonly TitledText[]) {
  return items.map(({ title, text }) => ({ question: title, answer: text }));
}
