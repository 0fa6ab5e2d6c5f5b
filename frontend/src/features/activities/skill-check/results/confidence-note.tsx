import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { QuestionResult } from '@learning/shared/contract/activity-payloads';
import { countConfidence } from '@learning/shared/domain/scoring/calibration';
import { CalibrationBars } from '#components/calibration/calibration-bars.tsx';
import { calibrationSentence } from '#components/calibration/confidence-names.ts';

/** Says how often the learner was right when they said how sure they were; nothing if they did not. Source: rules/scoring.md S40 */
export function ConfidenceNote({ results }: { results: readonly QuestionResult[] }) {
  const counts = countConfidence(
    results.map(({ confidence, correct }) => ({ confidence, isRight: correct })),
  );
  const sentence = calibrationSentence(counts);
  if (sentence === '') return null;
  return (
    <Box mt="6" maxW="xl" css={{ '@media print': { display: 'none' } }}>
      <chakra.p mb="3">{sentence}</chakra.p>
      <CalibrationBars counts={counts} />
      <chakra.p textStyle="small" color="fg.muted" mt="3" aria-hidden="true">
        The mark is where you’d be if you judged yourself well.
      </chakra.p>
    </Box>
  );
}
