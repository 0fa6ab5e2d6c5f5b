import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';

type Tree = { [key: string]: unknown };

/**
 * Stores the pool and its clients as JSON files. It replaces cognito-local's store, which can corrupt a file when two writes
 * overlap.
 */
export class FileStoreFactory implements DataStoreFactory {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws StartFailure when the file exists but is not JSON */
  async create(_context: Context, id: string, defaults: object): Promise<DataStore> {
    const file = join(this.#folder, `${id}.json`);
    const tree = { ...(defaults as Tree), ...readTree(file) };
    const store = new FileStore(file, tree);
    store.save();
    return store;
  }
}

class FileStore implements DataStore {
  readonly #file: string;
  readonly #tree: Tree;

  constructor(file: string, tree: Tree) {
    this.#file = file;
    this.#tree = tree;
  }

  save(): void {
    replaceFile(this.#file, JSON.stringify(this.#tree, null, 2));
  }

  async getRoot<T>(): Promise<T | null> {
    return this.#tree as T;
  }

  async get<T>(_context: Context, key: string | string[], defaultValue?: T): Promise<T> {
    let value: unknown = this.#tree;
    for (const part of [key].flat()) value = (value as Tree | undefined)?.[part];
    return (value ?? defaultValue ?? null) as T;
  }

  async set<T>(_context: Context, key: string | string[], value: T): Promise<void> {
    const [parent, last] = this.#parentOf(key);
    parent[last] = value;
    this.save();
  }

  async delete(_context: Context, key: string | string[]): Promise<void> {
    const [parent, last] = this.#parentOf(key);
    delete parent[last];
    this.save();
  }

  #parentOf(key: string | string[]): [Tree, string] {
    const parts = [key].flat();
    let parent = this.#tree;
    for (const part of parts.slice(0, -1)) parent = (parent[part] ??= {}) as Tree;
    return [parent, parts.at(-1)!];
  }
}

function readTree(file: string): Tree {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'), reviveDate) as Tree;
  } catch {
    throw unreadableState(file);
  }
}

/** cognito-local expects a Date in every key that ends with `Date`. */
function reviveDate(key: string, value: unknown): unknown {
  return key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;
}
