// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore, hasFields, isString } from './device-store.ts';

interface Draft {
  text: string;
}

const isDraft = (value: unknown): value is Draft => hasFields(value, { text: 'string' });
const openStore = () => new DeviceStore<Draft>({ name: 'draft', version: 2, isValid: isDraft });

/** Makes methods of localStorage throw, as in a full or blocked storage. */
function blockStorage(...methods: string[]) {
  const refuse = () => {
    throw new Error('The storage is full or blocked');
  };
  const blocked = new Proxy(localStorage, {
    get: (storage, name) => {
      if (typeof name === 'string' && methods.includes(name)) return refuse;
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
  vi.stubGlobal('localStorage', blocked);
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('device store', () => {
  it('stores a value under its name, version and ids', () => {
    expect(openStore().write({ text: 'Ask legal' }, 'ada', 'm1')).toBe(true);
    expect(localStorage.getItem('draft:v2:ada:m1')).toBe('{"text":"Ask legal"}');
    expect(openStore().read('ada', 'm1')).toEqual({ text: 'Ask legal' });
  });

  it('never shows one learner the entry of another learner', () => {
    openStore().write({ text: 'About Lee' }, 'ada', 'm1');
    expect(openStore().read('grace', 'm1')).toBeUndefined();
    expect(openStore().list('grace')).toEqual([]);
    openStore().remove('grace', 'm1');
    expect(openStore().read('ada', 'm1')?.text).toBe('About Lee');
  });

  it('distinguishes ids that contain the separator', () => {
    openStore().write({ text: 'one' }, 'a:b', 'c');
    expect(openStore().read('a', 'b:c')).toBeUndefined();
    expect(openStore().list('a:b')).toEqual([{ ids: ['a:b', 'c'], value: { text: 'one' } }]);
  });

  it('treats invalid JSON and a value of another shape as missing', () => {
    localStorage.setItem('draft:v2:ada:m1', '{"text":');
    localStorage.setItem('draft:v2:ada:m2', '{"text":5}');
    localStorage.setItem('draft:v2:ada:m3', 'null');
    expect([openStore().read('ada', 'm1'), openStore().read('ada', 'm2')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(openStore().list('ada')).toEqual([]);
  });

  it('caches a value until the page closes when the storage is full', () => {
    const store = openStore();
    blockStorage('setItem');
    expect(store.write({ text: 'unsaved' }, 'ada', 'm1')).toBe(false);
    expect(store.read('ada', 'm1')).toEqual({ text: 'unsaved' });
    expect(store.list('ada')).toHaveLength(1);
    vi.unstubAllGlobals();
    store.remove('ada', 'm1');
    expect(store.list('ada')).toEqual([]);
  });

  it('never throws when the storage is blocked', () => {
    const store = openStore();
    blockStorage('getItem', 'removeItem');
    expect(store.read('ada', 'm1')).toBeUndefined();
    expect(() => store.remove('ada', 'm1')).not.toThrow();
  });

  it('stores entries of one tab in the session storage', () => {
    const tab = new DeviceStore({ name: 'tab', version: 1, isValid: isString, area: 'session' });
    tab.write('here');
    expect(sessionStorage.getItem('tab:v1')).toBe('"here"');
    expect(localStorage.length).toBe(0);
  });

  it('reports changes in this page and in other tabs until the listener unsubscribes', () => {
    const store = openStore();
    const changes: unknown[] = [];
    const unsubscribe = store.subscribe((change) => changes.push(change));
    const fromOtherTab = (key: string | null, newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    store.write({ text: 'mine' }, 'ada', 'm1');
    fromOtherTab('draft:v2:ada:m1', '{"text":"theirs"}');
    fromOtherTab('draft:v2:ada:m1', null);
    fromOtherTab('draft:v20:ada:m1', '{"text":"of another version"}');
    fromOtherTab(null, null);
    unsubscribe();
    store.write({ text: 'later' }, 'ada', 'm1');
    const ids = ['ada', 'm1'];
    expect(changes).toEqual([
      { ids, value: { text: 'mine' }, isFromOtherTab: false },
      { ids, value: { text: 'theirs' }, isFromOtherTab: true },
      { ids, value: undefined, isFromOtherTab: true },
      { ids: undefined, value: undefined, isFromOtherTab: true },
    ]);
  });
});

describe('migration of entries of a former release', () => {
  const openMigratingStore = () =>
    new DeviceStore<string>({
      name: 'form',
      version: 1,
      isValid: isString,
      migration: { prefix: 'form:', parse: (text) => text },
    });

  it('moves unsent work to its new key', () => {
    localStorage.setItem('form:ada:a1:name', 'Ada');
    expect(openMigratingStore().read('ada', 'a1', 'name')).toBe('Ada');
    expect(Object.keys(localStorage)).toEqual(['form:v1:ada:a1:name']);
  });

  it('never replaces a newer entry', () => {
    localStorage.setItem('form:ada:a1:name', 'old');
    localStorage.setItem('form:v1:ada:a1:name', '"new"');
    expect(openMigratingStore().read('ada', 'a1', 'name')).toBe('new');
    expect(Object.keys(localStorage)).toEqual(['form:v1:ada:a1:name']);
  });

  it('leaves an entry in place when there is no space to move it', () => {
    localStorage.setItem('form:ada:a1:name', 'Ada');
    blockStorage('setItem');
    expect(openMigratingStore().read('ada', 'a1', 'name')).toBeUndefined();
    vi.unstubAllGlobals();
    expect(openMigratingStore().read('ada', 'a1', 'name')).toBe('Ada');
  });
});
