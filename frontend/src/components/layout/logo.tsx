import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import { Link } from '@tanstack/react-router';

const LogoLink = chakra(Link);

export function Logo() {
  return (
    <LogoLink
      to="/"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      fontFamily="heading"
      fontWeight="semibold"
      fontSize="xl"
      letterSpacing="tighter"
      whiteSpace="nowrap"
      // The narrowest screens have little room beside the search and the menus.
      css={{ '@media (max-width: 22.49rem)': { fontSize: 'sm', gap: '1.5' } }}
    >
      <LogoMark />
      {site.name}
    </LogoLink>
  );
}

/** Two quarter circles: a turned page and a set course. */
function LogoMark() {
  return (
    <chakra.svg viewBox="0 0 24 24" width="26px" height="26px" aria-hidden="true" flexShrink="0">
      <chakra.g fill="accent.solid">
        <path d="M2 2h9v20a9 9 0 0 1-9-9z" />
      </chakra.g>
      <chakra.g fill="fg">
        <path d="M13 2a9 9 0 0 1 9 9v11h-9z" />
      </chakra.g>
    </chakra.svg>
  );
}
