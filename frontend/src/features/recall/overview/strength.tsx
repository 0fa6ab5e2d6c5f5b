import { Box, chakra, HStack } from '@chakra-ui/react';
import type { RecallStrength } from '@learning/shared/contract/recall';
import { RECALL_SKILLS } from '@learning/shared/domain/learning/recall-skills';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { StrengthTable } from './strength-table.tsx';

/** Shows what is remembered and what is fading by skill, as bars or as a table. */
export function Strength({ skills }: { skills: readonly RecallStrength[] }) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Box
      as="section"
      aria-labelledby="strength"
      layerStyle="card"
      p={{ base: '5', md: '8' }}
      mt="5"
    >
      <HStack justifyContent="space-between" alignItems="flex-start" gap="4">
        <Box>
          <chakra.h2 id="strength" textStyle="h3">
            What you remember
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            By skill, the weakest first. The percentage is your chance of recalling an answer today;
            what you missed counts as 0 until you get it right.
          </chakra.p>
        </Box>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          flexShrink="0"
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as Chart' : 'Show as Table'}
        </Button>
      </HStack>
      {isTable ? (
        <StrengthTable skills={skills} />
      ) : (
        <>
          <Legend />
          <chakra.ul
            mt="6"
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="12"
            rowGap="6"
          >
            {skills.map((one) => (
              <li key={one.skill}>
                <SkillBar strength={one} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </Box>
  );
}

function SkillBar({ strength }: { strength: RecallStrength }) {
  const { skill, remembered, fading, unseen, recallPercent } = strength;
  const total = remembered + fading + unseen;
  const [end, endOfFading] = [(remembered / total) * 100, ((remembered + fading) / total) * 100];
  return (
    <>
      <HStack justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.span fontWeight="semibold">{RECALL_SKILLS[skill]}</chakra.span>
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {recallPercent === null ? '–' : `${recallPercent}%`}
        </chakra.span>
      </HStack>
      <chakra.svg
        aria-hidden="true"
        width="100%"
        height="2.5"
        mt="2"
        display="block"
        borderRadius="full"
        overflow="hidden"
        bg="bg.emphasized"
      >
        <chakra.g color="accent.solid">
          <rect x="0" width={`${end}%`} height="100%" fill="currentColor" />
        </chakra.g>
        <chakra.g color="signal.solid">
          <rect x={`${end}%`} width={`${endOfFading - end}%`} height="100%" fill="currentColor" />
        </chakra.g>
      </chakra.svg>
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums" mt="1.5">
        {[
          remembered > 0 && `${remembered} remembered`,
          fading > 0 && `${fading} fading`,
          unseen > 0 && `${unseen} new`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
    </>
  );
}

function Legend() {
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="5" textStyle="small">
      <chakra.li display="flex" alignItems="center" gap="2">
        <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg="accent.solid" />
        Well remembered
      </chakra.li>
      <chakra.li display="flex" alignItems="center" gap="2">
        <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg="signal.solid" />
        Fading: due again
      </chakra.li>
      <chakra.li display="flex" alignItems="center" gap="2">
        <Box aria-hidden="true" boxSize="2.5" borderRadius="full" bg="bg.emphasized" />
        Not reviewed yet
      </chakra.li>
    </chakra.ul>
  );
}
