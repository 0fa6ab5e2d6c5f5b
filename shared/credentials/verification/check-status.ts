import { LIMITS } from '../limits.ts';
import {
  asArray,
  asText,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
} from '../reading/parse-json.ts';
import { decodeStatusList, isEntrySet } from '../status-list.ts';
import { issuerIdOf } from './credential-shape.ts';
import { verifyProofs } from './data-integrity.ts';
import type { SignedContent, Sources } from './signature.ts';
import { verifyToken } from './token-signature.ts';
import { type Check, type CheckReason, failed, notChecked, passed } from './verdict.ts';

const ENTRY_TYPES = ['BitstringStatusListEntry', 'StatusList2021Entry'];
const CREDENTIAL_TYPES = ['BitstringStatusListCredential', 'StatusList2021Credential'];
const LIST_TYPES = ['BitstringStatusList', 'StatusList2021'];

interface Entry {
  address: string;
  purpose: 'revocation' | 'suspension';
  index: number;
}

/**
 * Checks whether a credential was revoked, after its signature: only then are the addresses of the lists the signer's word. Every entry
 * is read, and what cannot be read counts as unknown. `issuer` says whether the credential's own issuer is confirmed.
 */
export async function checkStatus(
  credential: JsonObject,
  issuer: Check,
  sources: Sources,
): Promise<Check> {
  const entries = asArray(credential['credentialStatus']);
  if (credential['credentialStatus'] === undefined) return passed('status', 'no_status');
  if (entries.length === 0) return notChecked('status', 'status_not_readable');
  let worst: Check = passed('status');
  for (const value of entries.slice(0, LIMITS.statusEntries)) {
    const entry = readEntry(value);
    const check = entry
      ? await checkEntry(entry, credential, issuer, sources)
      : notChecked('status', 'status_not_readable');
    if (check.outcome === 'failed') return check;
    if (check.outcome === 'not_checked') worst = check;
  }
  return entries.length > LIMITS.statusEntries
    ? notChecked('status', 'too_many_status_entries')
    : worst;
}

function readEntry(value: Json): Entry | undefined {
  if (!isObject(value) || !hasType(value, ENTRY_TYPES)) return undefined;
  const address = asText(value['statusListCredential']);
  const purpose = asText(value['statusPurpose']);
  const index = indexOf(value['statusListIndex']);
  const isOneBit = value['statusSize'] === undefined || value['statusSize'] === 1;
  if (purpose !== 'revocation' && purpose !== 'suspension') return undefined;
  return address === undefined || index === undefined || !isOneBit
    ? undefined
    : { address, purpose, index };
}

/** Reads a whole number from 0 on, as text; a sample of 1EdTech's writes it as a number. */
function indexOf(value: Json | undefined): number | undefined {
  const index = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? index : undefined;
}

/**
 * Reads one entry from its list. A set entry counts in each list that the issuer signed; an entry that is not set counts only in the list
 * that is meant, as of now.
 */
async function checkEntry(
  { address, purpose, index }: Entry,
  credential: JsonObject,
  issuer: Check,
  sources: Sources,
): Promise<Check> {
  const text = await sources.load(address);
  if (text === undefined) return notChecked('status', 'status_not_reachable');
  const signed = await verifyList(text.trim(), sources);
  const { credential: list } = signed;
  // Nothing better is known of the list's issuer than of the credential's.
  const isConfirmed = signed.issuer.outcome === 'passed';
  const isTrusted =
    isConfirmed || (signed.issuer.outcome === 'not_checked' && issuer.outcome !== 'passed');
  if (
    !list ||
    signed.signature.outcome !== 'passed' ||
    issuerIdOf(list) !== issuerIdOf(credential) ||
    !isTrusted
  ) {
    return notChecked('status', 'status_not_signed');
  }
  const bits = await readBits(list, purpose);
  const isSet = bits && isEntrySet(bits, index);
  if (isSet === undefined) return notChecked('status', 'status_not_readable');
  if (isSet) return failed('status', purpose === 'suspension' ? 'suspended' : 'revoked');
  const doubt = isConfirmed ? doubtAbout(list, address, sources.now) : 'status_not_signed';
  return doubt ? notChecked('status', doubt) : passed('status');
}

async function readBits(list: JsonObject, purpose: string): Promise<Uint8Array | undefined> {
  const subject = list['credentialSubject'];
  if (!isObject(subject) || !hasType(list, CREDENTIAL_TYPES) || !hasType(subject, LIST_TYPES)) {
    return undefined;
  }
  const isFor = asArray(subject['statusPurpose']).includes(purpose);
  return isFor ? decodeStatusList(asText(subject['encodedList']) ?? '') : undefined;
}

/** Says why a list may not be the current one of its address. The standard lets a list state no id. */
function doubtAbout(list: JsonObject, address: string, now: Date): CheckReason | undefined {
  if (list['id'] !== undefined && list['id'] !== address) return 'status_list_of_another';
  const time = (value: Json) => Date.parse(asText(value) ?? '');
  const stated = (...names: string[]) =>
    names.flatMap((name) => (list[name] === undefined ? [] : [time(list[name])]));
  const hasBegun = stated('validFrom', 'issuanceDate').every((from) => from <= now.getTime());
  const isLasting = stated('validUntil', 'expirationDate').every((until) => until > now.getTime());
  return hasBegun && isLasting ? undefined : 'status_list_outdated';
}

function hasType({ type }: JsonObject, types: readonly string[]): boolean {
  return asArray(type).some((stated) => types.includes(asText(stated) ?? ''));
}

async function verifyList(text: string, sources: Sources): Promise<SignedContent> {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return verifyToken(text, sources);
  const unreadable = notChecked('signature', 'no_signature');
  try {
    const document = parseJson(text);
    if (isObject(document)) return await verifyProofs(document, sources);
  } catch {
    // Said below: it is no list.
  }
  return { signature: unreadable, issuer: notChecked('issuer', 'no_signature') };
}
