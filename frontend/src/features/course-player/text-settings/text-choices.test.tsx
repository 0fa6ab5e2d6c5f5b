// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { applyTextSettings } from '#app/head/text-settings.ts';
import { TextChoices } from './text-choices.tsx';

const look = () => {
  const { textSize, textWidth } = document.documentElement.dataset;
  return { textSize, textWidth };
};

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['textSize'];
  delete document.documentElement.dataset['textWidth'];
});

it('sets the open page at once, and the next one before its first paint', async () => {
  render(<TextChoices />);
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Wide' }));
  expect(look()).toMatchObject({ textSize: 'large', textWidth: 'wide' });

  delete document.documentElement.dataset['textSize'];
  delete document.documentElement.dataset['textWidth'];
  applyTextSettings();
  expect(look()).toMatchObject({ textSize: 'large', textWidth: 'wide' });
});

it('leaves the standard look when nothing usable is stored', () => {
  localStorage.setItem('text-settings:v1', 'no JSON');
  applyTextSettings();
  expect(look()).toEqual({});
  localStorage.setItem('text-settings:v1', 'null');
  applyTextSettings();
  expect(look()).toEqual({});
});

it('keeps the countries of the learner on the device', async () => {
  render(<TextChoices />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'United Kingdom' }));
  expect(localStorage.getItem('law-countries:v1')).toBe('["UK"]');
  await userEvent.click(screen.getByRole('checkbox', { name: 'United Kingdom' }));
  expect(localStorage.getItem('law-countries:v1')).toBeNull();
});
