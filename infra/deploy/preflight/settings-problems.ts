import { site } from '@learning/content/site';
import { EDGE_LOG_REGION } from '#constructs/edge-log.ts';
import type { EnvironmentSettings } from '#environments.ts';
import type { Problem } from './preflight.ts';

/** Returns what the settings of an environment leave out. */
export function problemsOfSettings(settings: EnvironmentSettings): Problem[] {
  const { name, account, domain, senderAddress, alarmEmail, operatorEmail, region, firewall } =
    settings;
  const problems: (Problem | false)[] = [
    account === null && {
      check: 'account',
      sentence: `whatever account the credentials belong to gets a ${name}. Set account.`,
    },
    domain === null && {
      check: 'domain',
      sentence:
        'the site gets an address of CloudFront, which links and certificates then contain. Set domain.',
    },
    senderAddress === null && {
      check: 'sender',
      sentence:
        'nothing is mailed but 50 codes a day from Cognito: no receipts, invitations or reminders. Set senderAddress.',
    },
    alarmEmail === null && {
      check: 'alarms',
      sentence: 'no one gets the alarms. Set alarmEmail.',
    },
    operatorEmail === null && {
      check: 'operator',
      sentence: `requests of visitors go to ${site.contact.email}. Set operatorEmail.`,
    },
    region !== EDGE_LOG_REGION && {
      check: 'edge-log',
      sentence: `CloudFront delivers its access log and the metrics of its errors in ${EDGE_LOG_REGION} only, so there is neither that log nor that alarm.`,
    },
    firewall === 'none' && {
      check: 'firewall',
      sentence:
        'one address can send as many calls as the account can pay for. Set firewall, or waive it for its price.',
    },
    site.instructor.person === null && {
      check: 'site-texts',
      sentence:
        'the instructor has no name, portrait and greeting. Enter them in shared/content/site.ts.',
    },
    site.contact.email.endsWith('.example') && {
      check: 'site-texts',
      sentence: `the contact address is ${site.contact.email}. Enter yours in shared/content/site.ts.`,
    },
  ];
  return problems.filter((problem) => problem !== false);
}
