import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Grid } from '#ui/chakra/grid.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { site } from '@learning/content/site';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';
import { PageContainer } from './page-container.tsx';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  // A thumb needs more room than a pointer.
  minH: { base: '11', lg: '8' },
  maxW: '100%',
  wordBreak: 'break-word',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
const FooterLink = chakra(Link, { base: look });
const FooterAnchor = chakra('a', { base: look });
const FooterButton = chakra('button', { base: { ...look, cursor: 'button' } });

const [mailbox, domain] = site.contact.email.split('@');

export function SiteFooter() {
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      bg="bg.subtle"
      mt="auto"
      css={{ '@media print': { display: 'none' } }}
    >
      <PageContainer py={{ base: '6', md: '14' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 4fr) minmax(0, 5fr)', lg: '3fr 4fr 3fr 2fr' }}
          columnGap={{ base: '4', lg: '10' }}
          rowGap={{ base: '6', md: '10' }}
          // A learner’s phone has the bar of pages.
          css={{ '@media (max-width: 47.99rem)': { '.has-session &': { display: 'none' } } }}
        >
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Logo />
            <chakra.p color="fg.muted" mt="2" maxW="sm" textStyle="small" hideBelow="md">
              {site.description}
            </chakra.p>
          </Box>
          <FooterColumn title="Learn" isLong>
            <li>
              <FooterLink to="/courses">Courses</FooterLink>
            </li>
            <li>
              <FooterLink to="/paths">Learning Paths</FooterLink>
            </li>
            <li>
              <FooterLink to="/pricing">Pricing</FooterLink>
            </li>
            <li>
              <FooterLink to="/teams">For Teams</FooterLink>
            </li>
            <li>
              <FooterLink to="/course-review">Course Framework</FooterLink>
            </li>
            <li>
              <FooterLink to="/instructor">Instructor</FooterLink>
            </li>
            <li>
              <FooterLink to="/credentials">Credentials</FooterLink>
            </li>
            <li>
              <FooterLink to="/dashboard">Dashboard</FooterLink>
            </li>
            <li>
              <FooterLink to="/certificates">Certificates</FooterLink>
            </li>
          </FooterColumn>
          <FooterColumn title="Support">
            <li>
              <FooterAnchor href={`mailto:${site.contact.email}`}>
                {/* A narrow column breaks the address where one reads a pause. */}
                {mailbox}@<wbr />
                {domain}
              </FooterAnchor>
            </li>
            <li>
              <FooterAnchor href={`tel:${site.contact.phone.number}`}>
                {site.contact.phone.text}
              </FooterAnchor>
            </li>
            <chakra.li
              color="fg.muted"
              minH={{ base: '11', lg: '8' }}
              display="flex"
              alignItems="center"
            >
              {site.contact.hours}
            </chakra.li>
            <li>
              <FooterLink to="/verify/{-$certificateId}">Verify a Certificate</FooterLink>
            </li>
            <li>
              <FooterLink to="/notifications">Notifications</FooterLink>
            </li>
            <li>
              <FooterButton type="button" data-do="recent-messages" aria-haspopup="dialog">
                Recent Alerts
              </FooterButton>
            </li>
          </FooterColumn>
          <FooterColumn title="Legal">
            <li>
              <FooterLink to="/terms">Terms</FooterLink>
            </li>
            <li>
              <FooterLink to="/privacy">Privacy</FooterLink>
            </li>
            <li>
              <FooterLink to="/cookies">Cookies</FooterLink>
            </li>
            <li>
              <FooterAnchor href="/licenses.txt">Open-Source Licenses</FooterAnchor>
            </li>
          </FooterColumn>
        </Grid>
        <Box
          mt="10"
          pt="5"
          borderTopWidth="1px"
          display="flex"
          flexWrap="wrap"
          gap="4"
          alignItems="center"
          justifyContent="space-between"
          css={{
            '@media (max-width: 47.99rem)': {
              '.has-session &': { mt: '0', pt: '0', borderTopWidth: '0' },
            },
          }}
        >
          <chakra.p textStyle="small" color="fg.muted">
            Educational content, not legal advice.
          </chakra.p>
          <ColorModeButton />
        </Box>
      </PageContainer>
    </Box>
  );
}

interface ColumnProps {
  title: string;
  /** Stands beside the others on small screens. @default false */
  isLong?: boolean;
  children: ReactNode;
}

function FooterColumn({ title, isLong = false, children }: ColumnProps) {
  return (
    <Box
      gridRow={isLong ? { base: 'span 2', lg: 'auto' } : 'auto'}
      minW="0"
      overflowWrap="anywhere"
    >
      <chakra.h2 textStyle="label" color="fg.muted" mb="2">
        {title}
      </chakra.h2>
      <Stack
        as="ul"
        gap={{ base: '0', lg: '1' }}
        {...(isLong
          ? {
              display: { lg: 'grid' },
              gridTemplateRows: { lg: 'repeat(5, auto)' },
              gridAutoFlow: { lg: 'column' },
              columnGap: { lg: '6' },
            }
          : {})}
      >
        {children}
      </Stack>
    </Box>
  );
}
