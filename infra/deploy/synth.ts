/** Command: `npm run synth -- --env NAME` writes the CloudFormation templates of an environment. Works offline. */
import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { buildFunctions } from './build/build.ts';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './operator-failure.ts';
import { projectRoot } from './run.ts';
import { synthesize } from './synthesize.ts';

await runCommand(async () => {
  const { settings } = readCommandLine();
  await buildFunctions();
  const folder = await synthesize(settings);
  const templates = (await readdir(folder)).filter((name) => name.endsWith('.template.json'));
  console.log(
    `Synth  ${settings.name}: ${templates.length} stacks in ${relative(projectRoot, folder)}`,
  );
  for (const template of templates) console.log(`  ${template}`);
});
