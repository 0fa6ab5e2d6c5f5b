// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

const Part = ({ text }: { text: string }) => <p>{text}</p>;

it('shows the part, or nothing in its place when its code cannot be loaded', async () => {
  const Loaded = lazyExtra(async () => Part);
  const Missing = lazyExtra<{ text: string }>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { container } = render(
    <Suspense fallback="loading">
      <Missing text="missing" />
      <Loaded text="loaded" />
    </Suspense>,
  );
  expect(await screen.findByText('loaded')).toBeTruthy();
  expect(container.textContent).toBe('loaded');
});
