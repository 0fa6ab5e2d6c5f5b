import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useSignOut } from '#lib/session/use-sign-out.ts';

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minH: '11',
  px: '4',
  textAlign: 'start',
  cursor: 'button',
  _hover: { bg: 'bg.subtle' },
} as const;
const MenuLink = chakra(Link, { base: itemStyle });
const MenuButton = chakra('button', { base: itemStyle });

const MENU_ID = 'learner-menu';

interface Props {
  name: string;
  email: string;
  /** Photo or drawn initial. */
  picture: ReactNode;
  /** @default false */
  isOperator?: boolean;
}

/** Shows the learner's picture and name, which open the menu of the account. The browser opens and closes it; `public/frame` does the rest. */
export function LearnerMenu({ name, email, picture, isOperator = false }: Props) {
  const signOut = useSignOut();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="neutral"
        px={{ base: '2', sm: '3' }}
        data-click="account"
        aria-label={name || 'Account'}
        data-tooltip={name || 'Account'}
        data-learner-label=""
        popoverTarget={MENU_ID}
        css={{ anchorName: '--learner-menu-button' }}
      >
        {picture}
        <chakra.span
          hideBelow="sm"
          maxW={{ base: '40', lg: '18', xl: '40' }}
          truncate
          data-text="learner-name"
        >
          {name || 'Account'}
        </chakra.span>
        {/* A narrow screen has no room for it, nor has one that just shows all links. */}
        <chakra.span display={{ base: 'none', sm: 'inline-flex', lg: 'none', xl: 'inline-flex' }}>
          <ChevronDown aria-hidden="true" />
        </chakra.span>
      </Button>
      <Box
        id={MENU_ID}
        popover="auto"
        data-do="menu"
        position="absolute"
        inset="auto"
        insetEnd="2"
        top="16"
        css={{
          '@supports (anchor-name: --a)': {
            positionAnchor: '--learner-menu-button',
            top: 'calc(anchor(bottom) + 0.5rem)',
            insetInlineEnd: 'anchor(end)',
          },
        }}
        m="0"
        width="16rem"
        layerStyle="card"
        boxShadow="floating"
        color="fg"
        px="0"
        py="2"
      >
        <chakra.p
          px="4"
          pt="1"
          pb="3"
          mb="2"
          borderBottomWidth="1px"
          textStyle="small"
          color="fg.muted"
        >
          Signed in as{' '}
          <chakra.span overflowWrap="anywhere" data-text="learner-email">
            {email}
          </chakra.span>
        </chakra.p>
        {isOperator && <MenuLink to="/admin">Admin</MenuLink>}
        <MenuLink to="/dashboard">Dashboard</MenuLink>
        <MenuLink to="/review">Review</MenuLink>
        <MenuLink to="/certificates">Certificates</MenuLink>
        <MenuLink to="/notifications">Notifications</MenuLink>
        <MenuLink to="/account/purchases">Purchases</MenuLink>
        <MenuLink to="/account">Account</MenuLink>
        <MenuButton
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          data-do="recent-messages"
          aria-haspopup="dialog"
        >
          Recent Alerts
        </MenuButton>
        <MenuButton type="button" data-do="sign-out" onClick={() => void signOut()}>
          Sign Out
        </MenuButton>
      </Box>
    </>
  );
}
