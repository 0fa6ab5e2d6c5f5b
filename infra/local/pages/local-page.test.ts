import { expect, test } from 'vitest';
import { localPage, type LocalState } from './local-page.ts';

const state: LocalState = {
  demo: { email: 'demo@x.example', password: 'published' },
  operators: [{ email: 'operator@x.example', password: 'published', code: '123456' }],
  mails: [
    {
      to: 'b@x.example',
      subject: 'Second',
      text: 'Code 222222',
      code: '222222',
      sentAt: '2026-01-02T10:00:00.000Z',
    },
    {
      to: 'a@x.example',
      subject: 'First',
      text: 'Code 111111',
      code: '111111',
      sentAt: '2026-01-01T10:00:00.000Z',
    },
  ],
  users: [{ sub: '1', email: 'a@x.example', name: 'Ada', status: 'UNCONFIRMED' }],
  items: new Map([
    ['course', 15],
    ['module', 90],
  ]),
};

test('The page shows codes (newest first), accounts, item counts and the demo account', () => {
  const page = localPage(state);
  expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'));
  expect(page).toMatch(/a@x\.example<br \/><small>Ada<\/small>\s*<\/td>\s*<td>unconfirmed/);
  expect(page).toMatch(/>Total<\/th>\s*<td class="number">105</);
  expect(page).toContain('demo@x.example');
});

test('Typed text is escaped', () => {
  const name = '<script>alert(1)</script>"';
  const page = localPage({ ...state, users: [{ ...state.users[0]!, name }] });
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
});

test('The page contains no inline script or style', () => {
  expect(localPage(state)).not.toMatch(/<script|<style|style=/);
});
