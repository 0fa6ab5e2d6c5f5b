import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run certificates -- --env local|dev|… --revoke CERTIFICATE_ID [--reason error|other]
       npm run certificates -- --env local|dev|… --rewrite
       npm run certificates -- --env local|dev|… --withdraw-key KEY --at DATE
       npm run certificates -- --env local|dev|… --sign-again`;

export type CertificateCommand = { environment: string } & (
  | { task: 'revoke'; certificateId: string; reason: 'error' | 'other' }
  | { task: 'rewrite' | 'signAgain' }
  | { task: 'withdrawKey'; key: string; at: Date }
);

const REASONS = ['error', 'other'] as const;
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/;

/** Reads the command line; undefined when it asks for nothing, for two things, or for something unknown. */
export function readCommand(args: readonly string[]): CertificateCommand | undefined {
  const values = parse(args);
  const environment = values?.env ?? '';
  if (!values || !/^[a-z][a-z0-9-]*$/.test(environment)) return undefined;
  const { revoke, reason, 'withdraw-key': key, at, rewrite, 'sign-again': signAgain } = values;
  const given = (...options: unknown[]) => options.filter((option) => option !== undefined).length;
  if (given(revoke, key, rewrite, signAgain) !== 1) return undefined;
  if (given(reason) > given(revoke) || given(at) !== given(key)) return undefined;
  if (rewrite === true) return { environment, task: 'rewrite' };
  if (signAgain === true) return { environment, task: 'signAgain' };
  if (key !== undefined) {
    const instant = INSTANT.test(at ?? '') ? new Date(at!) : new Date(Number.NaN);
    const isKnown = key !== '' && !Number.isNaN(instant.getTime());
    return isKnown ? { environment, task: 'withdrawKey', key, at: instant } : undefined;
  }
  const known = reason === undefined ? 'other' : REASONS.find((candidate) => candidate === reason);
  if (!/^[0-9a-z]{26}$/.test(revoke ?? '') || !known) return undefined;
  return { environment, task: 'revoke', certificateId: revoke!, reason: known };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        env: { type: 'string' },
        revoke: { type: 'string' },
        reason: { type: 'string' },
        'withdraw-key': { type: 'string' },
        at: { type: 'string' },
        rewrite: { type: 'boolean' },
        'sign-again': { type: 'boolean' },
      },
    }).values;
  } catch {
    return undefined;
  }
}
