import { asArray, isObject, type Json, type JsonObject } from '../reading/parse-json.ts';

/** Members that decide about a credential, and so may stand in it alone. */
const DECIDING = ['credentialStatus', 'validFrom', 'validUntil', 'issuanceDate', 'expirationDate'];

/**
 * Whether JSON-LD states everything in the plain words that this verifier reads. `eddsa-rdfc-2022` signs a graph, and a graph can be
 * spelled in many ways: with the status under its full address, or in another object with the credential's id, the signature would
 * still be right, and the verifier would see no status.
 */
export function hasOneSpelling(document: JsonObject): boolean {
  const id = document['id'];
  const isPlain = (value: Json, isTop: boolean): boolean => {
    if (Array.isArray(value)) return value.every((item) => isPlain(item, false));
    if (!isObject(value)) return true;
    const names = Object.keys(value);
    if (!isTop && value['id'] !== undefined && value['id'] === id) {
      if (names.some((name) => DECIDING.includes(name))) return false;
    }
    return names.every((name) => {
      if (name === '@context')
        return asArray(value[name]).every((context) => typeof context === 'string');
      return !name.startsWith('@') && !name.includes(':') && isPlain(value[name]!, false);
    });
  };
  return isPlain(document, true);
}
