import { Box, chakra } from '@chakra-ui/react';
import { site } from '@learning/content/site';

export function SuccessStories() {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      columnGap="10"
      rowGap="10"
    >
      {site.home.stories.items.map(({ text, who }) => (
        <chakra.figure key={who} display="flex" flexDirection="column" borderTopWidth="1px" pt="6">
          <chakra.blockquote
            fontFamily="heading"
            fontSize="lg"
            lineHeight="moderate"
            textWrap="pretty"
          >
            “{text}”
          </chakra.blockquote>
          <chakra.figcaption textStyle="small" color="fg.muted" mt="4">
            {who}
          </chakra.figcaption>
        </chakra.figure>
      ))}
    </Box>
  );
}
