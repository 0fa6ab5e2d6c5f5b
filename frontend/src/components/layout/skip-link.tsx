import { chakra } from '#ui/chakra/factory.ts';

/** First element in the tab order. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="bg.inverted"
      color="fg.inverted"
      fontWeight="semibold"
      borderRadius="l2"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
