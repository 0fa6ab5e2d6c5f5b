import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import { Link } from '@tanstack/react-router';
import { Principle } from './principle.tsx';

const InvertedLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', lg: '0' },
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    fontWeight: 'semibold',
  },
});

/** Says on the home page who answers for the courses. */
export function InstructorBand() {
  const { title, text, link } = home.authorship;
  const { person } = site.instructor;
  return (
    <Principle title={title}>
      <Box>
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        <chakra.p mt="3" hideBelow="md">
          {person ? person.biography : text}
        </chakra.p>
        <chakra.p mt={{ base: '2', md: '5' }}>
          <InvertedLink to="/instructor">{link}</InvertedLink>
        </chakra.p>
      </Box>
    </Principle>
  );
}
