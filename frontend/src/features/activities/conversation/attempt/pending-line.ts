import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** A line that the server has not answered yet. */
export interface PendingLine {
  attemptId: string;
  /** How many lines were said before it. */
  turn: number;
  lineId: string;
}

/** Stores a line on this device until the server has answered, so that a lost connection or a closed page costs no click. */
export const pendingLines = new DeviceStore<PendingLine>({
  name: 'pending-line',
  version: 1,
  isValid: (value): value is PendingLine =>
    hasFields(value, { attemptId: 'string', turn: 'number', lineId: 'string' }),
});
