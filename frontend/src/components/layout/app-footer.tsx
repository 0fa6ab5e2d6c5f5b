import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { site } from '@learning/content/site';
import { Link } from '@tanstack/react-router';
import { ColorModeButton } from './color-mode-button.tsx';
import { PageContainer } from './page-container.tsx';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
const FooterLink = chakra(Link, { base: look });
const FooterAnchor = chakra('a', { base: look });

/** Ends a page of the app in one line; public pages have `SiteFooter`. */
export function AppFooter() {
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      mt="auto"
      textStyle="small"
      color="fg.muted"
      css={{ '@media print': { display: 'none' } }}
    >
      <PageContainer
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
        py={{ base: '1', md: '2' }}
      >
        <HStack columnGap={{ base: '5', md: '6' }} rowGap="0">
          <FooterAnchor href={`mailto:${site.contact.email}`}>Help</FooterAnchor>
          <FooterLink to="/terms">Terms</FooterLink>
          <FooterLink to="/privacy">Privacy</FooterLink>
        </HStack>
        <chakra.p hideBelow="md" ms="auto">
          Educational content, not legal advice.
        </chakra.p>
        <Box ms={{ base: 'auto', md: '0' }}>
          <ColorModeButton />
        </Box>
      </PageContainer>
    </Box>
  );
}
