import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { SkillRing } from './skill-ring.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Shows the completed share of each field in the catalog, the most advanced first. Source: rules/learning.md L16 */
export function SkillBars({ skills }: { skills: Dashboard['skills'] }) {
  const ordered = skills.toSorted((a, b) => b.percent - a.percent);
  const isAnyStarted = skills.some(({ completedModules }) => completedModules > 0);
  return (
    <Box as="section" aria-labelledby="skills" layerStyle="card" p={{ base: '5', md: '8' }} mt="5">
      <chakra.h2 id="skills" textStyle="h3">
        Skills
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        {isAnyStarted
          ? 'How much of each field you have completed, weighted by module length.'
          : 'Each bar fills as you complete modules in that field.'}
      </chakra.p>
      <Box
        mt="6"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '12rem minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="6"
        alignItems="center"
      >
        <SkillRing skills={ordered} />
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="12"
          rowGap="6"
        >
          {ordered.map(({ name, percent, completedModules, moduleCount }) => (
            <li key={name}>
              <HStack justifyContent="space-between" alignItems="baseline" gap="4">
                <chakra.span fontWeight="semibold">{name}</chakra.span>
                <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {percent}%
                </chakra.span>
              </HStack>
              <ProgressBar percent={percent} label={name} mt="2" />
              <chakra.p
                textStyle="small"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                mt="1.5"
              >
                {completedModules} of {moduleCount} modules
              </chakra.p>
            </li>
          ))}
        </chakra.ul>
      </Box>
    </Box>
  );
}
