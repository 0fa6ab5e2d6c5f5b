// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noteServedMenu, reopenMenu } from './early-menu.ts';

const BUTTON = '<button data-do="toggle-menu" aria-expanded="false">Ada</button>';
const button = () => document.querySelector('button')!;
let presses = 0;

beforeEach(() => {
  presses = 0;
  document.body.innerHTML = BUTTON;
  noteServedMenu();
});

/** Replaces the served page, as the app does when it has loaded. */
function replacePage() {
  document.body.innerHTML = BUTTON;
  button().addEventListener('click', () => (presses += 1));
}

it('opens a menu again that was open when the app replaced the page, once', () => {
  button().setAttribute('aria-expanded', 'true');
  replacePage();
  reopenMenu();
  reopenMenu();
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(button());
});

it('leaves a closed menu closed, and one that was not replaced as it is', () => {
  replacePage();
  reopenMenu();
  noteServedMenu();
  button().setAttribute('aria-expanded', 'true');
  reopenMenu();
  expect(presses).toBe(0);
});
