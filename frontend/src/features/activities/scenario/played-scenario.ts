import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { DeviceStore, hasFields } from '#lib/device-store.ts';
import type { PendingTurn, PlayedKind } from '../played/played-kind.ts';

interface Decision {
  stepId: string;
  choiceId: string;
}

export const playedScenario: PlayedKind<ScenarioAttempt, Decision> = {
  startCall: 'startScenario',
  turnCall: 'decideStep',
  inState: (scenarioAttempt) => ({ scenarioAttempt }),
  pendingTurns: new DeviceStore<PendingTurn<Decision>>({
    name: 'pending-decision',
    version: 1,
    isValid: (value): value is PendingTurn<Decision> =>
      hasFields(value, { attemptId: 'string', stepId: 'string', choiceId: 'string' }),
  }),
  isNext: ({ stepId }, { step }) => stepId === step?.id,
};
