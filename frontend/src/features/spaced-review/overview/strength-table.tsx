import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SkillStrength } from '@learning/shared/contract/spaced-review';
import { REVIEW_SKILLS } from '@learning/shared/domain/learning/review-skills';

const COLUMNS = ['Remembered', 'Fading', 'New', 'Recall'] as const;

/** Shows the chart's numbers as a table. */
export function StrengthTable({ skills }: { skills: readonly SkillStrength[] }) {
  return (
    <Box
      as="section"
      className="table-frame"
      mt="6"
      tabIndex={0}
      aria-label="What you remember by skill"
    >
      <chakra.table
        width="100%"
        css={{
          '& th, & td': { py: '2', pe: '4', borderTopWidth: '1px', textAlign: 'start' },
          '& td, & thead th + th': { textAlign: 'end' },
          '& td': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <chakra.thead textStyle="label" color="fg.muted">
          <tr>
            <th scope="col">Skill</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {skills.map(({ skill, remembered, fading, unseen, recallPercent }) => (
            <tr key={skill}>
              <chakra.th scope="row" fontWeight="normal">
                {REVIEW_SKILLS[skill]}
              </chakra.th>
              <td>{remembered}</td>
              <td>{fading}</td>
              <td>{unseen}</td>
              <td>{recallPercent === null ? '–' : `${recallPercent}%`}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
