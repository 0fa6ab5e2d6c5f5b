import { expect, it } from 'vitest';
import { lawReadings } from './law-readings.ts';
import { sampleFolder } from './testing/sample-folder.ts';

it('lists the law boxes of a course with their oldest dates, the oldest first (C47)', () => {
  const folder = sampleFolder();
  const box = (country: string, dates: string) => `> **${country}.** The act. ${dates}\n`;
  const [module] = folder.course.modules;
  folder.modules.set(
    module!.id,
    `${box('US', 'Checked on 2026-11-20.')}\nText.\n\n> A quotation.\n`,
  );
  folder.resources.set(
    'rubric',
    box('UK', 'Checked on 2026-11-22. The order: checked on 2026-11-02.'),
  );
  const found = lawReadings(folder);
  expect(found.map(({ country, readOn }) => [country, readOn])).toEqual([
    ['UK', '2026-11-02'],
    ['US', '2026-11-20'],
  ]);
  expect(found[1]!.title).toBe(module!.title);
});
