import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleX from 'lucide-react/icons/circle-x';
import type { LucideIcon } from 'lucide-react';
import type { FactValues } from '#public/attributes.ts';
import { Panel } from '#ui/panel.tsx';
import { CHECK_TITLES, FINDINGS } from './check-texts.ts';

const checks = Object.keys(CHECK_TITLES) as FactValues['check'][];
const findings = Object.keys(FINDINGS) as FactValues['finding'][];

const OUTCOMES: readonly {
  outcome: FactValues['outcome'];
  text: string;
  tone: 'success' | 'danger' | 'signal';
  Icon: LucideIcon;
}[] = [
  { outcome: 'passed', text: 'passed', tone: 'success', Icon: CircleCheck },
  { outcome: 'failed', text: 'failed', tone: 'danger', Icon: CircleX },
  { outcome: 'not_checked', text: 'not checked', tone: 'signal', Icon: CircleAlert },
];

/** Lists what was checked, with a row for each check. */
export function CheckedPanel() {
  return (
    <Panel as="section" aria-labelledby="checks-title" data-if="checked-at">
      <chakra.h2 id="checks-title" textStyle="h3">
        What was checked
      </chakra.h2>
      <chakra.ul display="grid" gap="4" mt="4">
        <Row />
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" mt="5">
        Checked in this browser on <span data-text="checked-at" />. Whether you have the person
        named in front of you can’t be checked here.
      </chakra.p>
    </Panel>
  );
}

const Outcome = chakra('span', {
  base: { color: 'colorPalette.fg', fontWeight: 'semibold' },
  variants: {
    tone: {
      success: { colorPalette: 'success' },
      danger: { colorPalette: 'danger' },
      signal: { colorPalette: 'signal' },
    },
  },
});

function Row() {
  return (
    <chakra.li
      data-repeat="check"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
    >
      <span>
        {OUTCOMES.map(({ outcome, tone, Icon }) => (
          <Outcome key={outcome} tone={tone} data-if={`outcome=${outcome}`}>
            <Icon aria-hidden="true" />
          </Outcome>
        ))}
      </span>
      <Box>
        <p>
          {checks.map((check) => (
            <span key={check} data-if={`check=${check}`}>
              {CHECK_TITLES[check]}
            </span>
          ))}
          {': '}
          {OUTCOMES.map(({ outcome, tone, text }) => (
            <Outcome key={outcome} tone={tone} data-if={`outcome=${outcome}`}>
              {text}
            </Outcome>
          ))}
        </p>
        {findings.map((name) => (
          <chakra.p key={name} color="fg.muted" data-if={`finding=${name}`}>
            {FINDINGS[name]}
          </chakra.p>
        ))}
      </Box>
    </chakra.li>
  );
}
