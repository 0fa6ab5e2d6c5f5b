import type { TextIssue } from '#source.ts';
import {
  blocksOf,
  boxAt,
  lawBoxesOf,
  section,
  sourcesOf,
  withoutQuotations,
  withoutSources,
} from './markdown-blocks.ts';
import { lawBoxMessages } from './validate-law-box.ts';

/** Names of statutes and codes as texts cite them. */
const LAW =
  /\bU\.S\.C\.|\bCFR\b|\b(Directive|Regulation) \(EU\)|\bGDPR\b|\bTitle VII\b|\bAct (of )?(19|20)\d\d\b|\b(Americans with Disabilities|Fair Labor Standards|National Labor Relations|Family and Medical Leave|Equality|Employment Rights) Act\b|\b(ADA|FMLA|FLSA|NLRA|ADEA)\b/;

/** Claims of certification for our courses. 'A licensed clinician' and 'certified mail' are fine. */
const CERTIFICATION =
  /\b(certified|accredited|licensed) (by (us|this|our|the course)\b|HR\b)|\bcertified (professional|practitioner|specialist|expert|partner|learner)s?\b|\bthis (course|badge|certificate|program|check)\b[^.]{0,60}\b(certifies|licenses|(is|are|makes you|gets you) (a )?(certified|accredited|licensed))\b|\b(become|becoming|get|getting|you are( now)?|you will be) (certified|accredited|licensed)\b/i;

/**
 * Checks every text a learner reads: local law is in a complete box that begins with its country, nothing claims to certify, and
 * exclamation marks appear only in quotations.
 *
 * Source: rules/content.md C1, C5
 */
export function wordingIssues(text: string): TextIssue[] {
  const boxes = lawBoxesOf(text);
  return blocksOf(withoutSources(text)).flatMap((block) => {
    const field = `line ${block.line}`;
    const found: TextIssue[] = [];
    const box = boxAt(boxes, block.line);
    if (box) {
      if (block.line === box.line)
        found.push(...lawBoxMessages(box).map((message) => ({ field, message })));
    } else {
      const law = LAW.exec(block.text)?.[0];
      if (law) {
        found.push({
          field,
          message: `names '${law}' outside a box that begins with **US.**, **UK.** or **EU.**`,
        });
      }
    }
    return [...found, ...voiceIssues(block.text, field)];
  });
}

/** Checks the wording of any text or activity. */
export function voiceIssues(text: string, field: string): TextIssue[] {
  const issues: TextIssue[] = [];
  const claim = CERTIFICATION.exec(text)?.[0];
  if (claim) issues.push({ field, message: `claims certification: '${claim}'` });
  if (/!(?!\[)/.test(withoutQuotations(text)))
    issues.push({ field, message: 'has an exclamation mark outside quotation marks' });
  return issues;
}

const POPULATION = String.raw`(?:employees|employers|workers|managers|supervisors|leaders|executives|CEOs|companies|organizations|firms|businesses|professionals|candidates|applicants|recruiters|people|adults|women|men|hires|newcomers|learners|mergers|projects|programs|HR)`;

/** Statements of a share of people or organizations, or of a difference that must have been measured. */
const STATISTICS: readonly RegExp[] = [
  new RegExp(
    String.raw`\d[\d.,]*\s?(?:%|percent\b) of (?:the |all |US |UK |our )*(?:\S+ ){0,2}${POPULATION}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:one|two|three|four|\d+) (?:in|out of) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\S+ ){0,2}${POPULATION}\b`,
    'i',
  ),
  /\d[\d.,]*\s?(?:%|percent\b) (?:more|less|fewer|higher|lower|faster|better|of the time)\b/i,
  /\b(?:\d+|two|three|four|five|ten) times (?:more|less|as) (?:likely|often|productive)\b/i,
  /\b(?:study|studies|surveys|surveyed|research|meta-analysis|researchers)\b.*\d\s?(?:%|percent\b)|\d\s?(?:%|percent\b).*\b(?:study|studies|surveys|surveyed|research|meta-analysis|researchers)\b/i,
  /\b(?:reduces?|improves?|increases?|boosts?|cuts?|lowers|costs)\b (?:\S+ ){0,6}\d[\d.,]*\s?(?:%|percent\b)/i,
];

/** Signs of a worked example: a word in its paragraph, a condition before the figure, or the arithmetic itself. */
const EXAMPLE = /\b(suppose|imagine|assume|for example|for instance|consider|let us)\b|, say,/i;
const CONDITION = /\bif\b/i;
const ARITHMETIC = /[÷×=]/;

const RESEARCH =
  /\b(studies|research|surveys|researchers|experts) (\w+ly )?(show|shows|showed|find|finds|found|suggest|suggests|prove|proves|agree|report)\b/i;

/** A journal article or a work by authors with initials, which is research rather than guidance. */
const STUDY = /["”],? (?:in )?\*[^*]+\*|^\p{Lu}[\p{L}'’-]+, \p{Lu}\.|\band others\b/u;

/**
 * Finds statistics without a source. A share of people or organizations ('40% of managers'), a measured difference ('18% more') or a
 * study's figure must name a listed source in the same paragraph; 'research shows' needs a listed study. Cases, briefs, tables,
 * quotations and worked examples are exempt.
 *
 * Source: rules/content.md C4
 */
export function claimIssues(text: string): TextIssue[] {
  const sources = sourcesOf(section(text, 'Sources')).map((source) => source.text);
  const names = sources.flatMap(namesOf);
  const told = ['Illustrative case', 'Contrasting case', 'Brief'].flatMap((heading) =>
    blocksOf(section(text, heading)),
  );
  const stories = new Set(told.map((block) => block.text));
  const boxes = lawBoxesOf(text);
  return blocksOf(withoutSources(text)).flatMap((block) => {
    const field = `line ${block.line}`;
    if (stories.has(block.text) || /^[|#]/.test(block.text) || boxAt(boxes, block.line)) return [];
    const words = withoutQuotations(block.text);
    const issues: TextIssue[] = [];
    if (RESEARCH.test(words) && !sources.some((source) => STUDY.test(source)))
      issues.push({ field, message: 'relies on research, but Sources list no study' });
    const figure = EXAMPLE.test(words) ? undefined : statisticOf(words);
    if (figure && !names.some((name) => words.includes(name)))
      issues.push({ field, message: `states '${figure}' without naming its source` });
    return issues;
  });
}

/** Returns the first statement of a measured figure. */
function statisticOf(paragraph: string): string | undefined {
  for (const sentence of paragraph.split(/(?<=[.?!])\s+(?=\p{Lu})/u)) {
    const found = STATISTICS.map((statistic) => statistic.exec(sentence)).find(Boolean);
    if (!found || ARITHMETIC.test(sentence) || CONDITION.test(sentence.slice(0, found.index)))
      continue;
    return found[0];
  }
  return undefined;
}

/** Returns the authors and organizations of a source, which precede its title. */
function namesOf(source: string): string[] {
  const before = /^[^"“*\d(]*/.exec(source)![0];
  return before.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? [];
}
