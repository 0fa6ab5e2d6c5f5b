import { parseCourseId } from '@learning/shared/domain/course';

/** The two courses in the address of `/compare`: `?a=1&b=3`. */
export interface CompareSearch {
  a?: number;
  b?: number;
}

export function parseCompareSearch(search: Record<string, unknown>): CompareSearch {
  const a = parseCourseId(String(search['a']));
  const b = parseCourseId(String(search['b']));
  return { ...(a === undefined ? {} : { a }), ...(b === undefined ? {} : { b }) };
}
