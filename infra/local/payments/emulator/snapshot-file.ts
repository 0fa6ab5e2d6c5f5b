import { existsSync, readFileSync } from 'node:fs';
import type { EmulatorSnapshot } from '@learning/stripe-emulator/emulator';
import { replaceFile } from '#state/replace-file.ts';
import { brokenState } from '#state/state-folder.ts';

const QUIET_MS = 200;

/** Keeps what the emulator knows in a file. */
export interface KeptSnapshot {
  /** What was kept; absent on a fresh start. */
  snapshot?: EmulatorSnapshot;
  /** Saves soon; several changes in a row are saved once. */
  changed(): void;
  /** Saves what is not saved yet. What changes afterwards is saved at once. */
  close(): void;
}

/**
 * @param read What is to be saved, at the time of saving.
 * @throws StartFailure when `file` exists but holds no snapshot.
 */
export function keepSnapshot(file: string, read: () => EmulatorSnapshot): KeptSnapshot {
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
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<EmulatorSnapshot> | null;
    if (kept?.version === 1 && kept.state) return kept as EmulatorSnapshot;
  } catch {
    // The sentence below says it.
  }
  throw brokenState(file);
}
