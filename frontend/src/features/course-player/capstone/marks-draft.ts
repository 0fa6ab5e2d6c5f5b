import type { CapstoneMarks } from '@learning/shared/contract/capstones';
import { useState } from 'react';
import { DeviceStore } from '#lib/device-store.ts';

const isMarks = (value: unknown): value is CapstoneMarks =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

/** Keeps marks on this device until they are handed in. */
const drafts = new DeviceStore<CapstoneMarks>({
  name: 'capstone-marks',
  version: 1,
  isValid: isMarks,
});

/** Opens the marks of a capstone: those on this device, else those that were handed in. */
export function useMarks(learnerId: string, courseId: number, handedIn: CapstoneMarks | undefined) {
  const place = String(courseId);
  const [marks, setMarks] = useState<CapstoneMarks>(
    () => drafts.read(learnerId, place) ?? handedIn ?? {},
  );
  const change = (after: CapstoneMarks) => {
    drafts.write(after, learnerId, place);
    setMarks(after);
  };
  return { marks, change, forget: () => drafts.remove(learnerId, place) };
}
