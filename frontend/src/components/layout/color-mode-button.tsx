import { chakra } from '#ui/chakra/factory.ts';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Button } from '#ui/button.tsx';

/** Switches between light and dark (`public/frame`). Without a choice the system decides. */
export function ColorModeButton() {
  return (
    <Button variant="ghost" colorPalette="neutral" size="sm" px="2" ms="-2" data-do="color-mode">
      <chakra.span display="inline-flex" gap="2" alignItems="center" _dark={{ display: 'none' }}>
        <Moon aria-hidden="true" /> Dark appearance
      </chakra.span>
      <chakra.span display="none" gap="2" alignItems="center" _dark={{ display: 'inline-flex' }}>
        <Sun aria-hidden="true" /> Light appearance
      </chakra.span>
    </Button>
  );
}
