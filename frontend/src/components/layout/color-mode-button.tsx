import { chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** Switches between light and dark, and remembers it on this device. Until then the system decides. */
export function ColorModeButton() {
  return (
    <Button
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      px="2"
      ms="-2"
      onClick={switchColorMode}
    >
      <chakra.span display="inline-flex" gap="2" alignItems="center" _dark={{ display: 'none' }}>
        <Moon aria-hidden="true" /> Dark appearance
      </chakra.span>
      <chakra.span display="none" gap="2" alignItems="center" _dark={{ display: 'inline-flex' }}>
        <Sun aria-hidden="true" /> Light appearance
      </chakra.span>
    </Button>
  );
}

function switchColorMode(): void {
  const page = document.documentElement;
  const mode = page.classList.toggle('dark') ? 'dark' : 'light';
  page.style.colorScheme = mode;
  try {
    localStorage.setItem('color-mode', mode);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
}
