import type { Params } from './params.ts';

/** Parses `a[b][0][c]=x`, as Stripe's SDKs send it, into nested objects and lists of strings. */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [
      key.split('[', 1)[0] ?? '',
      ...[...key.matchAll(/\[([^\]]*)\]/g)].map((m) => m[1] ?? ''),
    ];
    put(root, path, value);
  }
  return listsRestored(root) as Params;
}

function put(root: Params, path: string[], value: string): void {
  let node = root;
  for (const [index, raw] of path.entries()) {
    // `a[]=x` appends.
    const name = raw === '' && index > 0 ? String(Object.keys(node).length) : raw;
    if (index === path.length - 1) {
      Object.defineProperty(node, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return;
    }
    if (!Object.hasOwn(node, name) || typeof node[name] !== 'object') {
      Object.defineProperty(node, name, {
        value: {},
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    node = node[name] as Params;
  }
}

function listsRestored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (isList) return entries.map(([, field]) => listsRestored(field));
  return Object.fromEntries(entries.map(([key, field]) => [key, listsRestored(field)]));
}
