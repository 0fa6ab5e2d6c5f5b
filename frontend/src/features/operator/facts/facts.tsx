import { chakra } from '#ui/chakra/factory.ts';

/** Lists facts with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
      columnGap="4"
      rowGap="1"
      mt="4"
      textStyle="small"
    >
      {facts.map(([name, value], place) => (
        <chakra.div key={`${name} ${place}`} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
