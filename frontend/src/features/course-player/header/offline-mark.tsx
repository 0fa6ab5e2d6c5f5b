import { chakra } from '#ui/chakra/factory.ts';
import { useIsOnline } from '#components/feedback/use-is-online.ts';

/** Says in the header, which stays in sight, that the device is offline. The notice at the top of the page announces it. */
export function OfflineMark() {
  return useIsOnline() ? null : (
    <chakra.p
      textStyle="small"
      fontWeight="semibold"
      bg="signal.subtle"
      color="signal.fg"
      borderRadius="l1"
      px="2"
      py="0.5"
    >
      Offline
    </chakra.p>
  );
}
