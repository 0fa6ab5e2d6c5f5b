// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { restoreEarlyInput, storeEarlyInput } from './early-input.ts';

function Form({ password }: { password: string }) {
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  return (
    <>
      <input
        type="email"
        autoComplete="username"
        aria-label="Email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input
        type="password"
        autoComplete={password}
        aria-label="Password"
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
      <output>{JSON.stringify([email, secret])}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Shows the prerendered sign-in form, types into it, and lets React take it over or replace it. */
function open(takeOver: (place: HTMLElement) => Root): string | null {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form password="current-password" />);
  document.body.append(place);
  const [email, password] = [...place.querySelectorAll('input')];
  email!.value = 'ada@example.com';
  password!.value = 'filled in by the browser';
  email!.focus();
  storeEarlyInput();
  act(() => {
    root = takeOver(place);
  });
  act(restoreEarlyInput);
  expect(document.activeElement).toBe(place.querySelector('input'));
  return place.querySelector('output')!.textContent;
}

it('input before hydration becomes known to React', () => {
  const shown = open((place) => hydrateRoot(place, <Form password="current-password" />));
  expect(shown).toBe('["ada@example.com","filled in by the browser"]');
});

it('input becomes known to a form that React takes over only now', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form password="current-password" />);
  document.body.append(place);
  const [email, password] = [...place.querySelectorAll('input')];
  email!.value = 'ada@example.com';
  storeEarlyInput();
  act(() => {
    root = hydrateRoot(place, <Form password="current-password" />);
    password!.value = 'typed in the meantime';
    restoreEarlyInput();
  });
  expect(place.querySelector('output')!.textContent).toBe(
    '["ada@example.com","typed in the meantime"]',
  );
});

it('input survives another form of the page, except a password in a field for a new one', () => {
  const shown = open((place) => {
    const created = createRoot(place);
    created.render(<Form password="new-password" />);
    return created;
  });
  expect(shown).toBe('["ada@example.com",""]');
});
