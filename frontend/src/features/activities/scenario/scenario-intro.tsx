import { Box, chakra } from '@chakra-ui/react';
import type { Activity } from '@learning/shared/contract/activities';
import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import { Button } from '#components/ui/button.tsx';
import { decisionCount } from './path/scenario-path.ts';

interface Props {
  config: PublicScenarioConfig;
  activity: Activity;
  onStart: () => void;
}

export function ScenarioIntro({ config, activity, onStart }: Props) {
  return (
    <Box>
      <chakra.h4 textStyle="h4">
        {config.scenario.title === activity.title ? 'The situation' : config.scenario.title}
      </chakra.h4>
      <chakra.p textStyle="lesson" mt="3">
        {config.scenario.context}
      </chakra.p>
      <chakra.p color="fg.muted" mt="5">
        {decisionsInWords(config)}, one at a time. Your choices change what you face next, and none
        can be taken back. The results tell what followed. You pass with {activity.passingScore}%.
      </chakra.p>
      <Button mt="6" size="lg" onClick={onStart}>
        Start Scenario
      </Button>
    </Box>
  );
}

function decisionsInWords(config: PublicScenarioConfig): string {
  const { fewest, most } = decisionCount(config);
  return fewest === most ? `${most} decisions` : `${fewest} to ${most} decisions`;
}
