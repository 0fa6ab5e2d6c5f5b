import { type CheckName, type Verdict } from '../verification/verdict.ts';
import { readCredentialText } from '../reading/read-credential.ts';
import type { KnownIssuer } from '../verification/issuer-key.ts';
import { verifyCredential, type Verification } from '../verification/verify-credential.ts';

export const NOW = new Date('2026-11-22T12:00:00Z');

export interface TestVerification extends Verification {
  /** The addresses that were read, in order. */
  asked: string[];
  reason(name: CheckName): Verdict['checks'][number]['reason'];
}

/** Verifies a text; `documents` are what the network would return, by address without its fragment. */
export async function verifyText(
  text: string,
  documents: Readonly<Record<string, string | object>>,
  known: KnownIssuer | undefined,
): Promise<TestVerification> {
  const asked: string[] = [];
  const verification = await verifyCredential(readCredentialText(text), {
    now: NOW,
    load(address) {
      asked.push(address);
      const document = documents[address.split('#')[0]!];
      return Promise.resolve(typeof document === 'object' ? JSON.stringify(document) : document);
    },
    known,
  });
  return {
    ...verification,
    asked,
    reason: (name) => verification.checks.find((check) => check.name === name)?.reason,
  };
}
