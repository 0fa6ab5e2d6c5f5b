import type { Comparison } from '@learning/functions/recovery/compare-tables';
import { RESTORED_KINDS } from '@learning/functions/recovery/restored-kinds';

const COLUMNS = [
  'live',
  'same',
  'different',
  'copied',
  'expired',
  'erased',
  'decided',
  'left',
] as const;
const MEANINGS = [
  'live       in the live table now',
  'same       in both, alike',
  'different  in both, changed since: stays as it is in the live table',
  'copied     missing in the live table: --apply copies it',
  'expired    missing, and its time is over: stays away',
  'erased     missing, and of an erased account: stays away',
  'decided    missing, and its order, plan or team changed since: stays away',
  'left       missing, and its kind stays away unless --entities names it',
];

/** Returns a table of what a comparison counted, with a line for each kind of item. */
export function describeComparison({ counts, live }: Comparison): string[] {
  const kinds = [...new Set([...counts.keys(), ...live.keys()])].toSorted();
  const width = Math.max(...kinds.map((kind) => kind.length), 4);
  const line = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
  const reasons = kinds.flatMap((kind) => {
    const restoration = kind === 'unknown' ? undefined : RESTORED_KINDS[kind];
    const isLeft = (counts.get(kind)?.left ?? 0) > 0;
    if (!isLeft || typeof restoration !== 'object' || !('left' in restoration)) return [];
    return [`${kind}: ${restoration.left}`];
  });
  return [
    line('kind', COLUMNS),
    ...kinds.map((kind) =>
      line(
        kind,
        COLUMNS.map((column) =>
          column === 'live' ? (live.get(kind) ?? 0) : (counts.get(kind)?.[column] ?? 0),
        ),
      ),
    ),
    ...MEANINGS,
    ...reasons,
  ];
}
