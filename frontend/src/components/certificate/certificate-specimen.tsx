import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import { CertificateSheet } from './certificate-sheet.tsx';
import { composeSheet } from './compose-sheet.ts';
import { estimateWidth } from './place-text.ts';
import { SPECIMEN_LINES, specimenContent, type SpecimenCourse } from './specimen.ts';

/** Shows the certificate of a course before anyone has it. Its lines are a picture, so that public pages stay small. */
export function CertificateSpecimen({ course }: { course: SpecimenCourse }) {
  const sheet = composeSheet(specimenContent(course), 'LETTER', estimateWidth);
  return (
    <Box>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <CertificateSheet
          sheet={sheet}
          linesUrl={SPECIMEN_LINES}
          label={`Specimen of the certificate of ${course.title}`}
        />
      </Box>
      <chakra.p textStyle="fine" color="fg.muted" mt="2">
        Specimen. Yours shows your name, your dates and a code that leads to its own page on{' '}
        {site.name}.
      </chakra.p>
    </Box>
  );
}
