import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

interface Props {
  /** Names the list for screen readers. */
  label: string;
  items: readonly { value: string | number; label: string }[];
}

/** Shows a row of large numbers with what they count. */
export function Figures({ label, items }: Props) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
      columnGap="8"
      rowGap="6"
      borderYWidth="1px"
      py="8"
    >
      {items.map((item) => (
        <li key={item.label}>
          <Box textStyle="display" fontVariantNumeric="tabular-nums">
            {item.value}
          </Box>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {item.label}
          </chakra.p>
        </li>
      ))}
    </chakra.ul>
  );
}
