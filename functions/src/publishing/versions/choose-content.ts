import { bundle, tiers } from '@learning/content/tiers';
import { readFile } from 'node:fs/promises';
import type { Table } from '#table/table.ts';
import { checkContent } from '../check-content.ts';
import { compileContent } from '../compile/compile-content.ts';
import { loadContent } from '../load-content.ts';
import { reportIssues } from '../report-issues.ts';
import {
  CURRENT_VERSIONS,
  readContent,
  unreadableItems,
  type CompiledContent,
} from './compiled-content.ts';
import { listVersions, readVersion, versionBefore } from './content-versions.ts';

/** Compiles the content of the checkout. Ends the process when it has issues. */
export async function contentOfCheckout(): Promise<CompiledContent> {
  const folders = await loadContent();
  reportIssues(checkContent(folders));
  return { versions: CURRENT_VERSIONS, items: await compileContent(folders, tiers, [bundle]) };
}

/** Reads what a build compiled. Its own release reads it, so it need not be readable for this one. */
export async function contentOfBuild(file: string): Promise<CompiledContent> {
  return readContent(await readFile(file, 'utf8'));
}

/**
 * Reads a version that was published before.
 *
 * @param wanted its name; undefined: the version before the live one
 * @throws Error when there is none, or the functions of this release could not read it
 */
export async function contentOfVersion(
  table: Table,
  wanted: string | undefined,
): Promise<CompiledContent> {
  const version = wanted ?? versionBefore(await listVersions(table))?.version;
  const content = version === undefined ? undefined : await readVersion(table, version);
  if (!content) {
    throw new Error(
      wanted === undefined
        ? 'There is no version before the live one.'
        : `There is no version ${wanted}. --versions lists them.`,
    );
  }
  const unreadable = unreadableItems(content);
  if (unreadable.length === 0) return content;
  throw new Error(
    [
      ...unreadable.slice(0, 5),
      `This release cannot read the version ${version}: roll back the release instead, which takes its content along.`,
    ].join('\n'),
  );
}
