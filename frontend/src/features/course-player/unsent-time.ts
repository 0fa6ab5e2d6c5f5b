/** Minutes of a sitting that the server has not answered yet. */
export interface TimeReport {
  courseId: number;
  moduleId: string;
  sittingId: string;
  /** Of the whole sitting. */
  minutes: number;
}

const prefix = (learnerId: string) => `learning-time:${learnerId}:`;

/** Keeps a report on this device until it is answered: any tab of the same learner may send it again. */
export function keepReport(learnerId: string, report: TimeReport): void {
  try {
    localStorage.setItem(prefix(learnerId) + report.sittingId, JSON.stringify(report));
  } catch {
    // Full: it is still sent once.
  }
}

/** The report was answered, unless a longer one of the same sitting is waiting. */
export function forgetReport(learnerId: string, { sittingId, minutes }: TimeReport): void {
  const waiting = unsentReports(learnerId).find((report) => report.sittingId === sittingId);
  if (waiting && waiting.minutes <= minutes) localStorage.removeItem(prefix(learnerId) + sittingId);
}

export function unsentReports(learnerId: string): TimeReport[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(learnerId)))
      .flatMap((key) => {
        const report = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
        return isReport(report) ? [report] : [];
      });
  } catch {
    return [];
  }
}

function isReport(value: unknown): value is TimeReport {
  const { courseId, moduleId, sittingId, minutes } = (value ?? {}) as Partial<TimeReport>;
  return (
    Number.isInteger(courseId) &&
    typeof moduleId === 'string' &&
    typeof sittingId === 'string' &&
    Number.isInteger(minutes)
  );
}
