import { figureIdsIn, FigureSource } from '#figure-schema.ts';
import { resourceSlug } from '#schema.ts';
import type { ContentIssue, CourseFolder } from '#source.ts';
import { interactiveIssues } from './validate-interactive-figure.ts';
import { schemaIssues } from './schema-issues.ts';
import { checkResourceText } from './validate-text.ts';
import { checkWorkbook } from './validate-workbook.ts';

/** Checks a course's figures and where its modules show them. Source: rules/content.md C30. */
export function checkFigures({ slug, modules, figures }: CourseFolder): ContentIssue[] {
  const shown = [...modules].flatMap(([moduleId, text]) =>
    figureIdsIn(text).map((id) => ({ id, file: `${slug}/modules/${moduleId}.md` })),
  );
  return [
    ...[...figures].flatMap(([id, figure]) => figureIssues(`${slug}/figures/${id}.ts`, id, figure)),
    ...shown
      .filter(({ id }) => !figures.has(id))
      .map(({ id, file }) => ({ file, field: `figure ${id}`, message: 'is not in figures/' })),
    ...[...figures.keys()]
      .filter((id) => shown.filter((file) => file.id === id).length !== 1)
      .map((id) => ({
        file: `${slug}/figures/${id}.ts`,
        field: '',
        message: 'must be shown by exactly one module',
      })),
  ];
}

function figureIssues(file: string, id: string, figure: FigureSource): ContentIssue[] {
  const shape = schemaIssues(FigureSource, figure, file);
  if (shape.length > 0) return shape;
  const issues: ContentIssue[] = [];
  if (figure.id !== id) issues.push({ file, field: 'id', message: 'is not the file name' });
  if (figure.type === 'bars' || figure.type === 'lines') {
    figure.rows.forEach(({ values }, index) => {
      if (values.length !== figure.series.length)
        issues.push({
          file,
          field: `rows.${index}.values`,
          message: `are ${values.length}; series has ${figure.series.length} names`,
        });
    });
  }
  if (figure.type === 'bars' && figure.highlight !== undefined) {
    if (!figure.rows.some(({ label }) => label === figure.highlight))
      issues.push({ file, field: 'highlight', message: 'is the label of no row' });
  }
  return [
    ...issues,
    ...interactiveIssues(figure).map(([field, message]) => ({ file, field, message })),
  ];
}

/** Checks filled versions and workbooks of resources. Source: rules/content.md C31, C32. */
export function checkResourceFiles({
  slug,
  course,
  filledResources,
  workbooks,
}: CourseFolder): ContentIssue[] {
  const named = new Set(course.modules.flatMap((module) => module.resources).map(resourceSlug));
  const unknown = (file: string) => ({
    file,
    field: '',
    message: 'belongs to no resource of course.ts',
  });
  return [
    ...[...filledResources].flatMap(([id, text]) => {
      const file = `${slug}/resources/${id}.filled.md`;
      return named.has(id) ? checkResourceText(file, text) : [unknown(file)];
    }),
    ...[...workbooks].flatMap(([id, workbook]) => {
      const file = `${slug}/workbooks/${id}.ts`;
      return named.has(id) ? checkWorkbook(file, workbook) : [unknown(file)];
    }),
  ];
}
