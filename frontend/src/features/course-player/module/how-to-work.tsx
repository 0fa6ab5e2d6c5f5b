import { Box, chakra } from '@chakra-ui/react';
import type { OutlineEntry } from '../outline/course-outline.ts';

/** Explains how to take the course to a learner who has not started. */
export function HowToWork({ outline }: { outline: OutlineEntry[] }) {
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
