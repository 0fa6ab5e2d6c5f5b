import { existsSync, readFileSync } from 'node:fs';
import type { EmulatorSnapshot } from '@learning/stripe-emulator/emulator';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';

const QUIET_MS = 200;

/** Stores the emulator's state in a file. */
export interface SnapshotFile {
  /** The stored state; absent on a fresh start. */
  snapshot?: EmulatorSnapshot;
  /** Saves soon; several changes in a row are saved once. */
  changed(): void;
  /** Saves unsaved changes. Later changes are saved at once. */
  close(): void;
}

/**
 * @param read returns the state to save, when it is saved
 * @throws StartFailure when `file` exists but is not a snapshot
 */
export function openSnapshotFile(file: string, read: () => EmulatorSnapshot): SnapshotFile {
  const snapshot = readSnapshot(file);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const save = () => {
    timer = undefined;
    replaceFile(file, JSON.stringify(read()));
  };
  return {
    ...(snapshot ? { snapshot } : {}),
    changed() {
      if (isClosed) save();
      else timer ??= setTimeout(save, QUIET_MS);
    },
    close() {
      isClosed = true;
      if (!timer) return;
      clearTimeout(timer);
      save();
    },
  };
}

function readSnapshot(file: string): EmulatorSnapshot | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<EmulatorSnapshot> | null;
    if (stored?.version === 1 && stored.state) return stored as EmulatorSnapshot;
  } catch {
    // Reported below.
  }
  throw unreadableState(file);
}
