import type { PublicCertificate } from '@learning/shared/credentials/public-certificate';
import type { CredentialSummary } from '@learning/shared/credentials/verification/verdict';
import type { CheckResult } from './check.ts';
import { byId, element, type Sign, sign } from './elements.ts';
import {
  checkText,
  type Headline,
  headlineOf,
  MISSING,
  revocationReasons,
  type Tone,
  UNREACHABLE,
  unreadable,
} from './sentences.ts';

type Verified = Extract<CheckResult, { kind: 'verified' }>;

/** Shows what a check ended with: the verdict first, then who, what and when, then how it was checked. */
export function showResult(result: CheckResult): void {
  const { word, sentence, tone } = headlineFor(result);
  const verdict = byId('verdict');
  verdict.dataset['tone'] = tone;
  verdict.dataset['state'] = result.kind === 'verified' ? result.verification.state : result.kind;
  verdict.setAttribute('aria-busy', 'false');
  verdict.querySelector('.seal')!.replaceChildren(sign(SIGNS[tone]));
  byId('word').textContent = word;
  // A new element: the old one would count as moved when the word above has another height.
  byId('sentence').replaceWith(element('p', { id: 'sentence' }, sentence));
  byId('details').replaceChildren(
    ...(result.kind === 'verified' ? detailsOf(result) : []),
    nextSteps(result),
  );
  document.title = `${word}: certificate verification | Due Course`;
  performance.mark('verdict');
}

const SIGNS: Record<Tone, Sign> = {
  success: 'passed',
  danger: 'failed',
  signal: 'not_checked',
  neutral: 'not_checked',
};

function headlineFor(result: CheckResult): Headline {
  if (result.kind === 'missing') return MISSING;
  if (result.kind === 'unreachable') return UNREACHABLE;
  if (result.kind === 'unreadable') {
    return { word: 'Not a credential', sentence: unreadable[result.code], tone: 'neutral' };
  }
  return headlineOf(result.verification, issuerOf(result.verification.summary));
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

function detailsOf(result: Verified): HTMLElement[] {
  const { verification, certificate } = result;
  const { summary, checks } = verification;
  const parts: (HTMLElement | undefined)[] = [
    certificate && changeOf(certificate),
    summary && factsOf(summary, certificate),
    certificate?.activities && certificate.activities.length > 0
      ? activitiesOf(certificate.activities)
      : undefined,
    element(
      'section',
      { class: 'panel', 'aria-labelledby': 'checks-title' },
      element('h2', { id: 'checks-title' }, 'What was checked'),
      element(
        'ul',
        { class: 'checks' },
        ...checks.map((check) => {
          const { title, outcome, sentence, tone } = checkText(check);
          const name = element(
            'p',
            {},
            `${title}: `,
            element('span', { class: 'outcome' }, outcome),
          );
          return element(
            'li',
            { 'data-tone': tone },
            sign(check.outcome),
            element('div', {}, name, element('p', {}, sentence)),
          );
        }),
      ),
      element(
        'p',
        { class: 'hint' },
        `Checked in this browser on ${formatTime(new Date())}. Whether you have the person named in front of you can’t be checked here.`,
      ),
    ),
  ];
  return parts.filter((part) => part !== undefined);
}

function factsOf(
  summary: CredentialSummary,
  certificate: PublicCertificate | undefined,
): HTMLElement {
  const hours = certificate?.instructionHours;
  // From a file that the holder hands over, the signed name shows even if the public page keeps it private.
  const holder = certificate?.holderName ?? summary.holderName;
  const facts: [string, string | undefined][] = [
    ['Awarded to', holder ?? (certificate ? 'The holder keeps the name private' : undefined)],
    ['Issued by', issuerOf(summary)],
    ['Completed on', formatDate(certificate?.completedAt ?? summary.awardedDate)],
    ['Issued on', formatDate(summary.validFrom)],
    ['Valid until', formatDate(summary.validUntil)],
    ['Instruction hours', hours === undefined ? undefined : String(hours)],
    ['Certificate ID', certificate?.certificateId],
  ];
  const shown = facts.flatMap(([name, value]) =>
    value ? [element('div', {}, element('dt', {}, name), element('dd', {}, value))] : [],
  );
  const title = certificate?.courseTitle ?? summary.achievementName;
  return element(
    'section',
    { class: 'panel', 'aria-labelledby': 'title' },
    element(
      'div',
      { class: 'title' },
      element('h2', { id: 'title' }, title ?? 'Untitled achievement'),
      summary.description ? element('p', {}, summary.description) : undefined,
    ),
    element('dl', { class: 'facts' }, ...shown),
    summary.criteria
      ? element('div', { class: 'title' }, element('p', {}, `What it took: ${summary.criteria}`))
      : undefined,
  );
}

function activitiesOf(activities: NonNullable<PublicCertificate['activities']>): HTMLElement {
  const rows = activities.map(({ title, kind, scorePercent }) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        title,
        kind ? element('span', {}, KINDS[kind] ?? kind) : undefined,
      ),
      element('td', {}, scorePercent === undefined ? 'Passed' : `${Math.round(scorePercent)}%`),
    ),
  );
  const head = element(
    'thead',
    {},
    element(
      'tr',
      {},
      element('th', { scope: 'col' }, 'Activity'),
      element('th', { scope: 'col' }, 'Score'),
    ),
  );
  return element(
    'section',
    { class: 'panel', 'aria-labelledby': 'activities-title' },
    element('h2', { id: 'activities-title' }, 'Activities passed'),
    element('table', {}, head, element('tbody', {}, ...rows)),
  );
}

const KINDS: Readonly<Record<string, string>> = {
  'skill-check': 'Skill check',
  scenario: 'Scenario',
  generator: 'Written work',
  document: 'Written work',
};

/** Says when and why a certificate was withdrawn or replaced, and leads to the newer one. */
function changeOf({
  state,
  changedAt,
  reason,
  replacedBy,
}: PublicCertificate): HTMLElement | undefined {
  if (state === 'valid') return undefined;
  const date = formatDate(changedAt);
  const verb = state === 'replaced' ? 'Replaced' : 'Withdrawn';
  const why = state === 'revoked' ? revocationReasons[reason ?? ''] : undefined;
  return element(
    'section',
    { class: 'panel', 'aria-label': verb },
    element('p', {}, [date ? `${verb} on ${date}.` : `${verb}.`, why].filter(Boolean).join(' ')),
    state === 'replaced' && replacedBy
      ? element(
          'p',
          {},
          element('a', { href: `/verify/${replacedBy}` }, 'Check the newer certificate'),
        )
      : undefined,
  );
}

function nextSteps(result: CheckResult): HTMLElement {
  const id = result.kind === 'verified' ? result.certificate?.certificateId : undefined;
  return element(
    'p',
    { class: 'actions' },
    element('a', { href: '/verify' }, 'Check another certificate'),
    id
      ? element(
          'a',
          { href: `/credentials/${id}.jwt`, download: `${id}.jwt` },
          'Download the signed credential (.jwt)',
        )
      : undefined,
  );
}

function formatDate(instant: string | undefined): string | undefined {
  if (instant === undefined || Number.isNaN(Date.parse(instant))) return undefined;
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function formatTime(instant: Date): string {
  return instant.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
}
