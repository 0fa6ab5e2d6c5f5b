import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Capstone } from '@learning/shared/contract/capstones';
import { sentencesOf } from '@learning/shared/domain/capstone/sentences';

type Paper = NonNullable<Capstone['ratings'][number]['paper']>;

interface Props {
  capstone: Pick<Capstone, 'parts' | 'facts' | 'rubric'>;
  paper: Paper;
}

/** A paper as those read it who rate it: its parts, its facts, and the sentences that its author marked. */
export function PaperText({ capstone, paper }: Props) {
  const { parts, facts, rubric } = capstone;
  const rowsOf = (partId: string, sentence: string) =>
    rubric
      .filter(({ name }) =>
        (paper.marks[name] ?? []).some(
          (mark) => mark.partId === partId && mark.sentence === sentence,
        ),
      )
      .map(({ name }) => name);
  return (
    <Stack gap="6">
      {parts.map(({ id, title }) => (
        <section key={id}>
          <chakra.h5 textStyle="label">{title}</chakra.h5>
          {sentencesOf(paper.parts[id] ?? '').map((sentence, index) => {
            const rows = rowsOf(id, sentence);
            return (
              <chakra.p key={`${index}-${sentence}`} mt="1.5" overflowWrap="anywhere">
                {rows.length > 0 ? <mark>{sentence}</mark> : sentence}
                {rows.length > 0 && (
                  <chakra.span textStyle="fine" color="fg.muted" ms="2">
                    {`marked for ${rows.join(', ')}`}
                  </chakra.span>
                )}
              </chakra.p>
            );
          })}
        </section>
      ))}
      <chakra.dl display="grid" gap="1.5" textStyle="small">
        {facts
          .filter(({ id }) => paper.facts[id])
          .map(({ id, label }) => (
            <chakra.div key={id} display="flex" flexWrap="wrap" columnGap="2">
              <chakra.dt color="fg.muted">{`${label}:`}</chakra.dt>
              <dd>{paper.facts[id]}</dd>
            </chakra.div>
          ))}
      </chakra.dl>
      {paper.findings.length > 0 && (
        <chakra.div textStyle="small">
          <chakra.p textStyle="label">What the check found</chakra.p>
          <chakra.ul ps="5" mt="1" listStyleType="disc">
            {paper.findings.map(({ checkId, finding }) => (
              <li key={checkId}>{finding}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Stack>
  );
}
