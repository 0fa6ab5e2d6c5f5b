import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Module } from '@learning/shared/contract/catalog';
import FileText from 'lucide-react/icons/file-text';
import { TextLink } from '#ui/text-link.tsx';
import { RESOURCES_ID } from '../module/module-sections.ts';

interface Props {
  courseId: number;
  resources: Module['resourceLinks'];
}

/**
 * Lists the module's resources, each on its own page. `rel="opener"` passes the new tab this tab's session, which is
 * in sessionStorage unless the learner chose to stay signed in.
 */
export function ModuleResources({ courseId, resources }: Props) {
  if (resources.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={RESOURCES_ID} mt="12">
      <chakra.h2 id={RESOURCES_ID} textStyle="h3">
        Resources
      </chakra.h2>
      <chakra.ul mt="4">
        {resources.map(({ id, name, isAvailable }) => (
          <chakra.li
            key={id}
            display="flex"
            gap="3"
            alignItems="center"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.span color="fg.muted">
              <FileText size={18} aria-hidden="true" />
            </chakra.span>
            {isAvailable ? (
              <TextLink
                to="/course/$courseId/resources/$resourceId"
                params={{ courseId: String(courseId), resourceId: id }}
                target="_blank"
                rel="opener"
              >
                {name}
              </TextLink>
            ) : (
              <chakra.span color="fg.muted">{name} (coming soon)</chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
