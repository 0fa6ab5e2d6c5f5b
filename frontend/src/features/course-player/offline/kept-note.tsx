import { chakra } from '#ui/chakra/factory.ts';
import type { Keeping } from './use-kept-course.ts';

/** Says below the modules whether the course can be read offline. */
export function KeptNote({ keeping }: { keeping: Keeping }) {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="6" minH="3lh" aria-live="polite">
      {TEXTS[keeping]}
    </chakra.p>
  );
}

const TEXTS: Record<Keeping, string> = {
  unknown: '',
  keeping: 'Saving this course on your device, so that you can read it offline.',
  kept: 'You can read this course offline: lessons, notes and resources are on this device.',
  'kept-in-part':
    'You can read the lessons and notes of this course offline. Some resources are too large to save.',
  'this-tab':
    'You can read the lessons offline while this tab stays open. To save them on this device, sign in without “This is a shared computer.”',
  full: 'Your device has no room left to save this course for reading offline.',
  off: 'To save data, this course is not saved for reading offline.',
};
