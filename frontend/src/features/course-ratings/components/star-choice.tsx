import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';

interface Props {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  errorText: string;
}

/** Lets the learner choose one to five stars; a radio group, so that arrow keys work. */
export function StarChoice({ value, onChange, errorText }: Props) {
  const name = useId();
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={errorText ? errorId : undefined} minW="0">
      <chakra.legend textStyle="label">Rating</chakra.legend>
      <HStack gap="1" mt="1.5" ms="-2" flexWrap="wrap">
        {[1, 2, 3, 4, 5].map((stars) => (
          <chakra.label
            key={stars}
            display="inline-flex"
            p="2"
            borderRadius="l1"
            color="signal.solid"
            cursor="button"
            _hover={{ bg: 'bg.subtle' }}
            _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
          >
            <chakra.input
              srOnly
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={28} fill={stars <= value ? 'currentColor' : 'none'} aria-hidden="true" />
            <VisuallyHidden>{stars === 1 ? '1 star' : `${stars} stars`}</VisuallyHidden>
          </chakra.label>
        ))}
        <chakra.span ms="2" color="fg.muted" aria-hidden="true">
          {value === 0 ? 'Not rated yet' : `${value} out of 5`}
        </chakra.span>
      </HStack>
      <chakra.p
        id={errorId}
        role="alert"
        display="flex"
        alignItems="center"
        gap="1.5"
        mt={errorText ? '1' : '0'}
        textStyle="small"
        fontWeight="medium"
        color="fg.error"
      >
        {errorText && <CircleAlert size={16} aria-hidden="true" />}
        {errorText}
      </chakra.p>
    </chakra.fieldset>
  );
}
