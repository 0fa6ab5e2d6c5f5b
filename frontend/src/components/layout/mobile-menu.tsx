import { Box } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

const MobileMenuDrawer = lazy(() => import('./mobile-menu-drawer.tsx'));

/** The button; the drawer itself is fetched when it is first opened. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <Box hideFrom="md">
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenuDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
