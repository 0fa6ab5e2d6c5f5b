import { DeviceStore, hasFields, isRecordOf, isString } from '#lib/device-store.ts';

/** Choice ids by step id, as the attempt shows them. */
export type Marks = Readonly<Record<string, string>>;

interface StoredMarks {
  attemptId: string;
  marks: Marks;
}

/** Stores the marks of a look back on this device until they are submitted, so that a reload costs none. */
export const lookBackMarks = new DeviceStore<StoredMarks>({
  name: 'look-back-marks',
  version: 1,
  isValid: (value): value is StoredMarks =>
    hasFields(value, { attemptId: 'string', marks: 'object' }) &&
    isRecordOf((value as StoredMarks).marks, isString),
});
