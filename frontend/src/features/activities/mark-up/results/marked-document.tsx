import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type {
  MarkedDocument as Marked,
  MarkedSentence,
  PublicMarkUpConfig,
} from '@learning/shared/contract/activity-payloads';
import type { Marks, MarkVerdict } from '@learning/shared/domain/scoring/score-mark-up';
import { Records } from '../document/records.tsx';
import { Sheet } from '../document/sheet.tsx';

interface Props {
  config: PublicMarkUpConfig;
  document: Marked;
  marks: Marks;
}

/** Shows the document after a pass, each paragraph with its comments: what was wrong, and what looked wrong and is right. */
export function MarkedDocument({ config, document, marks }: Props) {
  const nameOf = (problemId: string | undefined) =>
    config.problems.find(({ id }) => id === problemId)?.name ?? '';
  const commented = document.paragraphs
    .flatMap(({ sentences }) => sentences)
    .filter(isCommented)
    .map(({ id }) => id);
  return (
    <Box mt="10">
      <chakra.h3 textStyle="h4">Sentence by sentence</chakra.h3>
      <Sheet title={document.title}>
        {document.paragraphs.map(({ heading, sentences }) => {
          const own = sentences.filter(isCommented);
          return (
            <div key={sentences[0]!.id}>
              {heading !== undefined && (
                <chakra.h4 textStyle="label" mb="1">
                  {heading}
                </chakra.h4>
              )}
              <chakra.p textStyle="lesson">
                {sentences.map((sentence, index) => (
                  <span key={sentence.id}>
                    {index > 0 && ' '}
                    <Passage
                      sentence={sentence}
                      number={commented.indexOf(sentence.id) + 1 || undefined}
                    />
                  </span>
                ))}
              </chakra.p>
              {own.length > 0 && (
                <chakra.ul listStyleType="none" display="grid" gap="3" mt="3" textStyle="small">
                  {own.map((sentence) => (
                    <chakra.li key={sentence.id} display="flex" gap="3">
                      <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                        {commented.indexOf(sentence.id) + 1}
                      </chakra.span>
                      <span>
                        <chakra.span fontWeight="semibold">
                          {verdictOf(sentence, nameOf, marks[sentence.id])}
                        </chakra.span>{' '}
                        {sentence.explanation}
                      </span>
                    </chakra.li>
                  ))}
                </chakra.ul>
              )}
            </div>
          );
        })}
      </Sheet>
      <chakra.details mt="4" layerStyle="card" px={{ base: '4', md: '6' }} py="4">
        <chakra.summary cursor="button" fontWeight="semibold">
          The file
        </chakra.summary>
        <Box mt="4">
          <Records records={document.records} />
        </Box>
      </chakra.details>
    </Box>
  );
}

function Passage({ sentence, number }: { sentence: MarkedSentence; number: number | undefined }) {
  if (number === undefined) return sentence.text;
  return (
    <chakra.span
      colorPalette={paletteOf(sentence.verdict)}
      bg="colorPalette.subtle"
      borderRadius="l1"
      css={{ boxDecorationBreak: 'clone' }}
    >
      {sentence.text}
      <chakra.sup fontWeight="semibold" color="colorPalette.fg" ms="0.5">
        {number}
      </chakra.sup>
    </chakra.span>
  );
}

function isCommented({ verdict, explanation }: MarkedSentence): boolean {
  return verdict !== undefined || explanation !== undefined;
}

function paletteOf(verdict: MarkVerdict | undefined) {
  switch (verdict) {
    case 'found':
      return 'success';
    case 'other-problem':
    case 'near-miss':
      return 'signal';
    case 'missed':
    case 'wrong-mark':
      return 'danger';
    case undefined:
      return 'neutral';
  }
}

/** Says in words what the color says. */
function verdictOf(
  { verdict, problemId }: MarkedSentence,
  nameOf: (problemId: string | undefined) => string,
  marked: string | undefined,
): string {
  switch (verdict) {
    case 'found':
      return `Found: ${nameOf(problemId)}.`;
    case 'other-problem':
      return `${nameOf(problemId)}, not ${nameOf(marked)}.`;
    case 'missed':
      return `Missed: ${nameOf(problemId)}.`;
    case 'near-miss':
      return 'Near miss.';
    case 'wrong-mark':
      return 'It can stay.';
    case undefined:
      return 'Looks wrong, and can stay.';
  }
  return verdict satisfies never;
}
