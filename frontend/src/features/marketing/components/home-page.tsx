import { site } from '@learning/content/site';
import type { ReactNode } from 'react';
import { CertificateSpecimen } from '#components/certificate/certificate-specimen.tsx';
import type { SpecimenCourse } from '#components/certificate/specimen.ts';
import { LinkButton } from '#components/ui/link-button.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import { InstructorBand } from './instructor-band.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { SuccessStories } from './success-stories.tsx';
import { TitledTexts } from './titled-texts.tsx';

interface HomePageProps {
  trialButton: ReactNode;
  documentationSeries: ReactNode;
  featuredCourses: ReactNode;
  /** The monthly plans. */
  tiers: ReactNode;
  /** The course on the specimen of the certificate. */
  specimen: SpecimenCourse | undefined;
}

/** Renders the home page: contents, practice, comparison, courses, instructor, plans and questions, in this order. */
export function HomePage({
  trialButton,
  documentationSeries,
  featuredCourses,
  tiers,
  specimen,
}: HomePageProps) {
  const {
    reasons,
    practice,
    certificate,
    comparison,
    documentation,
    plans,
    stories,
    closing,
    trust,
    questions,
  } = site.home;
  return (
    <>
      <Hero trialButton={trialButton} />
      <Section title={reasons.title} intro={reasons.intro} tinted>
        <TitledTexts items={reasons.items} />
      </Section>
      <Section title={practice.title} intro={practice.intro} layout="wide">
        <PracticeSteps steps={practice.steps} />
      </Section>
      {specimen && (
        <Section title={certificate.title} intro={certificate.intro} tinted>
          <CertificateSpecimen course={specimen} />
        </Section>
      )}
      <Section
        title={comparison.title}
        intro={comparison.intro}
        layout="wide"
        tinted
        aside={
          <LinkButton to="/pricing" variant="plain">
            See Plans
          </LinkButton>
        }
      >
        <Comparison comparison={comparison} />
      </Section>
      <Section title={documentation.title} intro={documentation.intro}>
        {documentationSeries}
      </Section>
      <Section
        title="Featured courses"
        intro="The three courses we would start with."
        layout="wide"
        tinted
        aside={
          <LinkButton to="/courses" variant="plain">
            Browse all courses
          </LinkButton>
        }
      >
        {featuredCourses}
      </Section>
      <InstructorBand />
      <Section
        title={plans.title}
        intro={plans.intro}
        layout="wide"
        aside={
          <LinkButton to="/pricing" variant="plain">
            Compare the plans
          </LinkButton>
        }
      >
        {tiers}
      </Section>
      <Section tinted title={stories.title} intro={stories.note} layout="wide">
        <SuccessStories />
      </Section>
      <ClosingCall {...closing} buttons={trialButton} />
      <Section title={trust.title} intro={trust.intro}>
        <TitledTexts items={trust.items} />
      </Section>
      <Section title={questions.title} tinted>
        <Questions items={questions.items} />
      </Section>
    </>
  );
}
