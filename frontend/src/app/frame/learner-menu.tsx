import { Box, chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ChevronDown, UserRound } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSignOut } from '#lib/session/use-sign-out.ts';
import { useDismiss } from './use-dismiss.ts';

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

/** Shows the learner's name, which opens the menu of the account. */
export default function LearnerMenu({ name, email }: { name: string; email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const container = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const signOut = useSignOut();
  useDismiss(container, isOpen, close);
  return (
    <Box position="relative" ref={container}>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="neutral"
        data-press="account"
        aria-label={name || 'Account'}
        data-tooltip={name || 'Account'}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <chakra.span hideFrom="sm" display="inline-flex">
          <UserRound aria-hidden="true" />
        </chakra.span>
        <chakra.span hideBelow="sm" maxW="40" truncate>
          {name || 'Account'}
        </chakra.span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Box
        id={menuId}
        hidden={!isOpen}
        position="absolute"
        insetEnd="0"
        top="calc(100% + 0.5rem)"
        width="16rem"
        zIndex="popover"
        layerStyle="card"
        boxShadow="floating"
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
          Signed in as <chakra.span overflowWrap="anywhere">{email}</chakra.span>
        </chakra.p>
        <MenuLink to="/dashboard" onClick={close}>
          Dashboard
        </MenuLink>
        <MenuLink to="/account/purchases" onClick={close}>
          Purchases
        </MenuLink>
        <MenuLink to="/account" onClick={close}>
          Account
        </MenuLink>
        <MenuButton
          type="button"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          Sign Out
        </MenuButton>
      </Box>
    </Box>
  );
}
