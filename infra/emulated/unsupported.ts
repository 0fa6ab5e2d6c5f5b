/**
 * What the emulated AWS (MiniStack 1.5.33) cannot take or does not do, in one place. Everything here is proved by assertions on
 * the templates (`infra/stacks/*.test.ts`) instead of by the emulated deployment.
 */
import type { Resource } from './assembly.ts';

interface Unsupported {
  what: string;
  reason: string;
  /** The resources that are left out of the emulated deployment. */
  matches: (resource: Resource) => boolean;
}

/** Left out of the templates before they are deployed. */
export const leftOut: Unsupported[] = [
  {
    what: 'alarms on a share (API errors against all calls)',
    reason: 'refused: "AWS::CloudWatch::Alarm Properties.Metrics (metric math) is not supported"',
    matches: ({ Type, Properties }) =>
      Type === 'AWS::CloudWatch::Alarm' && Properties?.['Metrics'] !== undefined,
  },
];

/** Deployed, but without the effect that AWS gives it. */
export const withoutEffect: { what: string; reason: string }[] = [
];
