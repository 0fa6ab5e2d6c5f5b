import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledPackages, licensesText } from './third-party-licenses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, path), text);
}

describe('the licenses of third parties', () => {
  it('name every package with code, fonts or inlined code in the bundle', () => {
    write('dist/.vite/licenses.json', [
      { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'MIT of React' },
      { name: 'docx', version: '9.0.0', identifier: 'MIT', text: 'MIT of docx' },
      { name: '@fonts/serif', version: '1.0.0', identifier: 'MIT', text: 'MIT of the code' },
    ]);
    write('dist/.vite/manifest.json', {
      'src/entry-client.tsx': {},
      '../node_modules/@fonts/serif/files/serif.woff2': {},
    });
    write('node_modules/@fonts/serif/package.json', { version: '1.0.0', license: 'OFL-1.1' });
    write('node_modules/@fonts/serif/LICENSE', 'MIT of the code');
    write('node_modules/@fonts/serif/LICENSE_FONT', 'SIL OPEN FONT LICENSE');
    write('node_modules/nanoid/package.json', { version: '5.0.0', license: 'MIT' });
    write('node_modules/nanoid/LICENSE', 'MIT of nanoid');

    const text = licensesText(bundledPackages(join(folder, 'dist'), join(folder, 'node_modules')));
    const headings = text.match(/^\S+ \d+\.\d+\.\d+ \(.*\)$/gm);
    expect(headings).toEqual([
      '@fonts/serif 1.0.0 (OFL-1.1)',
      'docx 9.0.0 (MIT)',
      'nanoid 5.0.0 (MIT)',
      'react 19.0.0 (MIT)',
    ]);
    for (const expected of [
      'MIT of React',
      'MIT of docx',
      'MIT of nanoid',
      'SIL OPEN FONT LICENSE',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('stop the build when a package has none', () => {
    expect(() => licensesText([{ name: 'mystery', version: '1.0.0' }])).toThrow(
      'The bundled package mystery has no license text',
    );
  });

  it('complete packages without a license file', () => {
    const text = licensesText([
      { name: '@aws-amplify/core', version: '6.0.0' },
      { name: 'aws-amplify', version: '6.0.0', text: 'Apache License' },
      { name: 'dfa', version: '1.2.0' },
    ]);
    expect(text.match(/Apache License/g)).toHaveLength(2);
    expect(text).toContain('Copyright (c) Devon Govett');
  });
});
