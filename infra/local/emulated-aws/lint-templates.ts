import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@learning/infra/deploy/run';
import { pythonTool } from './python-tools.ts';

/** Accepted findings: rule → reason. */
const ACCEPTED: Record<string, string> = {
  W3005: 'CDK writes the dependency of a function on its role twice, which is harmless.',
};

/**
 * Checks CloudFormation templates against AWS's schemas with cfn-lint.
 *
 * @param assemblies folders of cloud assemblies
 * @throws OperatorFailure with the findings that are not accepted
 */
export async function lintTemplates(assemblies: string[]): Promise<string> {
  const templates = assemblies.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.template.json'))
      .map((name) => join(folder, name)),
  );
  const ignored = Object.keys(ACCEPTED).flatMap((rule) => ['--ignore-checks', rule]);
  await run('The check of the templates', [
    pythonTool('cfn-lint'),
    '--non-zero-exit-code',
    'informational',
    ...ignored,
    '--',
    ...templates,
  ]);
  return `${templates.length} templates, ${Object.keys(ACCEPTED).length} rule ignored: ${Object.values(ACCEPTED).join(' ')}`;
}
