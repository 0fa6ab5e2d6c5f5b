import { chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { DeviceStore } from '#lib/device-store.ts';
import { Button } from '../ui/button.tsx';

type ColorMode = 'light' | 'dark';

/** Read by `inline/before-paint.js`, before the first paint. */
const colorMode = new DeviceStore<ColorMode>({
  name: 'color-mode',
  version: 1,
  isValid: (value): value is ColorMode => value === 'light' || value === 'dark',
});

/** Switches between light and dark and stores the choice on this device. Without a choice the system decides. */
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
  colorMode.write(mode);
}
