/** Schemas of fields that several calls have. */
import * as z from 'zod';
import { isName, isVisibleLine, isVisibleText } from '#domain/visible-line.ts';

/** Integer id in a path, which travels as text. */
export const CourseIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a course id, which is a positive whole number')
  .transform(Number);

export const CourseId = z.int().positive();

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters');

export const ContentId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(120);

/** ULID: 26 characters of Crockford's base 32, sortable by time. */
export const SortableId = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'must be an id of 26 digits and capital letters');

/** `me` or the learner's own id; the router refuses any other with 403. Source: rules/access.md A2. */
export const UserId = z.string().min(1).max(64);

/** A line that a person enters and others see: a name, an organization, an address. Source: rules/privacy.md P10 */
export const VisibleLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isVisibleLine, { error: 'has characters that are not allowed', abort: true });

/** A text of several lines that a person enters and others see. Source: rules/privacy.md P10 */
export const VisibleText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isVisibleText, { error: 'has characters that are not allowed', abort: true });

/** The name of a person or an organization. Source: rules/privacy.md P10 */
export const Name = (max: number) =>
  VisibleLine(max).refine(isName, 'must have a letter or a digit');

/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** Whole percent. */
export const Percent = z.int().min(0).max(100);

/** US dollars with at most two decimals. Source: rules/money.md M1. */
export const Dollars = z.number().min(0);

/** IANA name, e.g. `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      return true;
    } catch {
      return false;
    }
  }, 'must be an IANA time zone, such as Europe/Berlin');

/** Sanitized HTML tree (hast) that the browser turns into elements. The API never sends raw HTML. */
export interface RichTextNode {
  type: 'root' | 'element' | 'text';
  tagName?: string | undefined;
  properties?: Record<string, string | number | boolean | (string | number)[]> | undefined;
  children?: RichTextNode[] | undefined;
  value?: string | undefined;
}

export const RichText: z.ZodType<RichTextNode> = keepParsedRoots(
  z
    .lazy(() =>
      z.object({
        type: z.enum(['root', 'element', 'text']),
        tagName: z.string().optional(),
        properties: z
          .record(
            z.string(),
            z.union([
              z.string(),
              z.number(),
              z.boolean(),
              z.array(z.union([z.string(), z.number()])),
            ]),
          )
          .optional(),
        children: z.array(RichText).optional(),
        value: z.string().optional(),
      }),
    )
    .meta({ id: 'RichText', description: 'Sanitized HTML tree (hast).' }),
);

/**
 * Parses each tree once: a published text is read once a minute and sent to many learners. A tree must not be changed after it was
 * parsed.
 */
function keepParsedRoots<S extends z.ZodType<RichTextNode>>(schema: S): S {
  const parsed = new WeakMap<object, RichTextNode>();
  const run = schema._zod.run.bind(schema._zod);
  schema._zod.run = (payload, context) => {
    const input = payload.value as unknown;
    if (!isRoot(input)) return run(payload, context);
    const known = parsed.get(input);
    if (known) return Object.assign(payload, { value: known });
    const result = run(payload, context);
    if (!(result instanceof Promise) && result.issues.length === 0) {
      parsed.set(input, result.value as RichTextNode);
    }
    return result;
  };
  return schema;
}

function isRoot(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}
