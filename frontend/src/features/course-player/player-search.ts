/** The query of `/course/{id}/play`. */
export interface PlayerSearch {
  /** Id of the open module. */
  module?: string;
  /** Id of the open step of the module; its first one, or where the learner stopped, without it. */
  step?: string;
}

/** Keeps the known fields of the query. */
export function parsePlayerSearch({ module, step }: Record<string, unknown>): PlayerSearch {
  if (!isId(module)) return {};
  return isId(step) ? { module, step } : { module };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,140}$/.test(value);
