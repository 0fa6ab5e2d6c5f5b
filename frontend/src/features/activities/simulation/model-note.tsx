import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import { OutsideLink } from '#ui/text-link.tsx';

/** States the model with its sources, and labels what is illustrative. Source: rules/content.md C57 */
export function ModelNote({ config: { assumptions } }: { config: PublicSimulationConfig }) {
  return (
    <chakra.details mt="6" borderTopWidth="1px" borderBottomWidth="1px" py="3">
      <chakra.summary cursor="button" fontWeight="semibold" py="1">
        What the model assumes, with its sources
      </chakra.summary>
      <chakra.ul mt="3" mb="2" display="grid" gap="4" listStyleType="none">
        {assumptions.map(({ text, source }) => (
          <li key={text}>
            {text}
            <Box textStyle="small" color="fg.muted" mt="1">
              {source ? (
                <>
                  Source:{' '}
                  <OutsideLink href={source.url} target="_blank" rel="noopener noreferrer">
                    {source.title}
                  </OutsideLink>
                </>
              ) : (
                'Illustrative: set for this exercise, and measured nowhere.'
              )}
            </Box>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        How strong the effects are is illustrative throughout. The values appear once you have
        passed. Don’t use them in your own plans.
      </chakra.p>
    </chakra.details>
  );
}
