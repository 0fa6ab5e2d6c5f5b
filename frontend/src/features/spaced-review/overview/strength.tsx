import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { SkillStrength, SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { REVIEW_SKILLS } from '@learning/shared/domain/learning/review-skills';
import { ChartCard } from '#ui/chart-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CalibrationNote } from './calibration-note.tsx';
import { StrengthTable } from './strength-table.tsx';

const CARD = {
  id: 'strength',
  title: 'What you remember',
  description:
    'By skill, the weakest first. The percentage is your chance of recalling an answer today; missed questions count as 0 until you get them right.',
};

/** Shows what is remembered and what is fading by skill, as bars or as a table. */
export function Strength({
  skills,
  // A summary that an older release kept on the device has none.
  calibration = [],
}: Pick<SpacedReviewSummary, 'skills'> & Partial<Pick<SpacedReviewSummary, 'calibration'>>) {
  return (
    <Box mt="5">
      <ChartCard {...CARD}>
        {(isTable) => (
          <>
            {isTable ? <StrengthTable skills={skills} /> : <SkillBars skills={skills} />}
            <CalibrationNote bands={calibration} />
          </>
        )}
      </ChartCard>
    </Box>
  );
}

/** Shows the card's texts while the skills load. */
export function StrengthSkeleton() {
  return (
    <Box mt="5">
      <ChartCard {...CARD} isEmpty>
        {() => <Skeleton height="64" mt="5" />}
      </ChartCard>
    </Box>
  );
}

function SkillBars({ skills }: { skills: readonly SkillStrength[] }) {
  return (
    <>
      <Legend />
      <chakra.ul
        mt="6"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="12"
        rowGap="6"
      >
        {skills.map((strength) => (
          <li key={strength.skill}>
            <SkillBar strength={strength} />
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

function SkillBar({ strength }: { strength: SkillStrength }) {
  const { skill, remembered, fading, unseen, recallPercent } = strength;
  const total = remembered + fading + unseen;
  const [end, endOfFading] = [(remembered / total) * 100, ((remembered + fading) / total) * 100];
  return (
    <>
      <HStack justifyContent="space-between" alignItems="baseline" gap="4">
        <chakra.span fontWeight="semibold">{REVIEW_SKILLS[skill]}</chakra.span>
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
