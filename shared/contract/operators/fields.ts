/** Schemas of fields that several calls of operators have. */
import * as z from 'zod';
import { VisibleText } from '../fields.ts';

/** Why an operator changes something; stands in the audit record. */
export const Reason = VisibleText(500).min(3);

/** What the person whom a decision concerns reads about it. */
export const Statement = VisibleText(500).min(3);

/** The `sub` of a learner, in calls of an operator about them. */
export const LearnerId = z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a learner');

/** A calendar month in UTC. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, such as 2026-11');

/** Where the next page of a list starts, as the page before it said. */
export const Cursor = z.string().min(1).max(300);

/** A file that the caller saves. */
export const CsvFile = z.object({ fileName: z.string(), csv: z.string() }).meta({ id: 'CsvFile' });
