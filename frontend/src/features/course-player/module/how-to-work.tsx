import { Box, chakra } from '@chakra-ui/react';
import type { OutlineEntry } from '../outline/course-outline.ts';

/** For a learner who has not begun: how one works through a course. */
export function HowToWork({ outline }: { outline: OutlineEntry[] }) {
  const hasActivities = outline.some(({ module }) => module.activityCount > 0);
  const hasAssessment = outline.some(
    ({ module }) => module.type === 'assessment' && module.activityCount > 0,
  );
  const steps = [
    'Read the text. The pauses in it ask you to try something on a case of your own.',
    hasActivities && 'Do the activities: decide, write or answer. You see at once how it went.',
    hasAssessment
      ? 'Mark each module complete when you are done. The assessment asks you to pass its activities first.'
      : 'Mark each module complete when you are done. You can reopen it at any time.',
    'Take notes as you go. They are saved as you type, and you can download them.',
  ].filter((step) => step !== false);
  return (
    <Box as="section" aria-labelledby="how-to-work" mt="12">
      <chakra.h2 id="how-to-work" textStyle="h4">
        How to work through it
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
