import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** Learning minutes of a sitting that the server has not acknowledged. */
export interface TimeReport {
  courseId: number;
  moduleId: string;
  sittingId: string;
  /** Total of the sitting, so that a repeated report adds nothing. */
  minutes: number;
}

/** Stores reports on this device until they are acknowledged: any tab of the same learner may send them again. */
const reports = new DeviceStore<TimeReport>({
  name: 'learning-time',
  version: 1,
  isValid: isReport,
  migration: { prefix: 'learning-time:', parse: JSON.parse },
});

export function storeReport(learnerId: string, report: TimeReport): void {
  reports.write(report, learnerId, report.sittingId);
}

/** Removes a report that was acknowledged, unless a longer one of the same sitting is waiting. */
export function removeReport(learnerId: string, { sittingId, minutes }: TimeReport): void {
  const waiting = reports.read(learnerId, sittingId);
  if (waiting && waiting.minutes <= minutes) reports.remove(learnerId, sittingId);
}

export function unsentReports(learnerId: string): TimeReport[] {
  return reports.list(learnerId).map(({ value }) => value);
}

function isReport(value: unknown): value is TimeReport {
  return (
    hasFields(value, {
      courseId: 'number',
      moduleId: 'string',
      sittingId: 'string',
      minutes: 'number',
    }) &&
    'minutes' in value &&
    Number.isInteger(value.minutes)
  );
}
