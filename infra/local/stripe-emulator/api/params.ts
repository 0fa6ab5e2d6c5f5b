import { refusal } from './stripe-refusal.ts';

/** The parameters of a call, nested; leaves are text (v1) or JSON (v2). */
export type Params = Record<string, unknown>;

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') {
    throw refusal.invalidParameter(`Invalid string: ${JSON.stringify(value)}`, name);
  }
  return String(value as string | number | boolean);
}

/** Reads a text; an empty one, which unsets a field, becomes null. */
export function nullableTextOf(params: Params, name: string): string | null | undefined {
  const value = textOf(params, name);
  return value === '' ? null : value;
}

export function requiredText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined || value === '') throw refusal.missing(name);
  return value;
}

export function integerOf(params: Params, name: string): number | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw refusal.invalidParameter(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  }
  return Number(value);
}

export function requiredInteger(params: Params, name: string): number {
  const value = integerOf(params, name);
  if (value === undefined) throw refusal.missing(name);
  return value;
}

export function flagOf(params: Params, name: string): boolean | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') {
    throw refusal.invalidParameter(`Invalid boolean: ${value}`, name);
  }
  return value === 'true';
}

export function choiceOf<const T extends string>(
  params: Params,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw refusal.invalidParameter(`Invalid ${name}: must be one of ${choices.join(', ')}`, name);
  }
  return choice;
}

/**
 * Reads a choice of which Stripe offers more values than the emulator does.
 *
 * @throws StripeRefusal `parameter_unknown`
 */
export function emulatedChoiceOf<const T extends string>(
  params: Params,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(params, name);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== undefined && choice === undefined) throw refusal.notEmulated(`${name}=${value}`);
  return choice;
}

export function nestedOf(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw refusal.invalidParameter('Invalid object', name);
  }
  return value as Params;
}

export function listOf(params: Params, name: string): unknown[] | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (value === '') return [];
  if (!Array.isArray(value)) throw refusal.invalidParameter('Invalid array', name);
  return value;
}

export function textsOf(params: Params, name: string): string[] | undefined {
  return listOf(params, name)?.map(String);
}

export function objectsOf(params: Params, name: string): Params[] | undefined {
  return listOf(params, name)?.map((entry) => {
    if (typeof entry !== 'object' || entry === null) {
      throw refusal.invalidParameter('Invalid object', name);
    }
    return entry as Params;
  });
}

/** Stripe's limits on metadata. @see https://docs.stripe.com/metadata */
const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY = 40;
const MAX_METADATA_VALUE = 500;

function metadataValue(key: string, value: string): string {
  if (key.length > MAX_METADATA_KEY) {
    throw refusal.invalidParameter(
      `Metadata keys can have up to ${MAX_METADATA_KEY} characters: ${key}`,
      'metadata',
    );
  }
  if (value.length > MAX_METADATA_VALUE) {
    throw refusal.invalidParameter(
      `Metadata values can have up to ${MAX_METADATA_VALUE} characters, but you passed in a value that is ${value.length} characters.`,
      `metadata[${key}]`,
    );
  }
  return value;
}

/** Merges metadata as Stripe does: given keys replace, empty values delete, `''` deletes all. */
export function mergeMetadata(params: Params, old: Record<string, string>): Record<string, string> {
  if (params['metadata'] === '') return {};
  const merged = { ...old };
  for (const [key, value] of Object.entries(nestedOf(params, 'metadata') ?? {})) {
    if (value === '' || value === null) delete merged[key];
    else merged[key] = metadataValue(key, String(value as string));
  }
  const count = Object.keys(merged).length;
  if (count > MAX_METADATA_KEYS) {
    throw refusal.invalidParameter(
      `You can only have up to ${MAX_METADATA_KEYS} metadata keys; there would be ${count}.`,
      'metadata',
    );
  }
  return merged;
}

/** Refuses parameters that the emulator would otherwise silently ignore. */
export function refuseUnknown(params: Params, accepted: readonly string[], prefix = ''): void {
  const other = Object.keys(params).find((name) => !accepted.includes(name));
  if (other !== undefined) throw refusal.notEmulated(prefix ? `${prefix}[${other}]` : other);
}
