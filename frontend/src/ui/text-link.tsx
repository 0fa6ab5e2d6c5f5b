import { chakra, type HTMLChakraProps } from '#ui/chakra/factory.ts';
import { createLink } from '@tanstack/react-router';

const look = {
  color: 'accent.fg',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '2px' },
} as const;

/** A link to another site, a file, an email address or a phone number. */
export const OutsideLink = chakra('a', { base: look });

function Anchor(props: HTMLChakraProps<'a'>) {
  return <OutsideLink {...props} />;
}

/** A router link inside text. */
export const TextLink = createLink(Anchor);

function LineAnchor(props: HTMLChakraProps<'a'>) {
  return (
    <OutsideLink
      display="inline-flex"
      alignItems="center"
      minH={{ base: '11', md: '0' }}
      {...props}
    />
  );
}

/** A router link on a line of its own, on a phone as high as a thumb. */
export const LineLink = createLink(LineAnchor);
