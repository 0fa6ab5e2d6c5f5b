import { chakra } from '#ui/chakra/factory.ts';
import { CONFIDENCES, type Confidence } from '@learning/shared/domain/scoring/calibration';
import { CONFIDENCE_NAMES } from '#components/calibration/confidence-names.ts';

interface Props {
  /** Of the group of radio buttons. */
  name: string;
  given: Confidence | undefined;
  onGive: (confidence: Confidence) => void;
}

/** Lets the learner say how sure they are. It is optional and never changes the score. Source: rules/scoring.md S40 */
export function HowSure({ name, given, onGive }: Props) {
  return (
    <chakra.fieldset mt="6" borderWidth="0" p="0" minW="0">
      <chakra.legend textStyle="small" color="fg.muted" mb="1.5" p="0">
        <chakra.span fontWeight="semibold" color="fg">
          How sure are you?
        </chakra.span>{' '}
        Only for you; it doesn’t count.
      </chakra.legend>
      <chakra.div
        display="inline-flex"
        maxW="full"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l2"
        overflow="hidden"
      >
        {CONFIDENCES.map((confidence) => (
          <chakra.label
            key={confidence}
            position="relative"
            px={{ base: '3.5', md: '4' }}
            py="2"
            minH="10"
            display="flex"
            alignItems="center"
            textStyle="small"
            cursor="button"
            borderInlineStartWidth="1px"
            borderColor="border.emphasized"
            _first={{ borderInlineStartWidth: '0' }}
            _hover={{ bg: 'accent.subtle' }}
            css={{
              '&:has(input:checked)': {
                bg: 'accent.muted',
                color: 'accent.fg',
                fontWeight: 'semibold',
              },
              '&:has(input:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'accent.focusRing',
                outlineOffset: '-2px',
              },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={confidence}
              checked={given === confidence}
              onChange={() => onGive(confidence)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
            />
            {CONFIDENCE_NAMES[confidence]}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
