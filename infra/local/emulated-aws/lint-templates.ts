import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@learning/infra/deploy/run';
import { pythonTool } from './python-tools.ts';

/** Findings that are right as they are: rule → why. */
const EXPLAINED: Record<string, string> = {
  W3005: 'CDK writes the dependency of a function on its role twice; the second does no harm.',
};

/**
 * Checks CloudFormation templates against AWS's schemas with cfn-lint.
 *
 * @param assemblies Folders of cloud assemblies.
 * @throws OperatorFailure with the findings that are not explained.
 */
export async function lintTemplates(assemblies: string[]): Promise<string> {
  const templates = assemblies.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.template.json'))
      .map((name) => join(folder, name)),
  );
  const ignored = Object.keys(EXPLAINED).flatMap((rule) => ['--ignore-checks', rule]);
  await run('The check of the templates', [
    pythonTool('cfn-lint'),
    '--non-zero-exit-code',
    'informational',
    ...ignored,
    '--',
    ...templates,
  ]);
  return `${templates.length} templates, ${Object.keys(EXPLAINED).length} rule left out: ${Object.values(EXPLAINED).join(' ')}`;
}
