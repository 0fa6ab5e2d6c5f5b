import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#deploy/run.ts';

const runbook = readFileSync(join(projectRoot, 'infra/runbook.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const [, table = ''] = /^## Jobs\n([\s\S]*?)^## /m.exec(runbook) ?? [];
const jobs = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| \[([^\]]+)\]/gm)].map(
  ([, job, command, heading]) => ({ job: job!, command: command!, heading: heading! }),
);

describe('the runbook', () => {
  it('lists the jobs of an operator', () => {
    expect(jobs.length).toBeGreaterThan(15);
  });

  it.each(jobs)('has a command and a heading for: $job', ({ command, heading }) => {
    const [, script = ''] = /`npm run ([\w:-]+)/.exec(command) ?? [];
    expect(Object.keys(scripts)).toContain(script);
    expect(runbook).toMatch(new RegExp(`^#{2,3} ${heading}$`, 'm'));
  });
});
