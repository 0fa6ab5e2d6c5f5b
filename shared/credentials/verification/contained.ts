import { asArray, asText, isObject, type JsonObject } from '../reading/parse-json.ts';
import { LIMITS } from '../limits.ts';
import {
  type Check,
  type ContainedCredential,
  type CredentialSummary,
  notChecked,
  passed,
  type Verdict,
} from './verdict.ts';

interface Contained {
  check: Check;
  credentials: ContainedCredential[];
}

/**
 * Verifies each credential in a Comprehensive Learner Record on its own: the record's signature shows that they were in it, but one of
 * them may have been withdrawn since, or be another issuer's.
 */
export async function checkContained(
  record: JsonObject,
  verify: (credential: JsonObject) => Promise<Verdict>,
): Promise<Contained> {
  const subject = isObject(record['credentialSubject']) ? record['credentialSubject'] : {};
  const all = asArray(subject['verifiableCredential']);
  const credentials: ContainedCredential[] = [];
  for (const one of all.slice(0, LIMITS.contained)) {
    const { state, summary } = isObject(one) ? await verify(one) : unreadable;
    credentials.push({ name: nameOf(one, summary), state, ...dateOf(summary) });
  }
  const isWhole = all.length === credentials.length;
  const isGood = isWhole && credentials.every(({ state }) => state === 'valid');
  const check = isGood ? passed('contained') : notChecked('contained', 'some_not_valid');
  return { check, credentials };
}

const unreadable: Verdict = { state: 'invalid', checks: [] };

function nameOf(credential: unknown, summary: CredentialSummary | undefined): string {
  const stated = isObject(credential) ? asText(credential['name']) : undefined;
  return (
    summary?.achievementName ?? stated?.slice(0, LIMITS.nameCharacters) ?? 'Untitled credential'
  );
}

function dateOf(summary: CredentialSummary | undefined): { awardedDate?: string } {
  const date = summary?.awardedDate ?? summary?.validFrom;
  return date === undefined ? {} : { awardedDate: date };
}
