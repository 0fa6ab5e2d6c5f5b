import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Activity } from '@learning/shared/contract/activities';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { openingOf } from '../activity-opening.ts';
import { Situation } from '../components/situation.tsx';
import { Goals } from './goals.tsx';
import { ModelNote } from './model-note.tsx';

interface Props {
  config: PublicSimulationConfig;
  activity: Activity;
  onStart: () => void;
  isStarting: boolean;
  /** Why it could not be started. */
  failure: string | undefined;
}

export function SimulationIntro({ config, activity, onStart, isStarting, failure }: Props) {
  return (
    <Box>
      <Situation {...openingOf('simulation', config, activity.title)!} />
      <chakra.h3 textStyle="label" mt="6">
        What it’s for
      </chakra.h3>
      <chakra.p mt="1">{config.aim}</chakra.p>
      <Goals config={config} />
      <ModelNote config={config} />
      <chakra.p color="fg.muted" mt="6">
        Your attempt begins with figures of its own. You enter {config.inputs.length} numbers for
        each of {config.periods.length} periods, one period at a time, and see what followed before
        you go on. A period can’t be played again. You can stop and pick it up later on any device;
        a calculator helps.
      </chakra.p>
      <chakra.p color="fg.muted" mt="3">
        To pass, reach {activity.passingScore}% of the outcome and keep every limit. If you don’t
        pass, you can try again right away with other figures; after that you wait 10 minutes, then
        an hour, then a day.
      </chakra.p>
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      <Button mt="6" size="lg" onClick={onStart} pendingText={isStarting && 'Starting...'}>
        Start Simulation
      </Button>
    </Box>
  );
}
