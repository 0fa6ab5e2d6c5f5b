import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

const FACTS = [
  ['Three days, every course', 'The trial gives you the whole catalog for 72 hours.'],
  ['No card', 'All you need is an email address and a password. The trial ends automatically.'],
  ['Your work stays', 'We save your notes and progress when your access ends.'],
] as const;

/** Shows the benefits of an account beside the forms on wide screens. */
export function AccountAside() {
  return (
    <Box
      as="aside"
      aria-label="The free trial"
      hideBelow="lg"
      borderInlineStartWidth="1px"
      ps="16"
      py="2"
    >
      <chakra.h2 textStyle="h3">Try it before you buy it</chakra.h2>
      <chakra.dl mt="5">
        {FACTS.map(([fact, explanation]) => (
          <Box key={fact} borderTopWidth="1px" py="5">
            <chakra.dt fontWeight="semibold">{fact}</chakra.dt>
            <chakra.dd color="fg.muted" mt="1">
              {explanation}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
