import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import Flag from 'lucide-react/icons/flag';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { counted } from '../skill-check-text.ts';

interface Props {
  /** 0-based positions. */
  unanswered: number[];
  flagged: number[];
  headingRef: Ref<HTMLHeadingElement>;
  isSending: boolean;
  onGo: (index: number) => void;
  onBack: () => void;
  onSubmit: () => void;
}

/** Reviews unanswered and flagged questions before the attempt is submitted. */
export function SubmitReview(props: Props) {
  const { unanswered, flagged, headingRef, isSending, onGo, onBack, onSubmit } = props;
  const open = [...new Set([...unanswered, ...flagged])].toSorted((a, b) => a - b);
  return (
    <Box>
      <chakra.h2 ref={headingRef} tabIndex={-1} outline="none" textStyle="h3" scrollMarginTop="28">
        {unanswered.length > 0
          ? `${counted(unanswered.length, 'question')} not answered`
          : 'You answered every question'}
      </chakra.h2>
      <chakra.p mt="2" color="fg.muted">
        {unanswered.length > 0
          ? 'Unanswered questions earn no points. You can still answer them.'
          : 'You can’t change your answers after you submit.'}
      </chakra.p>
      {open.length > 0 && (
        <chakra.ul mt="4" display="flex" flexWrap="wrap" gap="2">
          {open.map((index) => (
            <li key={index}>
              <Button
                variant="outline"
                size="sm"
                colorPalette="neutral"
                onClick={() => onGo(index)}
              >
                {flagged.includes(index) && <Flag aria-hidden="true" />}
                Question {index + 1}
                <chakra.span fontWeight="normal">{stateOf(index, unanswered, flagged)}</chakra.span>
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      <HStack mt="8" gap="3" flexWrap="wrap">
        <Button size="lg" pendingText={isSending && 'Submitting...'} onClick={onSubmit}>
          Submit Assessment
        </Button>
        <Button
          size="lg"
          variant="outline"
          colorPalette="neutral"
          disabled={isSending}
          onClick={onBack}
        >
          Back to the Questions
        </Button>
      </HStack>
    </Box>
  );
}

function stateOf(index: number, unanswered: number[], flagged: number[]): string {
  return [unanswered.includes(index) && 'not answered', flagged.includes(index) && 'flagged']
    .filter(Boolean)
    .join(', ');
}
