/** Edits a copy of CDK's cloud assembly, so that only known differences separate it from the synthesized one. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
}

export interface Template {
  Resources: Record<string, Resource>;
}

/**
 * Copies an assembly and changes its templates.
 *
 * @param edit changes a stack's template in place
 */
export function editAssembly(
  from: string,
  to: string,
  edit: (stack: string, template: Template) => void,
): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const ending = '.template.json';
  for (const file of readdirSync(to).filter((name) => name.endsWith(ending))) {
    const path = join(to, file);
    const before = readFileSync(path);
    const template = JSON.parse(before.toString()) as Template;
    edit(file.slice(0, -ending.length), template);
    const after = JSON.stringify(template, null, 1);
    if (after === before.toString()) continue;
    writeFileSync(path, after);
    rename(to, sha256(before), sha256(after));
  }
}

/** Renames a template to the hash of its text; under the old name the previous upload would be deployed. */
function rename(assembly: string, oldName: string, newName: string) {
  for (const file of readdirSync(assembly).filter((name) => /manifest|\.assets/.test(name))) {
    const path = join(assembly, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(oldName)) writeFileSync(path, text.replaceAll(oldName, newName));
  }
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
