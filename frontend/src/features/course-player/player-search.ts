/** The query of `/course/{id}/play`. */
export interface PlayerSearch {
  /** Id of the open module. */
  module?: string;
}

/** Keeps the known fields of the query. */
export function parsePlayerSearch({ module }: Record<string, unknown>): PlayerSearch {
  return typeof module === 'string' && /^[a-z0-9-]{1,120}$/.test(module) ? { module } : {};
}
