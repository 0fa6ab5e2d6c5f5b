import { Box, type BoxProps } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { LinkButton } from '#ui/link-button.tsx';

interface Props extends BoxProps {
  title: string;
  /** The course to continue; without one the button leads to the catalog. */
  entry: Dashboard['courses'][number] | undefined;
}

/** Shown while there is no activity, with the next step. */
export function NoActivityYet({ title, entry, children, ...box }: Props) {
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
