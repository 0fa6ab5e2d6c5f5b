import { COUNTRY_NAMES, LAW_COUNTRIES } from '@learning/shared/domain/law-choice';
import { Stack } from '#ui/chakra/stack.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useId, useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMyLaw } from '#lib/my-law.ts';
import { useChooseLaw } from '#queries/choose-law.ts';
import {
  chooseTextSettings,
  readTextSettings,
  TEXT_SIZES,
  TEXT_WIDTHS,
  type TextSettings,
} from './text-settings.ts';

/** How lessons are set, kept on this device, and whose law they show, kept in the profile. */
export function TextChoices({ learnerId }: { learnerId: string }) {
  const [settings, setSettings] = useState(readTextSettings);
  const mine = useMyLaw();
  const law = useChooseLaw(learnerId);
  const choose = (change: Partial<TextSettings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    chooseTextSettings(next);
  };
  return (
    <Stack gap="6">
      <Choices
        legend="Size"
        names={TEXT_SIZES}
        value={settings.size}
        onChange={(size) => choose({ size })}
      />
      <Choices
        legend="Width"
        names={TEXT_WIDTHS}
        value={settings.width}
        onChange={(width) => choose({ width })}
      />
      <chakra.fieldset>
        <chakra.legend textStyle="label" mb="1">
          My countries
        </chakra.legend>
        <chakra.p textStyle="small" color="fg.muted" mb="2">
          Their law shows first, and boxes about other countries are folded.{' '}
          <TextLink to="/account" hash="law">
            Add your states
          </TextLink>
        </chakra.p>
        <Stack gap="1">
          {LAW_COUNTRIES.map((country) => (
            <Checkbox
              key={country}
              checked={mine.countries.includes(country)}
              onChange={(event) =>
                law.choose({
                  ...mine,
                  countries: LAW_COUNTRIES.filter((one) =>
                    one === country ? event.target.checked : mine.countries.includes(one),
                  ),
                })
              }
            >
              {COUNTRY_NAMES[country]}
            </Checkbox>
          ))}
        </Stack>
      </chakra.fieldset>
      <chakra.p textStyle="small" color="fg.muted">
        Size and width are kept on this device, your countries in your settings.
      </chakra.p>
    </Stack>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  names: readonly T[];
  value: T;
  onChange: (name: T) => void;
}

function Choices<T extends string>({ legend, names, value, onChange }: ChoicesProps<T>) {
  const group = useId();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="2">
        {legend}
      </chakra.legend>
      <chakra.div
        display="flex"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l2"
      >
        {names.map((name) => (
          <Choice key={name}>
            <chakra.input
              type="radio"
              name={group}
              srOnly
              checked={name === value}
              onChange={() => onChange(name)}
            />
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    flex: '1 1 0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    px: '1',
    position: 'relative',
    textStyle: 'small',
    cursor: 'pointer',
    borderRadius: 'l1',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
  },
});
