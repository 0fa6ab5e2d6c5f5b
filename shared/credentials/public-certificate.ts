import { asArray, asText, isObject, type JsonObject, parseJson } from './reading/parse-json.ts';

/**
 * What `/credentials/{certificateId}.json` says: the state of a certificate, and what the learner agreed to show. Files of an earlier
 * release also say why it was revoked, which is read over.
 */
export interface PublicCertificate {
  certificateId: string;
  state: 'valid' | 'revoked' | 'replaced';
  /** When it was revoked or replaced. */
  changedAt?: string;
  /** The certificate that took its place. */
  replacedBy?: string;
  holderName?: string;
  courseTitle?: string;
  completedAt?: string;
  instructionHours?: number;
  activities?: readonly PublicActivity[];
  /** The digests of all forms that were signed for it (`credential-digest.ts`). */
  digests?: readonly string[];
}

export interface PublicActivity {
  title: string;
  kind?: string;
  scorePercent?: number;
}

/** Certificate ids: unguessable, and safe in an address. */
const CERTIFICATE_ID = /^[A-Za-z0-9_-]{16,64}$/;

export function isCertificateId(text: string | undefined): text is string {
  return text !== undefined && CERTIFICATE_ID.test(text);
}

/** Returns the id of the certificate that a credential id of ours ends with: `…/verify/{id}`, `…/{id}.jwt`, `urn:uuid:{id}`. */
export function certificateIdOf(credentialId: string | undefined): string | undefined {
  const last = credentialId
    ?.split(/[/:]/)
    .at(-1)
    ?.replace(/\.(jwt|json)$/, '');
  return isCertificateId(last) ? last : undefined;
}

/** Reads the public record. Returns undefined for anything else; unknown fields are passed over. */
export function readPublicCertificate(text: string): PublicCertificate | undefined {
  let value;
  try {
    value = parseJson(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !isCertificateId(asText(value['certificateId']))) return undefined;
  const state = asText(value['state']);
  if (state !== 'valid' && state !== 'revoked' && state !== 'replaced') return undefined;
  const replacedBy = asText(value['replacedBy']);
  const hours = value['instructionHours'];
  return {
    certificateId: asText(value['certificateId'])!,
    state,
    ...texts(value, ['changedAt', 'holderName', 'courseTitle', 'completedAt']),
    ...(isCertificateId(replacedBy) ? { replacedBy } : {}),
    ...(typeof hours === 'number' && hours >= 0 ? { instructionHours: hours } : {}),
    ...(Array.isArray(value['digests'])
      ? { digests: value['digests'].filter((digest) => typeof digest === 'string') }
      : {}),
    ...(value['activities'] === undefined ? {} : { activities: readActivities(value) }),
  };
}

function readActivities(value: JsonObject): PublicActivity[] {
  return asArray(value['activities'])
    .filter(isObject)
    .flatMap((activity) => {
      const title = asText(activity['title']);
      const score = activity['scorePercent'];
      if (!title) return [];
      return [
        {
          title,
          ...texts(activity, ['kind']),
          ...(typeof score === 'number' ? { scorePercent: score } : {}),
        },
      ];
    });
}

function texts<T extends string>(
  value: JsonObject,
  names: readonly T[],
): Partial<Record<T, string>> {
  const present = names.flatMap((name) => {
    const text = asText(value[name]);
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(present) as Partial<Record<T, string>>;
}
