import { chakra } from '#ui/chakra/factory.ts';
import type { AuditEntry } from '@learning/shared/contract/operators/audit';

/** Shows each changed field as it was and as it is. */
export function ChangedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return '–';
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="2" textStyle="fine">
      {fields.map((field) => (
        <chakra.div key={field} display="contents">
          <chakra.dt color="fg.muted">{field}</chakra.dt>
          <dd>{textOf(before?.[field], after?.[field])}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function textOf(before: unknown, after: unknown): string {
  if (before === undefined) return shown(after);
  if (after === undefined) return `was ${shown(before)}`;
  return `${shown(before)} → ${shown(after)}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
