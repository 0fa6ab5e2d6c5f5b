import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type {
  PublicSimulationConfig,
  SimulationReplay,
} from '@learning/shared/contract/activity-payloads';
import type { SimulationPeriod } from '@learning/shared/contract/simulations';
import { printFigure } from '@learning/shared/domain/simulations/print-figure';
import { PeriodTable } from '../period-table.tsx';

interface Props {
  config: PublicSimulationConfig;
  own: readonly SimulationPeriod[];
  replay: SimulationReplay;
}

/** Replays other ways from the same figures: a small chart, what each way is, and its table. */
export function OtherPaths({ config, own, replay: { paths, coefficients } }: Props) {
  const { name, id, unit } = config.figures.find((figure) => figure.id === config.charted)!;
  const lines = [
    { name: 'You', periods: own },
    ...paths.map((path) => ({ name: path.name, periods: path.periods })),
  ];
  const values = lines.flatMap(({ periods }) => periods.map(({ figures }) => figures[id] ?? 0));
  const most = Math.max(1, ...values);
  return (
    <Box mt="10">
      <chakra.h2 textStyle="h4">Other ways, from the same figures</chakra.h2>
      <chakra.h3 textStyle="label" mt="5">
        {name}, by period
      </chakra.h3>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 13rem) minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '1', sm: '4' }}
        mt="3"
        textStyle="small"
      >
        {lines.map((line) => (
          <chakra.div key={line.name} display="contents">
            <chakra.dt pt={{ base: '3', sm: '0' }}>{line.name}</chakra.dt>
            <chakra.dd display="grid" gap="1">
              {line.periods.map(({ figures }, at) => (
                <chakra.div
                  key={config.periods[at]}
                  display="grid"
                  gridTemplateColumns="4.75rem minmax(0, 1fr) 4rem"
                  alignItems="center"
                  gap="2"
                >
                  <chakra.span color="fg.muted">{config.periods[at]}</chakra.span>
                  <Box
                    height="2.5"
                    borderRadius="xs"
                    bg={line.name === 'You' ? 'accent.solid' : 'border.emphasized'}
                    style={{ width: `${(100 * (figures[id] ?? 0)) / most}%` }}
                  />
                  <chakra.span fontVariantNumeric="tabular-nums" textAlign="end">
                    {printFigure(figures[id] ?? 0, unit)}
                  </chakra.span>
                </chakra.div>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {paths.map((path) => (
        <Box key={path.name} mt="8">
          <chakra.h3 textStyle="label">{path.name}</chakra.h3>
          <chakra.p mt="1">{path.text}</chakra.p>
          <chakra.p mt="1" color="fg.muted">
            Outcome {path.score}%. {limitsOf(path.broken)}
          </chakra.p>
          <chakra.details mt="2" borderBottomWidth="1px" py="2">
            <chakra.summary cursor="button" fontWeight="semibold" fontSize="sm" py="1">
              Figures of “{path.name}”
            </chakra.summary>
            <PeriodTable config={config} title={path.name} periods={path.periods} />
          </chakra.details>
        </Box>
      ))}
      <chakra.h3 textStyle="label" mt="8">
        How strong the effects were: illustrative values
      </chakra.h3>
      <chakra.dl mt="2" textStyle="small">
        {coefficients.map((coefficient) => (
          <chakra.div
            key={coefficient.name}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="1.5"
            borderTopWidth="1px"
          >
            <chakra.dt color="fg.muted">{coefficient.name}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">
              {coefficient.value.toLocaleString('en-US')}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  );
}

function limitsOf(broken: readonly string[]): string {
  if (broken.length === 0) return 'Every limit kept.';
  return broken.length === 1 ? 'One limit not kept.' : `${broken.length} limits not kept.`;
}
