import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log. Ids and codes only: never bodies, tokens, names or e-mail addresses. */
export const log = new Logger({
  serviceName: process.env['SERVICE_NAME'] ?? 'learning-api',
  // undefined on a developer's machine, where no line has it.
  persistentKeys: { release: process.env['RELEASE'] },
});
