import { ACTIVITY_FACTS, isActivityType } from '@learning/shared/domain/activity-types';
import { activitiesInWords, isDocument } from '@learning/shared/domain/wording/activities-in-words';
import type { CredentialState } from '@learning/shared/credentials/verification/verdict';
import { printDateAndTime, printDay } from '#lib/print-date.ts';
import type { CheckResult } from '#features/verify/check/check.ts';
import type { Facts, VerdictName } from '../attributes.ts';
import { setFacts } from '../facts.ts';
import { copyOf, repeatRow } from '../templates.ts';

type Verified = Extract<CheckResult, { kind: 'verified' }>;

/** Shows what a check ended with: the verdict first, then who, what and when, then how it was checked. */
export function showResult(result: CheckResult): void {
  const verified = result.kind === 'verified' ? result : undefined;
  const issuer = issuerOf(verified);
  setFacts(document, { issuer });
  const word = showVerdict(verdictOf(result));
  const details = copyOf('details');
  placeOfDetails().replaceChildren(details);
  fillDetails(details, verified);
  for (const unused of details.querySelectorAll('[hidden]')) unused.remove();
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
  const sentence = verdict.querySelector<HTMLElement>(`[data-if="verdict=${name}"]`)!;
  const { word = '', tone = '' } = sentence.dataset;
  verdict.dataset['tone'] = tone;
  setFacts(verdict, { verdict: name, 'verdict-word': word, tone: tone as Facts['tone'] });
  verdict.setAttribute('aria-busy', String(name === 'checking'));
  return word;
}

/** Returns the word of a state, as the page says it for a single certificate. */
function wordOf(state: CredentialState): string {
  return document.querySelector<HTMLElement>(`[data-if="verdict=${state}"]`)?.dataset['word'] ?? '';
}

function placeOfDetails(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-details]')!;
}

function verdictOf(result: CheckResult): VerdictName {
  if (result.kind === 'unreadable') return result.code;
  if (result.kind !== 'verified') return result.kind;
  const { state, checks } = result.verification;
  const isRecord = result.verification.summary?.contained !== undefined;
  if (state === 'valid' && isRecord) return 'valid_record';
  if (state !== 'invalid') return state;
  if (checks.some(({ reason }) => reason === 'not_ours')) return 'not_ours';
  const isNoBadge = checks.some(({ name, outcome }) => name === 'format' && outcome === 'failed');
  return isNoBadge ? 'no_badge' : state;
}

/**
 * Fills what the page knows of a credential; without one, only the next steps are left. What is signed comes from the
 * credential; our record adds only what is not.
 */
function fillDetails(details: HTMLElement, verified: Verified | undefined): void {
  const { summary, checks = [] } = verified?.verification ?? {};
  const certificate = verified?.certificate;
  const id = certificate?.certificateId;
  // From a file that the holder hands over, the signed name shows even if the public page keeps it private.
  const holder = summary?.holderName ?? certificate?.holderName;
  const results = summary?.results ?? [];
  const activities = certificate?.activities ?? [];
  const contained = summary?.contained ?? [];
  const state = certificate?.state;
  setFacts(details, {
    'activity-count': activitiesInWords(activities.map(({ kind = '' }) => kind)),
    'certificate-id': id,
    change: state === 'valid' ? undefined : state,
    'changed-on': dateText(certificate?.changedAt),
    'checked-at': verified ? printDateAndTime(new Date()) : '',
    'completed-on': dateText(summary?.awardedDate ?? certificate?.completedAt),
    'contained-count': String(contained.length || ''),
    'course-title': summary ? (summary.achievementName ?? 'Untitled achievement') : '',
    criteria: summary?.criteria,
    description: summary?.description,
    holder,
    'holder-is-private': certificate !== undefined && !holder,
    hours: summary?.instructionHours,
    'issued-on': dateText(summary?.validFrom),
    narrative: summary?.narrative,
    'newer-certificate': certificate?.replacedBy && `/verify/${certificate.replacedBy}`,
    'result-count': String(results.length || ''),
    'signed-credential': id && `/credentials/${id}.jwt`,
    'valid-until': dateText(summary?.validUntil),
  });
  const resultRows = results.map(({ name, value }) => ({ result: name, 'result-value': value }));
  const containedRows = contained.map(({ name, state: itsState, awardedDate }) => ({
    'contained-name': name,
    'contained-date': dateText(awardedDate),
    'contained-state': wordOf(itsState),
  }));
  const activityRows = activities.map(({ title, kind, scorePercent }) => ({
    activity: title,
    'activity-kind': kindName(kind),
    'activity-score': resultOf(kind, scorePercent),
  }));
  const checkRows = checks.map(({ name, outcome, reason }) => {
    return { check: name, outcome, finding: reason ?? (`${name}-passed` as const) };
  });
  repeatRow(details, 'result', resultRows);
  repeatRow(details, 'contained', containedRows);
  repeatRow(details, 'activity', activityRows);
  repeatRow(details, 'check', checkRows);
}

function resultOf(kind = '', scorePercent: number | undefined): string {
  if (isDocument(kind)) return 'Completed';
  return scorePercent === undefined ? 'Passed' : `${Math.round(scorePercent)}%`;
}

/** Returns the name of a kind in the verification document; other issuers' kinds are shown as they are. */
function kindName(kind = ''): string {
  if (kind === 'document') return ACTIVITY_FACTS.generator.nameOnCertificate;
  return isActivityType(kind) ? ACTIVITY_FACTS[kind].nameOnCertificate : kind;
}

/**
 * Names the issuer as the credential does, and the place that its key belongs to. On a host with many tenants, only the
 * whole address tells which one it is.
 */
function issuerOf(verified: Verified | undefined): string {
  const summary = verified?.verification.summary;
  const place = placeOf(summary?.issuerId, verified?.isOurs);
  if (!summary?.issuerName) return place ?? 'its issuer';
  return place ? `${summary.issuerName} (${place})` : summary.issuerName;
}

function placeOf(id = '', isOurs = false): string | undefined {
  if (id.startsWith('did:web:')) return id.slice('did:web:'.length).replaceAll(':', '/');
  if (!URL.canParse(id) || !id.startsWith('http')) return undefined;
  const { host, pathname } = new URL(id);
  return isOurs ? host : (host + pathname).replace(/\/$/, '');
}

function dateText(instant = ''): string {
  return Number.isNaN(Date.parse(instant)) ? '' : printDay(instant);
}
