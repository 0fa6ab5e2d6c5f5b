import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.ts';

it('names the scripts inside a page that a browser runs or obeys', () => {
  const page = `<script>first()</script>
    <script type="module" src="/assets/index.js"></script>
    <script type="application/json" id="query-state">{}</script>
    <script type="speculationrules">{"prefetch":[]}</script>`;
  const expected = ['first()', '{"prefetch":[]}'].map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  expect(inlineScriptHashes(page)).toEqual(expected);
});
