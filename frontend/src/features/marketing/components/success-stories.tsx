import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { home } from '@learning/content/site/home';

/** Says what learners will do differently. These are statements of the site, and no quotations. */
export function SuccessStories() {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)', lg: '1fr' }}
      columnGap="10"
      rowGap={{ base: '3', md: '10', lg: '4' }}
    >
      {home.stories.items.map(({ title, text }) => (
        <Box key={title} borderTopWidth="1px" pt={{ base: '3', md: '6', lg: '4' }}>
          <chakra.h3 textStyle="label" color="fg.muted">
            {title}
          </chakra.h3>
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: 'md', md: 'lg' }}
            lineHeight="moderate"
            mt={{ base: '1', md: '2' }}
          >
            {text}
          </chakra.p>
        </Box>
      ))}
    </Box>
  );
}
