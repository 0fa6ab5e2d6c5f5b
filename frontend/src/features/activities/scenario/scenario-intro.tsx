import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Activity } from '@learning/shared/contract/activities';
import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import { LOOK_BACK_PASS_PERCENT } from '@learning/shared/domain/scoring/look-back';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { openingOf } from '../activity-opening.ts';
import { Situation } from '../components/situation.tsx';

interface Props {
  config: PublicScenarioConfig;
  activity: Activity;
  onStart: () => void;
  isStarting: boolean;
  /** Why it could not be started. */
  failure: string | undefined;
}

export function ScenarioIntro({ config, activity, onStart, isStarting, failure }: Props) {
  const { people = [] } = config.scenario;
  return (
    <Box>
      <Situation {...openingOf('scenario', config, activity.title)!} />
      {people.length > 0 && (
        <>
          <chakra.h3 textStyle="label" mt="6">
            Who you’ll hear from
          </chakra.h3>
          <chakra.ul listStyleType="none" mt="2" display="grid" gap="1">
            {people.map(({ name, role }) => (
              <li key={name}>
                <chakra.span fontWeight="semibold">{name}</chakra.span>, {role}
              </li>
            ))}
          </chakra.ul>
        </>
      )}
      <chakra.p color="fg.muted" mt="6">
        {decisionsInWords(config)}, one at a time. Each one is final, and you see right away what
        follows from it. At the end you look back, and mark at each decision the choice that would
        have done the most harm. You can stop and pick it up later on any device.
      </chakra.p>
      <chakra.p color="fg.muted" mt="3">
        You pass with {activity.passingScore}% for your decisions, and with {LOOK_BACK_PASS_PERCENT}
        % for decisions and look back together. If you don’t pass, you can try again right away;
        after that you wait 10 minutes, then an hour, then a day.
      </chakra.p>
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      <Button mt="6" size="lg" onClick={onStart} pendingText={isStarting && 'Starting...'}>
        Start Scenario
      </Button>
    </Box>
  );
}

function decisionsInWords({ decisions: { fewest, most } }: PublicScenarioConfig): string {
  return fewest === most ? `${most} decisions` : `${fewest} to ${most} decisions`;
}
