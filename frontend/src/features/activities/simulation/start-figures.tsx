import { chakra } from '#ui/chakra/factory.ts';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import { printFigure } from '@learning/shared/domain/simulations/print-figure';
import type { Figures } from '@learning/shared/domain/simulations/simulation-model';

interface Props {
  config: PublicSimulationConfig;
  start: Figures;
}

/** Lists the figures that an attempt begins with. */
export function StartFigures({ config, start }: Props) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="8"
      mt="3"
      textStyle="small"
    >
      {config.start.map(({ id, name, unit }) => (
        <chakra.div
          key={id}
          display="flex"
          justifyContent="space-between"
          gap="4"
          py="1.5"
          borderTopWidth="1px"
        >
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {printFigure(start[id] ?? 0, unit)}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
