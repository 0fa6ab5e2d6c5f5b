import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { useId, useState, useSyncExternalStore } from 'react';
import { DeviceStore } from '#lib/device-store.ts';
import { askToInstall, installWay, subscribeToInstallOffer } from '#lib/install/install-offer.ts';
import { Button } from '#ui/button.tsx';

/** Before that, few know yet whether they come back. */
const LESSONS_BEFORE = 2;

const dismissed = new DeviceStore<true>({
  name: 'install-hint-dismissed',
  version: 1,
  isValid: (value): value is true => value === true,
});

/** Offers on a phone to keep the app on the home screen, once two lessons are completed and until it is dismissed. */
export function InstallHint({ dashboard }: { dashboard: Pick<Dashboard, 'courses'> }) {
  const titleId = useId();
  const way = useSyncExternalStore(subscribeToInstallOffer, installWay, () => undefined);
  const [isDismissed, setDismissed] = useState(() => dismissed.read() === true);
  const lessons = dashboard.courses.reduce((sum, course) => sum + course.completedModules, 0);
  if (!way || isDismissed || lessons < LESSONS_BEFORE) return null;
  const dismiss = () => {
    dismissed.write(true);
    setDismissed(true);
  };
  return (
    <chakra.section
      aria-labelledby={titleId}
      display={{ base: 'block', md: 'none' }}
      layerStyle="card"
      p="5"
      my="5"
    >
      <chakra.h2 id={titleId} textStyle="h3">
        Keep Due Course on your home screen
      </chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        {way === 'ask'
          ? 'It opens right here, and the lessons you’ve saved work without a connection.'
          : 'Tap Share in Safari, then Add to Home Screen. It opens right here, and the lessons you’ve saved work without a connection.'}
      </chakra.p>
      <HStack gap="2" mt="4">
        {way === 'ask' && (
          <Button
            onClick={() => {
              void askToInstall().then((isInstalled) => isInstalled && dismiss());
            }}
          >
            Install
          </Button>
        )}
        <Button variant="outline" colorPalette="neutral" onClick={dismiss}>
          {way === 'ask' ? 'Not Now' : 'Got It'}
        </Button>
      </HStack>
    </chakra.section>
  );
}
