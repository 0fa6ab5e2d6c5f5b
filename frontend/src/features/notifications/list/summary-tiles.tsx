import { chakra } from '#ui/chakra/factory.ts';
import { Grid } from '#ui/chakra/grid.ts';

interface Props {
  unreadCount: number;
  weekCount: number;
  totalCount: number;
}

/** The figures of the page. */
export function SummaryTiles({ unreadCount, weekCount, totalCount }: Props) {
  return (
    <Grid as="dl" templateColumns="repeat(3, minmax(0, 1fr))" gap={{ base: '2', md: '5' }}>
      <Tile name="Unread" value={unreadCount} />
      <Tile name="Last 7 Days" value={weekCount} />
      <Tile name="All" value={totalCount} />
    </Grid>
  );
}

function Tile({ name, value }: { name: string; value: number }) {
  return (
    <chakra.div layerStyle="card" px={{ base: '3', md: '6' }} py={{ base: '3', md: '5' }}>
      <chakra.dt textStyle={{ base: 'fine', md: 'small' }} color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
        {value.toLocaleString('en-US')}
      </chakra.dd>
    </chakra.div>
  );
}
