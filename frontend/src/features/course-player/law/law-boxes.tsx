import {
  COUNTRY_NAMES,
  LAW_COUNTRIES,
  type LawCountry,
  namesState,
  type UsState,
} from '@learning/shared/domain/law-choice';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import Landmark from 'lucide-react/icons/landmark';
import { type ReactNode, useState } from 'react';
import type { ShownLaw } from '#components/rich-text/rich-text.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useMyLaw } from '#lib/my-law.ts';

/** Rules of countries on one question: a tab for each. Those that are not the learner’s are folded. Source: rules/learning.md L51 */
export function LawBoxes(props: { boxes: readonly ShownLaw[] }) {
  const boxes = props.boxes.toSorted((a, b) => placeOf(a) - placeOf(b));
  const { countries: mine, states } = useMyLaw();
  const isMine = mine.length === 0 || boxes.some(({ country }) => mine.includes(country));
  const names = boxes.map(({ country }) => country).join(', ');
  if (isMine) return <Law boxes={boxes} mine={mine} states={states} />;
  return (
    <chakra.details bg="bg.subtle" borderRadius="l2" px={{ base: '4', md: '5' }}>
      <chakra.summary display="flex" alignItems="center" gap="2" minH="12" cursor="pointer">
        <LawIcon />
        <chakra.span textStyle="label">Law: {names}</chakra.span>
      </chakra.summary>
      <Law boxes={boxes} mine={mine} states={states} isFolded />
    </chakra.details>
  );
}

/** The countries have the same order everywhere. */
const placeOf = ({ country }: ShownLaw) => LAW_COUNTRIES.indexOf(country);

interface LawProps {
  boxes: readonly ShownLaw[];
  mine: readonly LawCountry[];
  states: readonly UsState[];
  isFolded?: boolean;
}

function Law({ boxes, mine, states, isFolded = false }: LawProps) {
  const first = (boxes.find(({ country }) => mine.includes(country)) ?? boxes[0]!).country;
  const [chosen, setChosen] = useState<LawCountry>();
  const [only] = boxes;
  return (
    <Box
      role="note"
      aria-label="Jurisdiction note"
      {...(isFolded ? { pb: '4' } : { bg: 'bg.subtle', borderRadius: 'l2' })}
      px={isFolded ? '0' : { base: '4', md: '5' }}
      py={isFolded ? '0' : '3'}
    >
      {boxes.length === 1 ? (
        <>
          {!isFolded && (
            <chakra.p display="flex" alignItems="center" gap="2" minH="8" textStyle="label">
              <LawIcon />
              {COUNTRY_NAMES[only!.country]}
            </chakra.p>
          )}
          <Text law={only!} states={states} />
        </>
      ) : (
        <Tabs.Root
          value={chosen ?? first}
          onValueChange={({ value }) => setChosen(value as LawCountry)}
        >
          <Tabs.List aria-label="Law by country" mb="1">
            {boxes.map(({ country }) => (
              <Tabs.Trigger key={country} value={country}>
                {country}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {boxes.map((law) => (
            <Tabs.Content
              key={law.country}
              value={law.country}
              pt="2"
              css={{ '@media print': { display: 'block' } }}
            >
              <Text law={law} states={states} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </Box>
  );
}

/** The text of a box, with the learner’s states that a box about the United States names. */
function Text({ law, states }: { law: ShownLaw; states: readonly UsState[] }): ReactNode {
  const named = law.country === 'US' ? states.filter((name) => namesState(law.words, name)) : [];
  return (
    <Box textStyle="body" fontSize="0.89em" py="1" css={{ '& > * + *': { mt: '3' } }}>
      {named.length > 0 && (
        <chakra.p textStyle="label" color="accent.fg">
          Has a rule about {named.join(', ')}
        </chakra.p>
      )}
      {law.text}
      {law.checked && (
        <chakra.p textStyle="small" color="fg.muted">
          {law.checked}
        </chakra.p>
      )}
    </Box>
  );
}

function LawIcon() {
  return (
    <chakra.span color="fg.muted" flexShrink="0">
      <Landmark size={18} aria-hidden="true" />
    </chakra.span>
  );
}
