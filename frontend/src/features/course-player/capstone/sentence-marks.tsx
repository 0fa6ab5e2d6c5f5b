import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Capstone, CapstoneMarks } from '@learning/shared/contract/capstones';
import { MAX_MARKS_PER_ROW } from '@learning/shared/domain/capstone/capstone-rules';
import { sentencesOf } from '@learning/shared/domain/capstone/sentences';
import { useId, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';

interface Props {
  capstone: Pick<Capstone, 'parts' | 'rubric'>;
  texts: Readonly<Record<string, string>>;
  marks: CapstoneMarks;
  onChange: (marks: CapstoneMarks) => void;
}

/** Asks for the sentences that meet a row of the rubric, one row at a time. */
export function SentenceMarks({ capstone, texts, marks, onChange }: Props) {
  const { parts, rubric } = capstone;
  const name = useId();
  const [row, setRow] = useState(rubric[0]?.name ?? '');
  const part = rubric.find((candidate) => candidate.name === row);
  const marked = marks[row] ?? [];
  const isMarked = (partId: string, sentence: string) =>
    marked.some((mark) => mark.partId === partId && mark.sentence === sentence);
  const toggle = (partId: string, sentence: string) => {
    const standing = marked.filter((mark) => texts[mark.partId]?.includes(mark.sentence));
    const after = isMarked(partId, sentence)
      ? standing.filter((mark) => mark.partId !== partId || mark.sentence !== sentence)
      : [...standing, { partId, sentence }];
    onChange({ ...marks, [row]: after });
  };
  const isFull = marked.length >= MAX_MARKS_PER_ROW;
  return (
    <Stack gap="5">
      <Field label="Row of the rubric">
        <Select value={row} onChange={setRow}>
          {rubric.map((candidate) => (
            <option key={candidate.name} value={candidate.name}>
              {`${candidate.name} (${(marks[candidate.name] ?? []).length} marked)`}
            </option>
          ))}
        </Select>
      </Field>
      <chakra.p textStyle="small" color="fg.muted">
        {`${part?.levels[0]?.name}: ${part?.levels[0]?.text}`}
      </chakra.p>
      {parts.map(({ id, title }) => {
        const sentences = sentencesOf(texts[id] ?? '');
        return (
          <chakra.fieldset key={id} minW="0">
            <chakra.legend textStyle="label" mb="2">
              {title}
            </chakra.legend>
            {sentences.length === 0 && (
              <chakra.p textStyle="small" color="fg.muted">
                Nothing is written here yet.
              </chakra.p>
            )}
            <Stack gap="1.5">
              {sentences.map((sentence, index) => {
                const checked = isMarked(id, sentence);
                return (
                  <chakra.label
                    // One sentence can stand there twice.
                    key={`${index}-${sentence}`}
                    display="flex"
                    gap="3"
                    alignItems="flex-start"
                    minH="11"
                    px="3"
                    py="2"
                    borderRadius="l2"
                    cursor="button"
                    overflowWrap="anywhere"
                    css={{
                      '&:has(input:checked)': { bg: 'accent.subtle' },
                      '&:has(input:focus-visible)': {
                        outline: '2px solid',
                        outlineColor: 'accent.focusRing',
                      },
                    }}
                  >
                    <chakra.input
                      type="checkbox"
                      name={`${name}-${id}`}
                      checked={checked}
                      disabled={!checked && isFull}
                      onChange={() => toggle(id, sentence)}
                      flexShrink="0"
                      boxSize="4.5"
                      mt="1"
                      accentColor="accent.solid"
                      outline="none"
                    />
                    <span>{sentence}</span>
                  </chakra.label>
                );
              })}
            </Stack>
          </chakra.fieldset>
        );
      })}
      <chakra.p textStyle="small" color="fg.muted" aria-live="polite">
        {isFull ? `That is the most: ${MAX_MARKS_PER_ROW} sentences for a row.` : ''}
      </chakra.p>
    </Stack>
  );
}
