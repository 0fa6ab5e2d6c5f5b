import { asArray, asText, isObject, type JsonObject, parseJson } from '../reading/parse-json.ts';
import { decodeStatusList, isEntrySet } from '../status-list.ts';
import { issuerIdOf, periodOf } from './credential-shape.ts';
import { verifyProof } from './data-integrity.ts';
import type { LoadDocument } from './documents.ts';
import type { KnownIssuer } from './issuer-key.ts';
import type { SignedContent } from './signature.ts';
import { verifyToken } from './token-signature.ts';
import { type Check, failed, notChecked, passed } from './verdict.ts';

const ENTRY_TYPES = ['BitstringStatusListEntry', 'StatusList2021Entry'];
const LIST_TYPES = ['BitstringStatusList', 'StatusList2021'];

/** Where the status of a credential is read, and by whose word. */
export interface StatusSource {
  now: Date;
  load: LoadDocument;
  known?: KnownIssuer | undefined;
}

/**
 * Checks whether a credential was revoked, after its signature: only then is the address of the list the signer's word. The list counts
 * only if it is signed by the same issuer.
 */
export async function checkStatus(credential: JsonObject, source: StatusSource): Promise<Check> {
  const entries = asArray(credential['credentialStatus']);
  if (entries.length === 0) return passed('status', 'no_status');
  let worst: Check = passed('status');
  for (const entry of entries.slice(0, 4)) {
    const check = isObject(entry)
      ? await checkEntry(entry, credential, source)
      : notChecked('status', 'status_not_readable');
    if (check.outcome === 'failed') return check;
    if (check.outcome === 'not_checked') worst = check;
  }
  return worst;
}

async function checkEntry(
  entry: JsonObject,
  credential: JsonObject,
  { now, load, known }: StatusSource,
): Promise<Check> {
  const address = asText(entry['statusListCredential']);
  const purpose = asText(entry['statusPurpose']);
  const index = Number(entry['statusListIndex']);
  const isEntry = asArray(entry['type']).some((type) => ENTRY_TYPES.includes(asText(type) ?? ''));
  if (!isEntry || address === undefined || !/^(revocation|suspension)$/.test(purpose ?? '')) {
    return notChecked('status', 'status_not_readable');
  }
  const text = await load(address);
  if (text === undefined) return notChecked('status', 'status_not_reachable');
  const { credential: list, signature, issuer } = await verifyList(text.trim(), now, load, known);
  const isSameIssuer = list && issuerIdOf(list) === issuerIdOf(credential);
  if (signature.outcome !== 'passed' || !isSameIssuer || issuer.outcome === 'failed') {
    return notChecked('status', 'status_not_signed');
  }
  const subject = list['credentialSubject'];
  const { until } = periodOf(list);
  if (!isObject(subject) || (until !== undefined && !(Date.parse(until) > now.getTime()))) {
    return notChecked('status', 'status_not_readable');
  }
  const isList = asArray(subject['type']).some((type) => LIST_TYPES.includes(asText(type) ?? ''));
  const isFor = asArray(subject['statusPurpose']).includes(purpose!);
  const bits =
    isList && isFor ? await decodeStatusList(asText(subject['encodedList']) ?? '') : undefined;
  const isSet = bits && isEntrySet(bits, index);
  if (isSet === undefined) return notChecked('status', 'status_not_readable');
  if (!isSet) return passed('status');
  return failed('status', purpose === 'suspension' ? 'suspended' : 'revoked');
}

async function verifyList(
  text: string,
  now: Date,
  load: LoadDocument,
  known: KnownIssuer | undefined,
): Promise<SignedContent> {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return verifyToken(text, load, known);
  const unreadable = notChecked('signature', 'no_signature');
  try {
    const document = parseJson(text);
    if (isObject(document)) return await verifyProof(document, now, load, known);
  } catch {
    // Said below: it is no list.
  }
  return { signature: unreadable, issuer: notChecked('issuer', 'no_signature') };
}
