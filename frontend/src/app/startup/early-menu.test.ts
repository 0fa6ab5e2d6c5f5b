// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { reopenMenu, watchServedMenu } from './early-menu.ts';

const PAGE =
  '<button popovertarget="menu">Ada</button><div id="menu" popover="auto" data-do="menu"></div>';
const button = () => document.querySelector('button')!;
let clicks = 0;

beforeEach(() => {
  clicks = 0;
  document.body.innerHTML = PAGE;
  watchServedMenu();
});

/** Reports what the browser does with the menu: opens or closes it. */
function toggleMenu(newState: 'open' | 'closed') {
  const toggle = Object.assign(new Event('toggle'), { newState });
  document.getElementById('menu')!.dispatchEvent(toggle);
}

/** Replaces the served page, as the app does when it has loaded. */
function replacePage() {
  document.body.innerHTML = PAGE;
  button().addEventListener('click', () => (clicks += 1));
}

it('opens a menu again that was open when the app replaced the page, once', () => {
  toggleMenu('open');
  replacePage();
  reopenMenu();
  reopenMenu();
  expect(clicks).toBe(1);
  expect(document.activeElement).toBe(button());
});

it('leaves a closed menu closed', () => {
  toggleMenu('open');
  toggleMenu('closed');
  replacePage();
  reopenMenu();
  expect(clicks).toBe(0);
});

it('leaves a menu that was not replaced as it is', () => {
  button().addEventListener('click', () => (clicks += 1));
  toggleMenu('open');
  reopenMenu();
  expect(clicks).toBe(0);
});
