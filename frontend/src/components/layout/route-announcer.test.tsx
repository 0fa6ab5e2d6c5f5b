import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Renders a site of two pages; the returned function loads the second. */
async function openSite() {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = createRootRoute({
    staticData: { page: null },
    component: () => (
      <>
        <RouteAnnouncer />
        <button type="button">Menu</button>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </>
    ),
  });
  const first = createRoute({
    staticData: { page: null },
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        <Link to="/pricing">Go on</Link>
        <button type="button">Of the first page</button>
      </>
    ),
  });
  const second = createRoute({
    staticData: { page: null },
    getParentRoute: () => root,
    path: '/pricing',
    loader: () => arrived,
    component: () => <h1 tabIndex={-1}>Second</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  click(await screen.findByRole('link', { name: 'Go on' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/pricing'));
  return { arrive };
}

/** Clicks a button like a pointer: happy-dom does not move the focus. */
function click(control: HTMLElement) {
  fireEvent.pointerDown(control);
  control.focus();
  fireEvent.click(control);
}

const title = () => screen.findByRole('heading', { name: 'Second' });

describe('the focus after a navigation', () => {
  test('goes to the title of the new page', async () => {
    const { arrive } = await openSite();
    arrive();
    const heading = await title();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('stays on an element that stays, when the learner moved it there before the page loaded', async () => {
    const { arrive } = await openSite();
    click(screen.getByRole('button', { name: 'Menu' }));
    arrive();
    await title();
    await frames();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  test('stays where the Tab key moved it', async () => {
    const { arrive } = await openSite();
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    fireEvent.keyDown(menu, { key: 'Tab' });
    arrive();
    await title();
    await frames();
    expect(document.activeElement).toBe(menu);
  });

  test.each([
    ['a control that left with its page', () => click(page('Of the first page'))],
    ['a click beside every control', () => fireEvent.pointerDown(document.body)],
    ['a key that silences', () => fireEvent.keyDown(page('Menu'), { key: 'Control' })],
    ['Enter still held', () => fireEvent.keyDown(page('Menu'), { key: 'Enter', repeat: true })],
  ])('goes to the title after %s', async (_what, gesture) => {
    const { arrive } = await openSite();
    gesture();
    arrive();
    const heading = await title();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

const page = (name: string) => screen.getByRole('button', { name });

/** The focus moves one frame after the page is loaded. */
async function frames() {
  for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
}
