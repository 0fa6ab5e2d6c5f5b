import { Box, chakra } from '@chakra-ui/react';
import { site } from '@learning/content/site';
import { PageContainer } from '#components/layout/page-container.tsx';

export function InstructorBand() {
  const { instructor } = site;
  return (
    <chakra.section
      aria-label="The instructor"
      bg={{ base: 'bg.inverted', _dark: 'bg.muted' }}
      color={{ base: 'fg.inverted', _dark: 'fg' }}
    >
      <PageContainer
        py={{ base: '14', md: '24' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap="20"
        rowGap="10"
        alignItems="center"
      >
        <chakra.figure>
          <chakra.blockquote
            fontFamily="heading"
            fontSize={{ base: '2xl', md: '3xl' }}
            lineHeight="shorter"
            letterSpacing="tighter"
            textWrap="balance"
            css={{ hangingPunctuation: 'first' }}
          >
            “{instructor.quote}”
          </chakra.blockquote>
        </chakra.figure>
        <Box>
          <chakra.h2 textStyle="h3">One instructor, accountable for every line</chakra.h2>
          <chakra.p mt="3">{instructor.biography}</chakra.p>
          <chakra.ul mt="5" display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
            {instructor.facts.map((fact) => (
              <chakra.li key={fact} fontWeight="semibold">
                {fact}
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      </PageContainer>
    </chakra.section>
  );
}
