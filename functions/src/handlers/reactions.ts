import { site } from '@learning/content/site';
import { isDemoAddress } from '@learning/shared/contract/demo-account';
import { createTellingDependencies } from '#companies/dependencies.ts';
import { eventRepository } from '#events/event-repository.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import { cognitoContacts } from '#gateways/cognito/emails.ts';
import { openMail } from '#gateways/mail.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { createReactionDependencies } from '#notifications/dependencies.ts';
import { reactionEnvironment } from '#notifications/env.ts';
import { createReactionHandler } from '#notifications/reactions/reaction-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('reactions', reactionEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'reactions');
const contactOf = cognitoContacts(environment.USER_POOL_ID);

/** Runs for the events that the table's stream reports, and for the events of a day that are to be processed again. */
export const handler = createReactionHandler({
  ...createReactionDependencies(table, {
    contactOf: async (userId) => {
      const contact = await contactOf(userId);
      return contact && isDemoAddress(contact.email) ? null : contact;
    },
    hashKey: environment.USER_POOL_ID,
    sendMail: openMail(environment.MAIL_SENDER, environment.MAIL_EVENTS),
    operatorEmail: environment.OPERATOR_EMAIL || site.contact.email,
    siteOrigin: siteOriginReader(environment),
  }),
  events: eventRepository(table),
  figures: createFigureDependencies(table),
  telling: createTellingDependencies(table),
});
