import { asArray, asText, isObject, type JsonObject } from '../reading/parse-json.ts';
import { issuerIdOf, periodOf } from './credential-shape.ts';
import type { CredentialSummary } from './verdict.ts';

const MAX_CHARACTERS = 600;

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
    holderName: openName(subject),
    validFrom: from,
    validUntil: until,
    awardedDate: credential['awardedDate'],
  };
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? cut(value) : undefined;
    return text ? [[name, text] as const] : [];
  });
  return { issuerId: cut(issuerIdOf(credential) ?? ''), ...Object.fromEntries(texts) };
}

/** Returns the learner's name if the credential states it openly and not as a hash. */
function openName(subject: JsonObject): string | undefined {
  const named = asArray(subject['identifier'])
    .filter(isObject)
    .find((one) => one['identityType'] === 'name' && one['hashed'] === false);
  return named ? asText(named['identityHash']) : asText(subject['name']);
}

function cut(text: string): string {
  const plain = text.trim();
  return plain.length > MAX_CHARACTERS ? `${plain.slice(0, MAX_CHARACTERS)}…` : plain;
}
