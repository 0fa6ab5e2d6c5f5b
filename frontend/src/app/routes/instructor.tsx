import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { site } from '@learning/content/site';
import { instructorPage } from '@learning/content/site/instructor';
import { PageHead } from '#components/layout/page-head.tsx';
import { InstructorPage } from '#features/marketing/components/instructor-page.tsx';
import { sampleDocumentQuery } from '#queries/catalog.ts';
import { CoachingButton } from '../frame/coaching-button.tsx';
import { ContactButton } from '../frame/contact-button.tsx';
import { CatalogPage } from '../frame/catalog-page.tsx';
import { page } from './instructor.page.ts';

export const Route = createFileRoute('/instructor')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: InstructorRoute,
});

function InstructorRoute() {
  const { buttons, method } = instructorPage;
  const { title, intro } = site.instructor.person ? instructorPage : method;
  const { data: document } = useQuery(sampleDocumentQuery());
  return (
    <>
      <PageHead title={title} description={intro} path="/instructor" />
      <CatalogPage>
        {({ figures }) => (
          <InstructorPage
            figures={figures}
            document={document ?? undefined}
            buttons={{
              book: <CoachingButton>{buttons.book}</CoachingButton>,
              schedule: <CoachingButton>{buttons.schedule}</CoachingButton>,
              message: (
                <ContactButton topic="message" variant="outline">
                  {buttons.message}
                </ContactButton>
              ),
            }}
          />
        )}
      </CatalogPage>
    </>
  );
}
