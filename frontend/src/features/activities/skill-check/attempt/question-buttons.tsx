import { Box } from '#ui/chakra/box.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flag from 'lucide-react/icons/flag';
import { Button } from '#ui/button.tsx';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  isFlagged: boolean;
  onPrevious: () => void;
  onFlag: () => void;
}

/** Previous, Next or Submit Assessment, and the flag. Next submits the form, so that Enter works, too. */
export function QuestionButtons({ isFirst, isLast, isFlagged, onPrevious, onFlag }: Props) {
  return (
    <Box
      mt="8"
      display="flex"
      flexWrap="wrap"
      gap="3"
      justifyContent="space-between"
      css={{ '@media print': { display: 'none' } }}
    >
      <Button
        variant="ghost"
        colorPalette={isFlagged ? 'signal' : 'neutral'}
        aria-pressed={isFlagged}
        order={{ base: '1', sm: '0' }}
        width={{ base: 'full', sm: 'auto' }}
        ms={{ sm: '-5' }}
        onClick={onFlag}
      >
        <Flag fill={isFlagged ? 'currentColor' : 'none'} aria-hidden="true" />
        {isFlagged ? 'Flagged for Review' : 'Flag for Review'}
      </Button>
      <Box display="flex" flexWrap="wrap" gap="3" flex={{ base: '1', sm: 'none' }}>
        <Button
          variant="outline"
          colorPalette="neutral"
          flex={{ base: '1 0 auto', sm: 'none' }}
          disabled={isFirst}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden="true" />
          Previous
        </Button>
        <Button type="submit" flex={{ base: '1 0 auto', sm: 'none' }}>
          {isLast ? 'Submit Assessment' : 'Next'}
          {!isLast && <ArrowRight aria-hidden="true" />}
        </Button>
      </Box>
    </Box>
  );
}
