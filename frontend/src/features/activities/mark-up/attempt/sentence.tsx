import { chakra } from '#ui/chakra/factory.ts';
import type { KeyboardEvent, Ref } from 'react';

interface Props {
  text: string;
  /** The name of the problem it is marked with. */
  mark: string | undefined;
  onOpen: () => void;
  ref?: Ref<HTMLSpanElement>;
}

/** A sentence that can be marked. Not a `button`, which would not break over lines with the text around it. */
export function Sentence({ text, mark, onOpen, ref }: Props) {
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <chakra.span
      ref={ref}
      role="button"
      tabIndex={0}
      aria-pressed={mark !== undefined}
      aria-haspopup="dialog"
      onClick={onOpen}
      onKeyDown={openByKey}
      cursor="button"
      borderRadius="l1"
      py="0.5"
      textDecorationLine="underline"
      textDecorationStyle="dotted"
      textDecorationThickness="1px"
      textUnderlineOffset="5px"
      textDecorationColor="border.emphasized"
      css={{ boxDecorationBreak: 'clone' }}
      _hover={{ bg: 'accent.subtle' }}
      _pressed={{
        bg: 'signal.subtle',
        textDecorationStyle: 'solid',
        textDecorationThickness: '2px',
        textDecorationColor: 'signal.solid',
      }}
      _focusVisible={{
        outline: '2px solid',
        outlineColor: 'accent.focusRing',
        outlineOffset: '2px',
      }}
    >
      {text}
      {mark !== undefined && (
        <chakra.span textStyle="small" fontWeight="semibold" color="signal.fg">
          {' '}
          [{mark}]
        </chakra.span>
      )}
    </chakra.span>
  );
}
