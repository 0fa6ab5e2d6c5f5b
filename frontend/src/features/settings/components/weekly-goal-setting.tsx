import { Box } from '#ui/chakra/box.ts';
import type { Profile } from '@learning/shared/contract/profile';
import { WEEKLY_GOALS_MINUTES } from '@learning/shared/contract/weekly-goals';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { useUpdateProfile } from '#queries/update-profile.ts';
import { SavedNote } from './saved-note.tsx';

type Goal = Profile['weeklyGoalMinutes'];

const NO_GOAL = '';

/** Lets learners choose how much they want to learn in a week. */
export function WeeklyGoalSetting({
  learnerId,
  goalMinutes,
}: {
  learnerId: string;
  goalMinutes: Goal;
}) {
  const update = useUpdateProfile(learnerId);
  // The choice shows at once, before the profile is saved.
  const [chosen, setChosen] = useState<Goal>();
  const shown = chosen === undefined ? goalMinutes : chosen;
  const choose = (value: string) => {
    const weeklyGoalMinutes = WEEKLY_GOALS_MINUTES.find((goal) => String(goal) === value) ?? null;
    setChosen(weeklyGoalMinutes);
    update.mutate({ weeklyGoalMinutes }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <Box>
      <Box maxW="xs">
        <Field
          label="Weekly goal"
          helperText="Your dashboard shows how far you are. Only you see it."
        >
          <Select value={String(shown ?? NO_GOAL)} onChange={choose}>
            <option value={NO_GOAL}>No goal</option>
            {WEEKLY_GOALS_MINUTES.map((goal) => (
              <option key={goal} value={goal}>
                {printGoal(goal)} a week
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <SavedNote isPending={update.isPending} isSaved={update.isSuccess} error={update.error} />
    </Box>
  );
}

function printGoal(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
