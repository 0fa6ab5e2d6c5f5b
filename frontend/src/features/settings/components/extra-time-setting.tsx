import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Profile } from '@learning/shared/contract/profile';
import { useId, useState } from 'react';
import { EXTRA_TIME_CHOICES } from '#lib/extra-time-choices.ts';
import { useUpdateProfile } from '#queries/update-profile.ts';
import { SavedNote } from './saved-note.tsx';

type Factor = Profile['extraTimeFactor'];

const EXAMPLE_MINUTES = 20;

export function ExtraTimeSetting({ learnerId, factor }: { learnerId: string; factor: Factor }) {
  const update = useUpdateProfile(learnerId);
  // The choice shows at once, before the profile is saved.
  const [chosen, setChosen] = useState<Factor>();
  const choose = (extraTimeFactor: Factor) => {
    setChosen(extraTimeFactor);
    update.mutate({ extraTimeFactor }, { onSettled: () => setChosen(undefined) });
  };
  const name = useId();
  const explanationId = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={explanationId}>
      <chakra.legend textStyle="h4">Extra time for timed checks</chakra.legend>
      <chakra.p id={explanationId} color="fg.muted" mt="1">
        If you need more time to read or type, choose it here. You don’t have to say why, and it
        never appears on a result or certificate. It applies to checks you start from now on.
      </chakra.p>
      <Stack gap="2" mt="4">
        {EXTRA_TIME_CHOICES.map(([value, label]) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="3"
            borderWidth="1px"
            borderRadius="l2"
            borderColor="border.emphasized"
            cursor="button"
            _hover={{ bg: 'bg.subtle' }}
            css={{
              '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              boxSize="4.5"
              flexShrink="0"
              accentColor="accent.solid"
              checked={(chosen ?? factor) === value}
              onChange={() => choose(value)}
            />
            <chakra.span flex="1" display="flex" flexWrap="wrap" columnGap="4">
              <chakra.span fontWeight="medium" flex="1 0 auto">
                {value}× · {label}
              </chakra.span>
              <chakra.span textStyle="small" color="fg.muted" alignSelf="center">
                A {EXAMPLE_MINUTES}-minute check {value === 1 ? 'stays' : 'becomes'}{' '}
                {EXAMPLE_MINUTES * value}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
      </Stack>
      <SavedNote isPending={update.isPending} isSaved={update.isSuccess} error={update.error} />
    </chakra.fieldset>
  );
}
