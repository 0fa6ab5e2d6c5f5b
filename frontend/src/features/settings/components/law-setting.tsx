import {
  COUNTRY_NAMES,
  LAW_COUNTRIES,
  type LawChoice,
  US_STATES,
  type UsState,
} from '@learning/shared/domain/law-choice';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { useChooseLaw } from '#queries/choose-law.ts';
import { SavedNote } from './saved-note.tsx';

const ALL: LawChoice = { countries: [], states: [] };

interface Props {
  learnerId: string;
  /** Null until something was chosen. */
  law: LawChoice | null;
}

/** Lets learners say whose law they work with: it shows first in lessons. Source: rules/learning.md L51 */
export function LawSetting({ learnerId, law }: Props) {
  const update = useChooseLaw(learnerId);
  // The choice shows at once, before the profile is saved.
  const { countries, states } = (update.isPending ? update.variables.law : law) ?? ALL;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Links and the search name this setting, which is not there yet when the browser looks for it.
    if (location.hash === '#law') place.current?.scrollIntoView();
  }, []);
  const add = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<UsState>();
  // The button that was pressed is gone with its state.
  useEffect(() => {
    if (removed) add.current?.querySelector('select')?.focus();
  }, [removed]);
  return (
    <chakra.fieldset ref={place} id="law" minW="0" scrollMarginTop="20">
      <chakra.legend textStyle="h4">My countries and states</chakra.legend>
      <chakra.p color="fg.muted" mt="1">
        Lessons show the law of your countries first and fold the rest. Without a choice, you see
        all of it.
      </chakra.p>
      <HStack mt="3" columnGap="6" rowGap="1" flexWrap="wrap">
        {LAW_COUNTRIES.map((country) => (
          <Checkbox
            key={country}
            checked={countries.includes(country)}
            onChange={({ target: { checked } }) =>
              update.choose({
                countries: LAW_COUNTRIES.filter((one) =>
                  one === country ? checked : countries.includes(one),
                ),
                states: country === 'US' && !checked ? [] : states,
              })
            }
          >
            {COUNTRY_NAMES[country]}
          </Checkbox>
        ))}
      </HStack>
      {countries.includes('US') && (
        <Box ref={add} mt="4" maxW="xs">
          <Field
            label="Add a state"
            helperText="Lessons explain federal law. A box that has a rule about your state says so at the top."
          >
            <Select
              value=""
              onChange={(name) =>
                update.choose({
                  countries,
                  states: US_STATES.filter((one) => one === name || states.includes(one)),
                })
              }
            >
              <option value="">Choose a state</option>
              {US_STATES.filter((name) => !states.includes(name)).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        </Box>
      )}
      {states.length > 0 && (
        <HStack as="ul" aria-label="Your states" mt="3" gap="2" flexWrap="wrap">
          {states.map((name) => (
            <li key={name}>
              <Button
                size="sm"
                variant="outline"
                colorPalette="neutral"
                minH="11"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  setRemoved(name);
                  update.choose({ countries, states: states.filter((one) => one !== name) });
                }}
              >
                {name}
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </HStack>
      )}
      <SavedNote isPending={update.isPending} isSaved={update.isSuccess} error={update.error} />
    </chakra.fieldset>
  );
}
