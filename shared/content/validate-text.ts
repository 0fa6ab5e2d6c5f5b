import type { CourseLevel } from '../domain/course.ts';
import type { ModuleSource } from './schema.ts';
import type { ContentIssue } from './source.ts';

export const LEGAL_NOTE =
  'Educational content, not legal advice. Check local law and consult qualified counsel.';

/** Words of one module, by level; assessments are shorter (content rule 9). */
export const WORD_RANGES: Record<CourseLevel | 'assessment', readonly [number, number]> = {
  beginner: [700, 900],
  intermediate: [800, 1000],
  advanced: [800, 1000],
  expert: [900, 1200],
  assessment: [300, 500],
};

const LESSON_HEADINGS = [
  'Why it matters',
  'Core ideas',
  'Illustrative case',
  'Workplace practice',
  'Takeaways',
  'Sources',
];
const ASSESSMENT_HEADINGS = ['Brief', 'Deliverable', 'Rubric', 'Skill check', 'Reflection'];
const MIN_PAUSES = 2;
const MIN_SOURCES = 2;
const MAX_TABLE_COLUMNS = 4;

/** Content rules 2, 3, 9–12 for a module's text. */
export function checkModuleText(
  file: string,
  text: string,
  module: Pick<ModuleSource, 'type' | 'keyPoints'>,
  level: CourseLevel,
): ContentIssue[] {
  const isLesson = module.type === 'lesson';
  const issues = [...checkMarkdown(file, text), ...checkLegalNote(file, text)];
  const [least, most] = WORD_RANGES[isLesson ? level : 'assessment'];
  const words = countWords(text);
  if (words < least || words > most) {
    issues.push({ file, field: '', message: `has ${words} words; ${least} to ${most} are wanted` });
  }
  if (/^# /m.test(text))
    issues.push({
      file,
      field: '',
      message: 'has a first-level heading; the page prints the title',
    });
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]!.trim());
  const wanted = isLesson ? LESSON_HEADINGS : ASSESSMENT_HEADINGS;
  if (headings.join('|') !== wanted.join('|')) {
    issues.push({
      file,
      field: 'headings',
      message: `are '${headings.join(', ')}'; wanted: '${wanted.join(', ')}'`,
    });
  }
  if (!isLesson) return issues;
  const keyIdeas = section(text, 'Core ideas').match(/^### /gm)?.length ?? 0;
  if (keyIdeas < module.keyPoints.length) {
    issues.push({
      file,
      field: 'Core ideas',
      message: `has ${keyIdeas} headings for ${module.keyPoints.length} key points`,
    });
  }
  const pauses = text.match(/^> \*\*Pause and apply/gm)?.length ?? 0;
  if (pauses < MIN_PAUSES) {
    issues.push({
      file,
      field: 'Pause and apply',
      message: `appears ${pauses} times; ${MIN_PAUSES} are wanted`,
    });
  }
  const sources = section(text, 'Sources').match(/^[-*\d].*(19|20)\d\d/gm)?.length ?? 0;
  if (sources < MIN_SOURCES) {
    issues.push({
      file,
      field: 'Sources',
      message: `lists ${sources} sources with a year; ${MIN_SOURCES} are wanted`,
    });
  }
  return issues;
}

/** Content rules 2, 12 and 13 for a resource. */
export function checkResourceText(file: string, text: string): ContentIssue[] {
  const issues = [...checkMarkdown(file, text), ...checkLegalNote(file, text)];
  if (!/^# \S/.test(text))
    issues.push({ file, field: '', message: 'must begin with its title as `# Title`' });
  return issues;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function checkLegalNote(file: string, text: string): ContentIssue[] {
  return text.trimEnd().endsWith(`*${LEGAL_NOTE}*`)
    ? []
    : [{ file, field: '', message: `must end with: *${LEGAL_NOTE}*` }];
}

function checkMarkdown(file: string, text: string): ContentIssue[] {
  const rules: [RegExp, string][] = [
    [/<\/?[a-z][^>]*>/i, 'has HTML'],
    [/!\[[^\]]*\]\(/, 'has an image'],
    [/^(```|~~~)/m, 'has a code block'],
    [/^\[\^/m, 'has a footnote'],
    [/^#{5,} /m, 'has a heading below the fourth level'],
    [/javascript:/i, 'has a script address'],
  ];
  const issues = rules.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ file, field: `line ${lineOf(text, match.index)}`, message }] : [];
  });
  for (const match of text.matchAll(/^\|(.+)\|\s*$/gm)) {
    const columns = match[1]!.split(/(?<!\\)\|/).length;
    if (columns > MAX_TABLE_COLUMNS) {
      const field = `line ${lineOf(text, match.index)}`;
      issues.push({
        file,
        field,
        message: `has a table of ${columns} columns; ${MAX_TABLE_COLUMNS} at most`,
      });
      break;
    }
  }
  return issues;
}

function section(text: string, heading: string): string {
  const start = text.indexOf(`## ${heading}\n`);
  if (start < 0) return '';
  const end = text.indexOf('\n## ', start + 1);
  return text.slice(start, end < 0 ? undefined : end);
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
