import type { CourseLevel } from '@learning/shared/domain/course';
import { deskMinutes, pauseMinutes } from '#hours.ts';
import { pausesOf } from './pauses.ts';
import { readingGrade } from './reading-grade.ts';
import type { ModuleSource } from '#schema.ts';
import type { TextIssue } from '#source.ts';
import { countWords, section, sourcesOf } from './markdown-blocks.ts';

const MIN_PAUSES = 2;
const MIN_SOURCES = 2;
/** A second case is short, because it shows one mistake. */
const CONTRASTING_CASE_WORDS = { least: 80, most: 220 };
const CASE_LABEL = '*Composite, for illustration.*';
/** The last three years. Source: rules/content.md C4. */
const CASE_YEARS = { first: 2024, last: 2026 };

/**
 * Accepted Flesch–Kincaid grades by level. The ranges are wider than what writers aim for, because plain writing about a hard subject
 * scores low and a page of necessary terms scores high.
 *
 * Source: rules/content.md C6
 */
export const READING_GRADES: Record<CourseLevel, readonly [number, number]> = {
  beginner: [5, 10],
  intermediate: [6, 11.5],
  advanced: [6, 11.5],
  expert: [6.5, 13],
};

export function readingIssues(text: string, level: CourseLevel): TextIssue[] {
  const [least, most] = READING_GRADES[level];
  const grade = readingGrade(text);
  return Number.isNaN(grade) || (grade >= least && grade <= most)
    ? []
    : [
        {
          field: '',
          message: `reads at grade ${grade.toFixed(1)}; ${least} to ${most} suits this level`,
        },
      ];
}

/** Checks the sections of a lesson. Source: rules/content.md C3, C4, C10. */
export function lessonIssues(text: string, module: Pick<ModuleSource, 'keyPoints'>): TextIssue[] {
  return [
    ...coreIdeaIssues(text, module.keyPoints.length),
    ...pauseIssues(text),
    ...caseIssues(text, 'Illustrative case'),
    ...contrastIssues(text),
    ...practiceIssues(text),
  ];
}

function coreIdeaIssues(text: string, keyPoints: number): TextIssue[] {
  const ideas = section(text, 'Core ideas').match(/^### /gm)?.length ?? 0;
  return ideas >= keyPoints
    ? []
    : [{ field: 'Core ideas', message: `has ${ideas} headings for ${keyPoints} key points` }];
}

/** Checks that each prompt names its minutes and has a task after its label. */
function pauseIssues(text: string): TextIssue[] {
  const pauses = pausesOf(text);
  const field = 'Pause and apply';
  if (pauses.length < MIN_PAUSES) {
    return [{ field, message: `appears ${pauses.length} times; ${MIN_PAUSES} are required` }];
  }
  const issues: TextIssue[] = [];
  if (pauses.some(({ prompt }) => prompt.replace(/^Take .*? minutes?\.\s*/, '').length < 20))
    issues.push({ field, message: 'has no task' });
  if (pauses.some(({ prompt }) => pauseMinutes(prompt) === undefined))
    issues.push({ field, message: 'does not say how long it takes: Take five minutes.' });
  return issues;
}

function contrastIssues(markdown: string): TextIssue[] {
  const field = 'Contrasting case';
  const text = section(markdown, field);
  if (text === '') return [];
  const { least, most } = CONTRASTING_CASE_WORDS;
  const words = countWords(text);
  return [
    ...caseIssues(markdown, field),
    ...(words >= least && words <= most
      ? []
      : [{ field, message: `has ${words} words; ${least} to ${most} are required` }]),
  ];
}

function caseIssues(markdown: string, field: string): TextIssue[] {
  const text = section(markdown, field);
  if (text === '') return [];
  const issues: TextIssue[] = [];
  if (!text.replace(/^## .*\n+/, '').startsWith(CASE_LABEL))
    issues.push({ field, message: `must begin with: ${CASE_LABEL}` });
  const { first, last } = CASE_YEARS;
  for (const [year] of text.matchAll(/(?<![\d,.])(19|20)\d\d(?![\d,]\d)\b/g)) {
    if (Number(year) < first || Number(year) > last)
      issues.push({ field, message: `is set in ${year}; ${first} to ${last} are required` });
  }
  return issues;
}

/** Checks the stated minutes; those of the parts must add up to them. Source: rules/hours.md H8 */
function practiceIssues(markdown: string): TextIssue[] {
  const text = section(markdown, 'Workplace practice');
  if (text === '') return [];
  const field = 'Workplace practice';
  const stated = deskMinutes(markdown, 'lesson');
  if (stated === undefined) return [{ field, message: 'does not state its minutes' }];
  const parts = [...text.matchAll(/\((\d+)(?: minutes)?\)/g)].map((match) => Number(match[1]));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.length < 2 || total === stated
    ? []
    : [{ field, message: `has parts of ${parts.join(' + ')} minutes; it states ${stated}` }];
}

/** Checks the sources of a module: at least two name their year, and a reader can open each one. Source: rules/content.md C3, C11. */
export function sourceIssues(text: string): TextIssue[] {
  const field = 'Sources';
  const sources = sourcesOf(section(text, field));
  const dated = sources.filter(({ year }) => year !== undefined).length;
  const unlinked = sources.filter((source) => !/\]\(https:/.test(source.text)).length;
  const issues: TextIssue[] = [];
  if (dated < MIN_SOURCES) {
    const message = `lists ${dated} sources with a year; ${MIN_SOURCES} are required`;
    issues.push({ field, message });
  }
  if (unlinked > 0) issues.push({ field, message: `lists ${unlinked} sources without a link` });
  return issues;
}
