import type { Table } from '#table/table.ts';

/** The process is gone: nothing after this point ran. */
export class ProcessCrashed extends Error {
  override readonly name = 'ProcessCrashed';
}

/** A table on whose way a process can be made to die. */
export interface CrashingTable {
  table: Table;
  /** Dies at the n-th write from now (1 is the next), right before it or right after it took effect. */
  crashAt(write: number, when: 'before' | 'after'): void;
  /** Nobody dies any more. @returns whether somebody did since `crashAt`. */
  recover(): boolean;
  /** Writes so far. */
  writes(): number;
}

const WRITES = /^(Put|Update|Delete|TransactWrite)Command$/;

export function crashingTable({ client, name }: Table): CrashingTable {
  let writes = 0;
  let death: { at: number; when: 'before' | 'after' } | undefined;
  let hasDied = false;
  const die = () => {
    hasDied = true;
    throw new ProcessCrashed();
  };
  const send = async (command: Parameters<typeof client.send>[0]) => {
    const isWrite = WRITES.test(command.constructor.name);
    if (isWrite) writes += 1;
    const isLast = isWrite && writes === death?.at;
    if (isLast && death?.when === 'before') die();
    const answer = await client.send(command);
    if (isLast) die();
    return answer;
  };
  return {
    table: { name, client: Object.assign(Object.create(client) as typeof client, { send }) },
    crashAt(write, when) {
      hasDied = false;
      death = { at: writes + write, when };
    },
    recover() {
      death = undefined;
      return hasDied;
    },
    writes: () => writes,
  };
}
