/** What `npm audit --json` prints; without a version it is an error of the registry or the network. */
interface AuditReport {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
}

/** Returns what an audit means: known holes fail, and an audit that could not be made is named as such. */
export function auditOutcome(printed: string): { text: string; isFailed: boolean } {
  const report = parsed(printed);
  if (report.auditReportVersion === undefined) {
    const reason = report.message ?? 'npm printed no report';
    return { text: `The audit was NOT done: ${reason}`, isFailed: false };
  }
  const holes = Object.entries(report.vulnerabilities ?? {});
  if (holes.length === 0) return { text: 'The audit found no known hole.', isFailed: false };
  const lines = holes.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { text: ['The audit found:', ...lines].join('\n  '), isFailed: true };
}

function parsed(printed: string): AuditReport {
  try {
    return JSON.parse(printed) as AuditReport;
  } catch {
    return {};
  }
}
