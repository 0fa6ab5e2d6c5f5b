import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';

const look = {
  color: 'accent.fg',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '2px' },
} as const;

/** A link of the router, inside text. */
export const TextLink = chakra(Link, { base: look });

/** A link to another site, a file, a mail address or a telephone number. */
export const OutsideLink = chakra('a', { base: look });
