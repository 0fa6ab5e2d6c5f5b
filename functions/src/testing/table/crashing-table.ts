import type { Table } from '#table/table.ts';

/** The process crashed: nothing after this point ran. */
export class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed';
}

/** A table that can make the process crash at a write. */
export interface CrashingTable {
  table: Table;
  /** Crashes at the n-th write from now (1 is the next), right before or right after it takes effect. */
  crashAt(write: number, when: 'before' | 'after'): void;
  /** Cancels the crash. @returns whether it happened since `crashAt` */
  recover(): boolean;
  /** Returns the number of writes so far. */
  writes(): number;
}

const WRITES = /^(Put|Update|Delete|TransactWrite)Command$/;

export function crashingTable({ client, name }: Table): CrashingTable {
  let writes = 0;
  let crash: { at: number; when: 'before' | 'after' } | undefined;
  let hasCrashed = false;
  const throwCrash = () => {
    hasCrashed = true;
    throw new ProcessCrashed();
  };
  const send = async (command: Parameters<typeof client.send>[0]) => {
    const isWrite = WRITES.test(command.constructor.name);
    if (isWrite) writes += 1;
    const isLast = isWrite && writes === crash?.at;
    if (isLast && crash?.when === 'before') throwCrash();
    const response = await client.send(command);
    if (isLast) throwCrash();
    return response;
  };
  return {
    table: { name, client: Object.assign(Object.create(client) as typeof client, { send }) },
    crashAt(write, when) {
      hasCrashed = false;
      crash = { at: writes + write, when };
    },
    recover() {
      crash = undefined;
      return hasCrashed;
    },
    writes: () => writes,
  };
}
