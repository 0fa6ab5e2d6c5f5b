import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import { DeviceStore, hasFields } from '#lib/device-store.ts';
import type { PendingTurn, PlayedKind } from '../played/played-kind.ts';

interface EnteredPeriod {
  /** How many periods were played before it. */
  period: number;
  entered: Record<string, number>;
}

export const playedSimulation: PlayedKind<SimulationAttempt, EnteredPeriod> = {
  startCall: 'startSimulation',
  turnCall: 'playPeriod',
  inState: (simulationAttempt) => ({ simulationAttempt }),
  pendingTurns: new DeviceStore<PendingTurn<EnteredPeriod>>({
    name: 'pending-period',
    version: 1,
    isValid: (value): value is PendingTurn<EnteredPeriod> =>
      hasFields(value, { attemptId: 'string', period: 'number', entered: 'object' }),
  }),
  isNext: ({ period }, { periods, periodsLeft }) => period === periods.length && periodsLeft > 0,
};
