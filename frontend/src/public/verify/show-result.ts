import { ACTIVITY_FACTS, isActivityType } from '@learning/shared/domain/activity-types';
import type { PublicCertificate } from '@learning/shared/credentials/public-certificate';
import type { CredentialSummary } from '@learning/shared/credentials/verification/verdict';
import type { CheckResult } from '#features/verify/check/check.ts';
import type { Cases, VerdictName } from '../attributes.ts';
import { setLinks, setTexts, showCase } from '../facts.ts';
import { copyOf, repeatRow } from '../templates.ts';

type Verified = Extract<CheckResult, { kind: 'verified' }>;

/** Shows what a check ended with: the verdict first, then who, what and when, then how it was checked. */
export function showResult(result: CheckResult): void {
  const verified = result.kind === 'verified' ? result : undefined;
  const issuer = issuerOf(verified?.verification.summary);
  setTexts(document, { issuer });
  const word = showVerdict(verdictOf(result));
  const details = copyOf('details');
  setTexts(details, { issuer });
  fillDetails(details, verified);
  for (const unused of details.querySelectorAll('[hidden]')) unused.remove();
  placeOfDetails().replaceChildren(details);
  document.title = document.title.replace(/^.*(?= · )/, `${word}: certificate verification`);
  performance.mark('verdict');
}

/** Shows that a check is running. */
export function showChecking(): void {
  showVerdict('checking');
  placeOfDetails().replaceChildren();
}

/** Shows the sentence of a verdict, and its word and tone above. Returns the word. */
function showVerdict(name: VerdictName): string {
  const verdict = document.querySelector<HTMLElement>('[data-verdict]')!;
  const sentence = verdict.querySelector<HTMLElement>(`[data-case="verdict=${name}"]`)!;
  const { word = '', tone = '' } = sentence.dataset;
  verdict.dataset['tone'] = tone;
  showCase(verdict, 'tone', tone as Cases['tone']);
  setTexts(verdict, { verdict: word });
  showCase(verdict, 'verdict', name);
  verdict.setAttribute('aria-busy', String(name === 'checking'));
  return word;
}

function placeOfDetails(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-details]')!;
}

function verdictOf(result: CheckResult): VerdictName {
  if (result.kind === 'unreadable') return result.code;
  if (result.kind !== 'verified') return result.kind;
  const { state, checks } = result.verification;
  const isNoBadge = checks.some(({ name, outcome }) => name === 'format' && outcome === 'failed');
  return state === 'invalid' && isNoBadge ? 'no_badge' : state;
}

/** Fills what the page knows of a credential; without one, only the next steps are left. */
function fillDetails(details: HTMLElement, verified: Verified | undefined): void {
  const { summary, checks = [] } = verified?.verification ?? {};
  const certificate = verified?.certificate;
  const id = certificate?.certificateId;
  // From a file that the holder hands over, the signed name shows even if the public page keeps it private.
  const holder = certificate?.holderName ?? summary?.holderName;
  const activities = certificate?.activities ?? [];
  setTexts(details, {
    'activity-count': String(activities.length || ''),
    'certificate-id': id ?? '',
    'changed-on': dateText(certificate?.changedAt),
    'checked-at': verified ? timeText(new Date()) : '',
    'completed-on': dateText(certificate?.completedAt ?? summary?.awardedDate),
    'course-title': summary ? titleOf(summary, certificate) : '',
    criteria: summary?.criteria ?? '',
    description: summary?.description ?? '',
    holder: holder ?? '',
    hours: String(certificate?.instructionHours ?? ''),
    'issued-on': dateText(summary?.validFrom),
    'valid-until': dateText(summary?.validUntil),
  });
  const state = certificate?.state;
  showCase(details, 'change', state === 'valid' ? undefined : state);
  showCase(details, 'reason', certificate?.reason as Cases['reason'] | undefined);
  showCase(details, 'holder', holder ? 'named' : certificate && 'private');
  setLinks(details, {
    'newer-certificate': certificate?.replacedBy && `/verify/${certificate.replacedBy}`,
    'signed-credential': id && `/credentials/${id}.jwt`,
  });
  repeatRow(details, 'activity', activities, (row, { title, kind, scorePercent }) =>
    setTexts(row, {
      activity: title,
      'activity-kind': kindName(kind),
      'activity-score': scorePercent === undefined ? 'Passed' : `${Math.round(scorePercent)}%`,
    }),
  );
  repeatRow(details, 'check', checks, (row, { name, outcome, reason }) => {
    showCase(row, 'check', name);
    showCase(row, 'outcome', outcome);
    showCase(row, 'finding', reason ?? `${name}-passed`);
  });
}

/** Returns the name of a kind in the verification document; other issuers' kinds are shown as they are. */
function kindName(kind = ''): string {
  if (kind === 'document') return ACTIVITY_FACTS.generator.nameOnCertificate;
  return isActivityType(kind) ? ACTIVITY_FACTS[kind].nameOnCertificate : kind;
}

function titleOf(summary: CredentialSummary, certificate: PublicCertificate | undefined): string {
  return certificate?.courseTitle ?? summary.achievementName ?? 'Untitled achievement';
}

function issuerOf(summary: CredentialSummary | undefined): string {
  const host = hostOf(summary?.issuerId);
  if (!summary?.issuerName) return host ?? 'its issuer';
  return host ? `${summary.issuerName} (${host})` : summary.issuerName;
}

function hostOf(id = ''): string | undefined {
  if (id.startsWith('did:web:')) return id.split(':')[2];
  return URL.canParse(id) && id.startsWith('http') ? new URL(id).host : undefined;
}

function dateText(instant = ''): string {
  if (Number.isNaN(Date.parse(instant))) return '';
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function timeText(instant: Date): string {
  return instant.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}
