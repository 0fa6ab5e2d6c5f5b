import type { RouteDefinition } from '@learning/shared/contract/route';
import type * as z from 'zod';

/** A call as an operator typed it, checked by the contract. */
export interface TypedCall {
  name: string;
  route: RouteDefinition;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  isConfirmed: boolean;
}

/** What is wrong with the line, for the terminal. */
export class UnusableLine extends Error {
  override readonly name = 'UnusableLine';
}

const PLACES = ['params', 'query', 'body'] as const;

/** `listAudit` → `list-audit`, as commands and flags are spelled. */
export const dashed = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * Reads `CALL --field value …` by the contract: the calls are its operators' calls, and the flags are the fields of their path, query and
 * body. A value is text, or JSON where the field is not text; a field of yes or no needs no value.
 *
 * @throws UnusableLine with a sentence for each field that is missing, unknown or invalid
 */
export function readCallLine(
  routes: Readonly<Record<string, RouteDefinition>>,
  args: readonly string[],
): TypedCall {
  const [typed = '', ...flags] = args;
  const found = Object.entries(routes).find(([key]) => dashed(key) === dashed(typed));
  if (!found) throw new UnusableLine(usageOf(routes));
  const [name, route] = found;
  const { isConfirmed, values } = readFlags(flags);
  const known = PLACES.flatMap((place) => Object.keys(route[place]?.shape ?? {}));
  const problems = [...values.keys()]
    .filter((flag) => !known.some((field) => dashed(field) === flag))
    .map((flag) => `--${flag} is unknown.`);
  const call: TypedCall = { name, route, params: {}, query: {}, body: {}, isConfirmed };
  for (const place of PLACES) {
    const schema = route[place];
    if (!schema) continue;
    const input = Object.fromEntries(
      Object.entries(schema.shape).flatMap(([field, fieldSchema]) => {
        const text = values.get(dashed(field));
        return text === undefined ? [] : [[field, valueOf(fieldSchema as z.ZodType, text)]];
      }),
    );
    const parsed = schema.safeParse(input);
    if (parsed.success) call[place] = parsed.data;
    else {
      for (const { path, message } of parsed.error.issues) {
        problems.push(`--${dashed(String(path[0] ?? place))}: ${message}`);
      }
    }
  }
  if (problems.length > 0) throw new UnusableLine([...problems, '', usageOfCall(found)].join('\n'));
  return call;
}

/** Returns all calls with their flags and what they do. */
export function usageOf(routes: Readonly<Record<string, RouteDefinition>>): string {
  return [
    'Usage: npm run operate -- --env local|dev|… CALL [--field value …] [--json]',
    ...Object.entries(routes).map(usageOfCall),
    'What changes something shows first what it would do; --yes does it. Lists are JSON: --roles \'["support"]\'.',
  ].join('\n');
}

function usageOfCall([name, route]: [string, RouteDefinition]): string {
  const flags = PLACES.flatMap((place) =>
    Object.entries(route[place]?.shape ?? {}).map(([field, schema]) => {
      const isOptional = (schema as z.ZodType).safeParse(undefined).success;
      const flag = `--${dashed(field)} …`;
      return isOptional ? `[${flag}]` : flag;
    }),
  );
  return `  ${[dashed(name), ...flags].join(' ')}\n      ${route.summary}`;
}

/** A flag without a value is true. `--flag=value` is the same as `--flag value`. */
function readFlags(args: readonly string[]) {
  const values = new Map<string, string>();
  let isConfirmed = false;
  for (let at = 0; at < args.length; at += 1) {
    const match = /^--([a-zA-Z][\w-]*)(?:=(.*))?$/s.exec(args[at]!);
    if (!match) throw new UnusableLine(`${args[at]} is not a flag.`);
    const [, typed = '', inline] = match;
    const flag = dashed(typed);
    if (flag === 'yes' && inline === undefined) {
      isConfirmed = true;
      continue;
    }
    const next = args[at + 1];
    const hasValue = inline === undefined && next !== undefined && !next.startsWith('--');
    values.set(flag, inline ?? (hasValue ? next : 'true'));
    if (hasValue) at += 1;
  }
  return { isConfirmed, values };
}

/** A number or a list stays text where the field is text. */
function valueOf(schema: z.ZodType, text: string): unknown {
  if (schema.safeParse(text).success) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
