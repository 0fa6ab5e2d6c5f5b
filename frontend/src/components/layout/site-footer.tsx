import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { site } from '@learning/content/site';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ColorModeButton } from './color-mode-button.tsx';
import { Logo } from './logo.tsx';
import { PageContainer } from './page-container.tsx';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '8',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
const FooterLink = chakra(Link, { base: look });
const FooterAnchor = chakra('a', { base: look });

export function SiteFooter() {
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      bg="bg.subtle"
      mt="auto"
      css={{ '@media print': { display: 'none' } }}
    >
      <PageContainer py={{ base: '10', md: '14' }}>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }} gap="10">
          <Box gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
            <Logo />
            <chakra.p color="fg.muted" mt="2" maxW="sm" textStyle="small">
              {site.description}
            </chakra.p>
          </Box>
          <FooterColumn title="Learn">
            <li>
              <FooterLink to="/courses">Courses</FooterLink>
            </li>
            <li>
              <FooterLink to="/pricing">Pricing</FooterLink>
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
                {site.contact.email}
              </FooterAnchor>
            </li>
            <li>
              <FooterAnchor href={`tel:${site.contact.phone.number}`}>
                {site.contact.phone.text}
              </FooterAnchor>
            </li>
            <chakra.li color="fg.muted" minH="8" display="flex" alignItems="center">
              {site.contact.hours}
            </chakra.li>
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

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <chakra.h2 textStyle="label" color="fg.muted" mb="2">
        {title}
      </chakra.h2>
      <Stack as="ul" gap="1">
        {children}
      </Stack>
    </Box>
  );
}
