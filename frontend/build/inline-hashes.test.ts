import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

it('names the styles inside a page, and the scripts that a browser runs or obeys', () => {
  const page = `<script>first()</script>
    <script type="module" src="/assets/index.js"></script>
    <script type="application/json" id="query-state">{}</script>
    <style>p > a { color: red }</style>
    <script type="speculationrules">{"prefetch":[]}</script>`;
  const expected = ['first()', 'p > a { color: red }', '{"prefetch":[]}'].map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  expect(inlineHashes(page)).toEqual(expected);
});
