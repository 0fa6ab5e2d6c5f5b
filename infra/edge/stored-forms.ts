/** One of the forms in which the bucket has a file of the build. */
export interface StoredForm {
  /** Key in the bucket, without a leading slash. */
  key: string;
  /** Name of the file below the build's folder, which gives its type. */
  name: string;
  /** Name of the built file that holds this form: the same, or its compressed neighbor. */
  source: string;
  /** The encoding in which it is stored; undefined if plain. */
  encoding: 'br' | undefined;
}

/** What the build appends to the name of a script or style that it has compressed. */
export const COMPRESSED = '.br';
/** What the key of its plain form ends with; `viewer-request.ts` asks for it. */
const PLAIN = '.identity';

/** Whether the bucket has a file in two forms: compressed with Brotli under its own key, and plain. */
export function isStoredCompressed(name: string): boolean {
  return /^assets\/[^/]+\.(js|css)$/.test(name);
}

/** Returns the forms in which the bucket has a file of the build. Source: shared/decisions/032-performance.md */
export function storedForms(name: string): StoredForm[] {
  const plain: StoredForm = { key: name, name, source: name, encoding: undefined };
  if (!isStoredCompressed(name)) return [plain];
  return [
    { ...plain, source: name + COMPRESSED, encoding: 'br' },
    { ...plain, key: name + PLAIN },
  ];
}

/** Returns the form that a key of the bucket stands for. */
export function formOf(key: string): StoredForm {
  const name = key.endsWith(PLAIN) ? key.slice(0, -PLAIN.length) : key;
  const known = storedForms(name).find((form) => form.key === key);
  return known ?? { key, name: key, source: key, encoding: undefined };
}
