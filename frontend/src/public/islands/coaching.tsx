import { useSyncExternalStore } from 'react';
import { BookingDialog } from '#features/coaching/booking/booking-dialog.tsx';
import { mountedOnce } from './island-roots.ts';
import { mountIsland } from './mount-island.tsx';
import { Switch } from './switch.ts';

const isOpen = new Switch<true>();
const mountBooking = mountedOnce((place) => mountIsland(<Booking />, place));

/** Opens the form in which a learner books a session. Source: rules/learning.md L33 */
export function openBooking(): void {
  isOpen.set(true);
  mountBooking();
}

function Booking() {
  const open = useSyncExternalStore(isOpen.subscribe, isOpen.read) === true;
  return <BookingDialog open={open} onClose={() => isOpen.set(undefined)} />;
}
