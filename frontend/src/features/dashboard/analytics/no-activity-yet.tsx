import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { LinkButton } from '#components/ui/link-button.tsx';

interface Props extends BoxProps {
  title: string;
  /** The course to go on with; without one the way leads to the catalogue. */
  entry: Dashboard['courses'][number] | undefined;
}

/** Nothing to show here yet, and the next step that changes it. */
export function GoOn({ title, entry, children, ...box }: Props) {
  return (
    <Box
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l2"
      px="6"
      py={{ base: '8', md: '10' }}
      textAlign="center"
      {...box}
    >
      <chakra.h3 textStyle="h4">{title}</chakra.h3>
      <chakra.p color="fg.muted" mt="2" maxW="md" mx="auto">
        {children}
      </chakra.p>
      <Box mt="5">
        {entry ? (
          <LinkButton
            to="/course/$courseId/play"
            params={{ courseId: String(entry.course.id) }}
            search={entry.nextModule ? { module: entry.nextModule.id } : {}}
          >
            Continue {entry.course.title}
          </LinkButton>
        ) : (
          <LinkButton to="/courses">Browse Courses</LinkButton>
        )}
      </Box>
    </Box>
  );
}
