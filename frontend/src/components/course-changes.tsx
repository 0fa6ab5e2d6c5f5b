import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CourseChange, ModuleSummary } from '@learning/shared/contract/catalog';
import { Badge } from '#ui/badge.ts';
import { printDay } from '#lib/print-date.ts';

const KIND_NAMES: Record<CourseChange['kind'], string> = {
  law: 'Law',
  content: 'Content',
  correction: 'Correction',
};

type ListedModule = Pick<ModuleSummary, 'id' | 'order'>;

interface Props {
  /** Newest first. */
  changes: readonly CourseChange[];
  modules: readonly ListedModule[];
}

/** Lists what changed in a course by day, the newest first. Source: rules/content.md C44 */
export function CourseChanges({ changes, modules }: Props) {
  const days = [...Map.groupBy(changes, ({ date }) => date)];
  return days.map(([date, some]) => (
    <Box key={date} mt="6">
      <chakra.h3 textStyle="label" fontVariantNumeric="tabular-nums">
        {printDay(date)} · Edition {some[0]!.edition}
      </chakra.h3>
      <ul>
        {some.map((change) => (
          <chakra.li key={change.text} py="3" borderBottomWidth="1px">
            <chakra.p>{change.text}</chakra.p>
            <HStack gap="3" mt="1.5" textStyle="small" color="fg.muted">
              <Badge colorPalette={change.kind === 'law' ? 'signal' : 'neutral'}>
                {KIND_NAMES[change.kind]}
              </Badge>
              {placeOf(change, modules)}
            </HStack>
          </chakra.li>
        ))}
      </ul>
    </Box>
  ));
}

function placeOf(change: CourseChange, modules: readonly ListedModule[]): string {
  const orders = modules
    .filter(({ id }) => change.modules.includes(id))
    .map(({ order }) => order)
    .toSorted((a, b) => a - b);
  if (orders.length === 0) return 'Whole course';
  return `${orders.length === 1 ? 'Module' : 'Modules'} ${orders.join(', ')}`;
}
