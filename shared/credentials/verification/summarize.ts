import { asArray, asText, isObject, type JsonObject } from '../reading/parse-json.ts';
import { issuerIdOf, periodOf } from './credential-shape.ts';
import type { CredentialResult, CredentialSummary } from './verdict.ts';

const MAX_CHARACTERS = 600;
const MAX_RESULTS = 30;
const HOURS = 'ext:InstructionHours';

/** Picks what the screen shows of a credential, cut to a length that a page can hold. */
export function summarize(credential: JsonObject): CredentialSummary {
  const issuer = isObject(credential['issuer']) ? credential['issuer'] : {};
  const subject = isObject(credential['credentialSubject']) ? credential['credentialSubject'] : {};
  const achievement = isObject(subject['achievement']) ? subject['achievement'] : {};
  const criteria = isObject(achievement['criteria']) ? achievement['criteria'] : {};
  const { from, until } = periodOf(credential);
  const fields = {
    id: credential['id'],
    issuerName: issuer['name'],
    achievementName: achievement['name'] ?? credential['name'],
    description: achievement['description'],
    criteria: criteria['narrative'],
    narrative: subject['narrative'],
    holderName: openName(subject),
    validFrom: from,
    validUntil: until,
    awardedDate: credential['awardedDate'],
  };
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? cut(value) : undefined;
    return text ? [[name, text] as const] : [];
  });
  const results = resultsOf(subject, achievement);
  const hours = results.find(({ kind }) => kind === HOURS)?.value;
  return {
    issuerId: cut(issuerIdOf(credential) ?? ''),
    ...Object.fromEntries(texts),
    ...(hours === undefined ? {} : { instructionHours: hours }),
    results: results
      .filter(({ kind }) => kind !== HOURS)
      .map(({ name, value }) => ({ name, value })),
  };
}

/** Returns what was reached, such as hours and scores, under the names that the achievement gives it. */
function resultsOf(
  subject: JsonObject,
  achievement: JsonObject,
): (CredentialResult & { kind: string | undefined })[] {
  const descriptions = asArray(achievement['resultDescription']).filter(isObject);
  return asArray(subject['result'])
    .slice(0, MAX_RESULTS)
    .filter(isObject)
    .flatMap((result) => {
      const description = descriptions.find(({ id }) => id === result['resultDescription']);
      const levels = asArray(description?.['rubricCriterionLevel']).filter(isObject);
      const level = levels.find(({ id }) => id === result['achievedLevel'])?.['name'];
      const value = asText(result['value']) ?? asText(level) ?? asText(result['status']);
      const name = asText(description?.['name']) ?? 'Result';
      if (!value) return [];
      return [{ name: cut(name), value: cut(value), kind: asText(description?.['resultType']) }];
    });
}

/** Returns the learner's name if the credential states it openly and not as a hash. */
function openName(subject: JsonObject): string | undefined {
  const named = asArray(subject['identifier'])
    .filter(isObject)
    .find((identifier) => identifier['identityType'] === 'name' && identifier['hashed'] === false);
  return named ? asText(named['identityHash']) : asText(subject['name']);
}

function cut(text: string): string {
  const plain = text.trim();
  return plain.length > MAX_CHARACTERS ? `${plain.slice(0, MAX_CHARACTERS)}…` : plain;
}
