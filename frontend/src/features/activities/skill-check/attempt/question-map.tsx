import { Box, chakra } from '@chakra-ui/react';
import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { ChevronDown, Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { isAnswered } from '../question/questions.ts';

interface Props {
  questions: readonly { id: string }[];
  answers: SkillCheckAnswers;
  flagged: readonly string[];
  /** null while the review before submitting is open. */
  currentId: string | null;
  onGo: (index: number) => void;
}

/** Links to all questions by number; folded on phones. */
export function QuestionMap({ questions, answers, flagged, currentId, onGo }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  return (
    <chakra.nav aria-label="Questions" css={{ '@media print': { display: 'none' } }}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" minH="8">
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {answered} of {questions.length} answered
          {flagged.length > 0 && `, ${flagged.length} flagged`}
        </chakra.p>
        <Box hideFrom="md">
          <Button
            variant="ghost"
            size="xs"
            colorPalette="neutral"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            All Questions
            <chakra.span rotate={isOpen ? '180deg' : '0deg'} display="inline-flex">
              <ChevronDown aria-hidden="true" />
            </chakra.span>
          </Button>
        </Box>
      </chakra.div>
      <chakra.ol
        id={listId}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        flexWrap="wrap"
        gap="2"
        mt="2"
      >
        {questions.map(({ id }, index) => (
          <li key={id}>
            <MapButton
              number={index + 1}
              isAnswered={isAnswered(answers[id])}
              isFlagged={flagged.includes(id)}
              isCurrent={id === currentId}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

interface MapButtonProps {
  number: number;
  isAnswered: boolean;
  isFlagged: boolean;
  isCurrent: boolean;
  onClick: () => void;
}

function MapButton({ number, isAnswered, isFlagged, isCurrent, onClick }: MapButtonProps) {
  const words = [isAnswered ? 'answered' : 'not answered', isFlagged && 'flagged']
    .filter(Boolean)
    .join(', ');
  return (
    <chakra.button
      type="button"
      aria-label={`Question ${number}, ${words}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
      position="relative"
      minW="11"
      minH="11"
      borderRadius="l2"
      borderWidth="1px"
      borderStyle={isAnswered ? 'solid' : 'dashed'}
      borderColor={isAnswered ? 'accent.solid' : 'border.emphasized'}
      bg={isAnswered ? 'accent.muted' : 'transparent'}
      color={isAnswered ? 'accent.fg' : 'fg'}
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      cursor="button"
      boxShadow={
        isCurrent ? '0 0 0 2px {colors.bg.panel}, 0 0 0 4px {colors.accent.solid}' : 'none'
      }
      _hover={{ bg: 'accent.subtle' }}
    >
      {number}
      {isFlagged && (
        <chakra.span position="absolute" top="1" insetEnd="1" color="signal.fg">
          <Flag size={11} fill="currentColor" aria-hidden="true" />
        </chakra.span>
      )}
    </chakra.button>
  );
}
