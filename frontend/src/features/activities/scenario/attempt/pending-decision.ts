import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** A decision that the server has not answered yet. */
export interface PendingDecision {
  attemptId: string;
  stepId: string;
  choiceId: string;
}

/** Stores a decision on this device until the server has answered, so that a lost connection or a closed page costs no click. */
export const pendingDecisions = new DeviceStore<PendingDecision>({
  name: 'pending-decision',
  version: 1,
  isValid: (value): value is PendingDecision =>
    hasFields(value, { attemptId: 'string', stepId: 'string', choiceId: 'string' }),
});
