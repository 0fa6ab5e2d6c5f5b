import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editAssembly } from './assembly.ts';

const template = '{\n "Resources": {\n  "A": {\n   "Type": "AWS::SNS::Topic"\n  }\n }\n}';
const hash = createHash('sha256').update(template).digest('hex');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  mkdirSync(join(folder, 'from'));
  writeFileSync(join(folder, 'from/one.template.json'), template);
  writeFileSync(join(folder, 'from/manifest.json'), `{"url":"s3://bucket/${hash}.json"}`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, 'to', name), 'utf8');

it('a changed template gets a new name, so that it is uploaded again', () => {
  editAssembly(join(folder, 'from'), join(folder, 'to'), (_stack, { Resources }) => {
    Resources['B'] = { Type: 'AWS::SQS::Queue' };
  });
  const changed = read('one.template.json');
  expect(JSON.parse(changed).Resources.B).toEqual({ Type: 'AWS::SQS::Queue' });
  const name = createHash('sha256').update(changed).digest('hex');
  expect(read('manifest.json')).toBe(`{"url":"s3://bucket/${name}.json"}`);
});

it('an unchanged template has the same text and name', () => {
  editAssembly(join(folder, 'from'), join(folder, 'to'), () => {});
  expect(read('one.template.json')).toBe(template);
  expect(read('manifest.json')).toContain(hash);
});
