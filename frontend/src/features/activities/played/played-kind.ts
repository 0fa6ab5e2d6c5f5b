import type { ActivityState } from '@learning/shared/contract/activities';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { ResponseOf } from '@learning/shared/contract/route';
import type { DeviceStore } from '#lib/device-store.ts';

export type StartCall = 'startScenario' | 'startConversation' | 'startSimulation';
export type TurnCall = 'decideStep' | 'sayLine' | 'playPeriod';

/** An open attempt of any kind. */
export type PlayedAttempt = ResponseOf<ApiContract[StartCall]>;

/** A turn that the server has not answered yet: a decision, a line, or the numbers of a period. */
export type PendingTurn<Turn> = Turn & { attemptId: string };

/** What differs between the types that are played with the server turn by turn. */
export interface PlayedKind<Attempt extends PlayedAttempt, Turn> {
  startCall: StartCall;
  turnCall: TurnCall;
  /** Returns the part of the activity's state that holds the attempt. */
  inState: (attempt: Attempt) => Partial<ActivityState>;
  /** Stores a turn on this device until the server has answered, so that a lost connection or a closed page costs no click. */
  pendingTurns: DeviceStore<PendingTurn<Turn>>;
  /** Whether a turn that an earlier visit could not send is still the next one. */
  isNext: (turn: Turn, attempt: Attempt) => boolean;
}
