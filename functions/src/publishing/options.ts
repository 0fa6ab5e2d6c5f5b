/**
 * Command: `npm run content:options` writes 60 questions and decisions without anything but their options, and their key. With the
 * answers of a reader who does not know the key, `npm run content:options -- --answers FILE` prints how many right options were found.
 *
 * `--courses a,b` takes the items of these courses only, `--seed 2` draws others, `--folder DIR` names the place of the two files.
 */
import type { SampledItem } from './report/options-sample.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from './load-content.ts';
import { optionsFound, optionSheet, sampleOptions } from './report/options-sample.ts';

const COUNT = 60;

const { values } = parseArgs({
  options: {
    answers: { type: 'string' },
    courses: { type: 'string' },
    folder: { type: 'string', default: '.' },
    seed: { type: 'string', default: '1' },
  },
});
const sheet = join(values.folder, 'options.txt');
const key = join(values.folder, 'options-key.json');

if (values.answers === undefined) {
  const wanted = values.courses?.split(',');
  const folders = (await loadContent()).filter(({ slug }) => !wanted || wanted.includes(slug));
  const sample = sampleOptions(folders, { count: COUNT, seed: Number(values.seed) });
  writeFileSync(sheet, `${optionSheet(sample).join('\n')}\n`);
  writeFileSync(key, `${JSON.stringify(sample, null, 2)}\n`);
  console.log(`${sample.length} items are in ${sheet}, their key in ${key}.`);
} else {
  const sample = JSON.parse(readFileSync(key, 'utf8')) as SampledItem[];
  try {
    console.log(optionsFound(sample, readFileSync(values.answers, 'utf8')).join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
