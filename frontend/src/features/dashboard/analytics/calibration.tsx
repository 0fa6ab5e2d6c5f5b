import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { CONFIDENCE_PERCENT } from '@learning/shared/domain/scoring/calibration';
import { CalibrationBars } from '#components/calibration/calibration-bars.tsx';
import { CONFIDENCE_NAMES, calibrationSentence } from '#components/calibration/confidence-names.ts';
import { ChartCard } from '#ui/chart-card.tsx';

type Counts = Dashboard['calibration'];

/** Shows how well the learner judges their own answers, once there are some. Source: rules/learning.md L55 */
export function Calibration({ counts }: { counts: Counts }) {
  const sentence = calibrationSentence(counts);
  if (sentence === '') return null;
  return (
    <Box mt="5">
      <ChartCard
        id="calibration"
        title="How sure, how right"
        description="Of the answers in skill checks where you said how sure you were."
      >
        {(isTable) => (
          <>
            <chakra.p mt="4">{sentence}</chakra.p>
            <Box mt="6" position="relative">
              {!isTable && <CalibrationBars counts={counts} />}
              <CalibrationTable counts={counts} isVisible={isTable} />
            </Box>
            {!isTable && (
              <chakra.p textStyle="small" color="fg.muted" mt="4" aria-hidden="true">
                The mark is where you’d be if you judged yourself well: half of the guesses, three
                of four when fairly sure, nineteen of twenty when sure.
              </chakra.p>
            )}
          </>
        )}
      </ChartCard>
    </Box>
  );
}

function CalibrationTable({ counts, isVisible }: { counts: Counts; isVisible: boolean }) {
  return (
    <chakra.table
      {...(isVisible ? {} : { srOnly: true })}
      width="100%"
      css={{
        '& th, & td': { py: '2', borderTopWidth: '1px', textAlign: 'start' },
        '& td, & thead th:not(:first-child)': { textAlign: 'end' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <chakra.caption srOnly>
        How often you were right, by how sure you said you were
      </chakra.caption>
      <chakra.thead textStyle="label" color="fg.muted">
        <tr>
          <th scope="col">You said</th>
          <th scope="col">Answers</th>
          <th scope="col">Right</th>
          <th scope="col">Well judged</th>
        </tr>
      </chakra.thead>
      <tbody>
        {counts.map(({ confidence, answered, right }) => (
          <tr key={confidence}>
            <chakra.th scope="row" fontWeight="normal">
              {CONFIDENCE_NAMES[confidence]}
            </chakra.th>
            <td>{answered}</td>
            <td>{answered === 0 ? '–' : `${Math.round((100 * right) / answered)}%`}</td>
            <td>{CONFIDENCE_PERCENT[confidence]}%</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
