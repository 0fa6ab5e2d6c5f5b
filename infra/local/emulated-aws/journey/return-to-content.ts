import assert from 'node:assert/strict';
import { run } from '@learning/infra/deploy/run';
import { tableName } from '@learning/infra/environments';

/**
 * Publishes an earlier version of the content and then the later one again, with the command of an operator.
 *
 * @returns a line for each step
 */
export async function returnToContent(environment: string): Promise<string[]> {
  const content = (...args: string[]) =>
    run(
      'The content command',
      [process.execPath, 'functions/src/publishing/publish.ts', '--env', environment, ...args],
      { env: { TABLE_NAME: tableName(environment) } },
    );
  const versions = async () => {
    const listed = (await content('--versions')).matchAll(/^ {2}([* ]) ([0-9a-f]{12}) /gm);
    const found = [...listed].map(([, mark, version]) => ({ version: version!, mark }));
    return { live: found.find(({ mark }) => mark === '*')?.version, all: found };
  };
  const { live, all } = await versions();
  assert.ok(live && all.length >= 2, 'two versions were published');
  const planned = await content('--rollback', '--dry-run');
  assert.match(planned, /~ course 1 .*\n.*1 changed.*\n.*nothing was written/);
  await content('--rollback');
  const before = await versions();
  assert.notEqual(before.live, live);
  await content('--rollback', live);
  assert.equal((await versions()).live, live);
  assert.match(await content('--rollback', live, '--dry-run'), / 0 changed, 0 removed/);
  return [`${live} → ${before.live} → ${live}, ${all.length} versions`];
}
