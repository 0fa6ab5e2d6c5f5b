import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { EmulatorSnapshot, StripeEmulator } from '@learning/stripe-emulator/emulator';
import { replaceFile } from '#state/replace-file.ts';
import { changesOf, unreadableState } from '#state/state-folder.ts';

type Emulator = Pick<StripeEmulator, 'snapshot' | 'takeChanges'>;

/** Stores the emulator's state in a file, and what changed since in another one beside it. */
export interface SnapshotFile {
  /** The stored state; absent on a fresh start. */
  snapshot?: EmulatorSnapshot;
  /** What changed after the snapshot. */
  changes: string[];
  /** Stores the emulator's state as it is, in one piece. Call it before the first change. */
  begin(emulator: Emulator): void;
  /** Stores the change before its caller gets a response, so that killing the process loses nothing that was confirmed. */
  changed(): void;
  /** Stores everything in one piece again. Later changes are still stored. */
  close(): void;
}

/** @throws StartFailure when `file` exists but is not a snapshot */
export function openSnapshotFile(file: string): SnapshotFile {
  const snapshot = readSnapshot(file);
  const changesFile = changesOf(file);
  const changes = snapshot ? readChanges(changesFile) : [];
  let emulator: Emulator | undefined;
  let isDue = false;

  const store = () => {
    isDue = false;
    const line = emulator?.takeChanges();
    if (line) appendFileSync(changesFile, `${line}\n`);
  };
  const storeAll = () => {
    if (!emulator) return;
    emulator.takeChanges();
    replaceFile(file, JSON.stringify(emulator.snapshot()));
    rmSync(changesFile, { force: true });
  };

  return {
    ...(snapshot ? { snapshot } : {}),
    changes,
    begin(begun) {
      emulator = begun;
      storeAll();
    },
    changed() {
      if (isDue) return;
      isDue = true;
      // The emulator changes its state without waiting in between. A microtask runs when the change is complete, and before anything
      // that waits for the result.
      queueMicrotask(store);
    },
    close: storeAll,
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

/** A process that was killed while it wrote the last line had confirmed nothing of it. */
function readChanges(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}
