import { chakra } from '#ui/chakra/factory.ts';
import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import Flag from 'lucide-react/icons/flag';
import { isAnswered } from '../question/questions.ts';

interface Props {
  questions: readonly { id: string }[];
  answers: SkillCheckAnswers;
  flagged: readonly string[];
  /** null while the review before submitting is open. */
  currentId: string | null;
  onGo: (index: number) => void;
}

/** Shows the progress as small buttons to all questions. */
export function QuestionMap({ questions, answers, flagged, currentId, onGo }: Props) {
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  return (
    <chakra.nav aria-label={`Questions, ${answered} of ${questions.length} answered`}>
      <chakra.ol display="flex" flexWrap="wrap" gap="1" listStyleType="none">
        {questions.map(({ id }, index) => (
          <chakra.li key={id} flex="1" minW="6" maxW="9">
            <MapButton
              number={index + 1}
              isAnswered={isAnswered(answers[id])}
              isFlagged={flagged.includes(id)}
              isCurrent={id === currentId}
              onClick={() => onGo(index)}
            />
          </chakra.li>
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
      width="full"
      minH={{ base: '11', md: '7' }}
      fontSize="sm"
      borderRadius="l2"
      borderWidth="1px"
      borderStyle={isAnswered ? 'solid' : 'dashed'}
      borderColor={isAnswered ? 'accent.solid' : 'border.emphasized'}
      bg={isAnswered ? 'accent.muted' : 'transparent'}
      color={isAnswered ? 'accent.fg' : 'fg'}
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      cursor="button"
      outlineWidth={isCurrent ? '2px' : '0'}
      outlineStyle={isCurrent ? 'solid' : 'none'}
      outlineColor="accent.solid"
      outlineOffset="-1px"
      _hover={{ bg: 'accent.subtle' }}
    >
      {number}
      {isFlagged && (
        <chakra.span position="absolute" top="0" insetEnd="0" color="signal.fg">
          <Flag size={9} fill="currentColor" aria-hidden="true" />
        </chakra.span>
      )}
    </chakra.button>
  );
}
