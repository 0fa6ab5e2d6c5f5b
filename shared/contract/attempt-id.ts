import * as z from 'zod';

/** The server creates it for a skill check and a scenario, the client for a generator. */
export const AttemptId = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and hyphens');
